import { expect, test } from 'vitest';
import { decimal } from '#finance/decimal.ts';
import { available, unavailable } from '#finance/figure.ts';
import { type Answer, answerOf, differences, figuresIn, pick } from './answer.ts';

test.each<readonly [string, Answer, Answer, boolean]>([
  ['a number to 1e-9 of its size', 1_000_000.0005, 1_000_000, true],
  ['and no further', 1_000_000.002, 1_000_000, false],
  ['a small one to 1e-9', 0.1 + 2e-9, 0.1, false],
  ['within what was printed', 0.37336, { value: 0.3734, within: 0.00005 }, true],
  ['not beyond it', 0.3733, { value: 0.3734, within: 0.00005 }, false],
  ['an exact amount written as text', decimal('0.30'), '0.3', true],
  ['to the last digit', decimal('0.30000000000000001'), '0.3', false],
  ['an exact amount as a number', decimal('0.1'), 0.1, true],
  ['a reason', answerOf(unavailable('no-price', 'FUND')), { reason: 'no-price' }, true],
  ['another reason', answerOf(unavailable('no-price')), { reason: 'no-flows' }, false],
  ['no number for a reason', answerOf(unavailable('no-price')), 0, false],
  ['no reason for a number', answerOf(available(0)), { reason: 'no-price' }, false],
  ['NaN is never right', NaN, NaN, false],
  ['a list of another length', [1, 2], [1], false],
  ['a part too few', { a: 1 }, { a: 1, b: 2 }, false],
  ['null where nothing came', null, null, true],
  ['a day', '2024-02-29', '2024-03-01', false],
])('agrees or not: %s', (_case, actual, expected, agrees) => {
  expect(differences(actual, expected)).toHaveLength(agrees ? 0 : 1);
});

test('names where it is wrong', () => {
  expect(differences({ value: { '2024-01-01': 5 } }, { value: { '2024-01-01': 6 } })).toEqual(['/value/2024-01-01: 5 for 6']);
});

test('a name that no one knows is a mistake', () => {
  expect(() => pick({ gain: () => 1 }, { gian: 1 })).toThrow('Nothing is called gian');
});

test('an expectation of dates alone expects nothing', () => {
  expect(figuresIn({ periods: [{ from: '2024-01-01', to: '2024-12-31' }], problems: [] })).toBe(0);
  expect(figuresIn({ periods: [{ from: '2024-01-01', to: '2024-12-31', gain: { reason: 'no-price' } }] })).toBe(1);
});
