import { expect, test } from 'vitest';
import { isOversold } from './is-oversold.ts';

test.each([
  ['10', '6', false],
  ['10', '0', false],
  ['10', '-0.0001', true],
  ['-5', '-2', false],
  ['-5', '-7', true],
  ['10', null, false],
])('%s units that become %s: more than are held %s', (before, after, expected) => {
  const units = { before, after, isNominal: false, price: null };
  expect(isOversold({ state: 'ready', value: { units } })).toBe(expected);
});

test.each([{ state: 'loading' }, { state: 'ready', value: { units: null } }] as const)('nothing is known: %j', (preview) => {
  expect(isOversold(preview)).toBe(false);
});
