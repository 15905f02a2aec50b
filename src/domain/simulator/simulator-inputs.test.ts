import { expect, test } from 'vitest';
import { readInputs, type SimulatorInputs, writeInputs } from './simulator-inputs.ts';

const begins: SimulatorInputs = {
  strategy: 4,
  amount: 1000,
  monthly: 50,
  years: 15,
  increase: 0,
  inflation: 0.02,
  isReal: false,
  goal: 2000,
};
const levels = [1, 4, 7];

test.each([
  ['nothing is what it begins with', {}, {}],
  [
    'numbers are read, rates in percent',
    { amount: '12.5', increase: '3', inflation: '2.5' },
    { amount: 12.5, increase: 0.03, inflation: 0.025 },
  ],
  ['a withdrawal is below nothing', { monthly: '-500' }, { monthly: -500 }],
  ['an empty amount is nothing', { amount: ' ' }, { amount: 0 }],
  ['an empty goal is none', { goal: '' }, { goal: null }],
  ['the largest amount is one', { amount: '1000000000000' }, { amount: 1e12 }],
  ['a strategy of the firm is chosen', { strategy: '7' }, { strategy: 7 }],
  ['today’s money is said by 1 alone', { real: '1' }, { isReal: true }],
])('%s', (_name, written, changes) => {
  expect(readInputs(written, begins, levels)).toEqual({ inputs: { ...begins, ...changes }, refused: [] });
});

test.each([
  ['amount', '-1'],
  ['amount', '1000000000001'],
  ['amount', '1e3'],
  ['amount', 'Infinity'],
  ['amount', '0x10'],
  ['monthly', '-1000000000001'],
  ['years', '0'],
  ['years', ''],
  ['years', '41'],
  ['years', '2.5'],
  ['increase', '21'],
  ['inflation', '-1'],
  ['goal', 'much'],
  ['strategy', '2'],
  ['strategy', ''],
] as const)('%s is not %s', (field, text) => {
  expect(readInputs({ [field]: text }, begins, levels)).toEqual({ inputs: begins, refused: [field] });
});

test('what is written is read again', () => {
  const inputs = { ...begins, inflation: 0.023, increase: 0.07, isReal: true, goal: null };
  expect(readInputs(writeInputs(inputs), begins, levels)).toEqual({ inputs, refused: [] });
});
