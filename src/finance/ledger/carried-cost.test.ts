import { expect, test } from 'vitest';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { decimal, one } from '../decimal.ts';
import { dayNumber } from '../iso-date.ts';
import { carriedCost } from './carried-cost.ts';
import type { LedgerEntry } from './ledger.ts';

const bought = (day: string, units: number, amount: number, own = {}) =>
  buildEntry(day, 'Purchase', { instrument: 'VOD', units, amount: -amount, ...own });

const first = bought('2020-01-02', 60, 120);
const second = bought('2021-01-04', 40, 160);

test.each<[string, LedgerEntry[], number, [string, string] | null]>([
  ['all of them', [first, second], 100, ['280', '2020-01-02']],
  ['the oldest first, and of the next lot its share', [first, second], 80, ['200', '2020-01-02']],
  [
    'after a sale of the oldest',
    [first, second, buildEntry('2021-02-01', 'Sale', { instrument: 'VOD', units: 70, amount: 300 })],
    10,
    ['40', '2021-01-04'],
  ],
  ['after a split', [first, buildEntry('2020-05-01', 'Split', { instrument: 'VOD', ratio: 2 })], 60, ['60', '2020-01-02']],
  [
    'what came with its own cost and day',
    [buildEntry('2021-01-04', 'TransferIn', { instrument: 'VOD', units: 5, cost: 9, acquired: '2018-03-01' })],
    5,
    ['9', '2018-03-01'],
  ],
  ['what came at market value', [buildEntry('2021-01-04', 'TransferIn', { instrument: 'VOD', units: 5 })], 5, null],
  ['what was paid for in another currency', [bought('2020-01-02', 60, 120, { currency: 'USD' })], 10, null],
  ['more than is held', [first], 61, null],
  ['what was bought later', [first, bought('2022-01-01', 40, 160)], 70, null],
  ['an adjustment of the same evening', [buildEntry('2021-06-30', 'Adjustment', { instrument: 'VOD', units: 5, cost: 1 })], 5, null],
])('%s', (_what, entries, units, expected) => {
  const carried = carriedCost(entries, { units: decimal(units), currency: 'GBP', day: dayNumber('2021-06-30'), rateOf: () => one });
  expect(carried && [carried.cost.toString(), carried.acquiredDay]).toEqual(expected && [expected[0], dayNumber(expected[1])]);
});

const recordedRate = ({ rate }: LedgerEntry) => rate;
const dollars = (day: string, units: number, amount: number, rate: number) => bought(day, units, amount, { rate });

test.each<[string, LedgerEntry[], number, string | null]>([
  ['of one lot', [dollars('2020-01-02', 10, 100, 0.8)], 5, '0.8'],
  ['of two lots by what each cost', [dollars('2020-01-02', 10, 100, 0.8), dollars('2021-01-02', 10, 300, 0.6)], 20, '0.65'],
  ['of those that leave alone', [dollars('2020-01-02', 10, 100, 0.8), dollars('2021-01-02', 10, 300, 0.6)], 10, '0.8'],
  ['of what cost nothing', [bought('2020-01-02', 10, 0, { rate: 0.7 })], 10, '0.7'],
  ['that is not known of one', [dollars('2020-01-02', 10, 100, 0.8), bought('2021-01-02', 10, 300)], 20, null],
  ['that is not needed of what cost nothing', [dollars('2020-01-02', 10, 100, 0.8), bought('2021-01-02', 10, 0)], 20, '0.8'],
])('brings the rate %s', (_what, entries, units, expected) => {
  const carried = carriedCost(entries, { units: decimal(units), currency: 'GBP', day: dayNumber('2021-06-30'), rateOf: recordedRate });
  expect(carried?.rate?.toString() ?? null).toBe(expected);
});
