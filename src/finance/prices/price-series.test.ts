import { expect, test } from 'vitest';
import { dayNumber } from '../iso-date.ts';
import type { InstrumentType } from '../ledger/ledger.ts';
import { isStale, lastOnOrBefore, priceSeries } from './price-series.ts';

const day = dayNumber;
const series = priceSeries([
  { day: day('2024-04-05'), price: 105 },
  { day: day('2024-04-02'), price: 103 },
]);

test.each([
  ['before the first', '2024-04-01', null],
  ['on its day', '2024-04-02', { day: day('2024-04-02'), price: 103 }],
  ['between two: the earlier, never the next', '2024-04-04', { day: day('2024-04-02'), price: 103 }],
  ['after the last', '2030-01-01', { day: day('2024-04-05'), price: 105 }],
])('last price %s', (_case, date, expected) => {
  expect(lastOnOrBefore(series, day(date))).toEqual(expected);
});

test.each<[InstrumentType, string, string, boolean]>([
  ['Stock', '2024-06-07', '2024-06-14', false], // Friday to Friday: five working days
  ['Stock', '2024-06-07', '2024-06-16', false], // the weekend adds none
  ['Stock', '2024-06-07', '2024-06-17', true],
  ['Stock', '2024-06-08', '2024-06-14', false],
  ['ETF', '2024-06-08', '2024-06-17', true],
  ['Fund', '2024-01-01', '2024-02-05', false],
  ['Fund', '2024-01-01', '2024-02-06', true],
  ['PrivateEquity', '2024-01-01', '2024-07-09', false],
  ['PrivateEquity', '2024-01-01', '2024-07-10', true],
  ['Property', '2000-01-01', '2024-01-01', false],
])('%s priced on %s is stale on %s: %s', (type, priced, on, expected) => {
  expect(isStale(type, day(priced), day(on))).toBe(expected);
});
