import { expect, test } from 'vitest';
import { decimal } from '#finance/decimal.ts';
import { doubtsOfTarget } from './target-doubts.ts';

test.each([
  // before, target, today, of cash, what is asked
  ['100', '200', '200', false, []],
  ['100', '200.01', '200.01', false, ['large-change']],
  ['100', '50', '50', false, []],
  ['100', '49.99', '49.99', false, ['large-change']],
  ['100', '0', '0', false, ['large-change']],
  ['0', '5000', '5000', false, []],
  ['10', '-1', '-1', false, ['large-change', 'short-position']],
  ['0', '-1', '-1', false, ['short-position']],
  ['-5', '-1', '-1', false, []],
  ['-5', '-6', '-6', true, ['overdrawn']],
  ['100', '90', '-2', false, ['short-position']],
  ['100', '90', '-2', true, ['overdrawn']],
  ['100', '110', '-2', true, []],
] as const)('%s held, %s meant, %s today (cash: %s): %j', (before, target, today, isCash, expected) => {
  expect(doubtsOfTarget({ before: decimal(before), target: decimal(target), today: decimal(today), isCash })).toEqual(expected);
});
