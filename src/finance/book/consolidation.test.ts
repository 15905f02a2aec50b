import { expect, test } from 'vitest';
import { buildPrices } from '#tests/support/build-ledger.ts';
import { buildSeries } from '#tests/support/build-series.ts';
import { consolidated } from './consolidation.ts';
import { seriesFrom } from '../daily-series.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';

const rates = exchangeRates({ GBP: buildPrices('1970-01-01 0.8, 1970-01-03 1') });
const inPounds = (...members: ReturnType<typeof buildSeries>[]) =>
  consolidated(
    members.map((series) => ({ series, currency: 'GBP' })),
    { currency: 'GBP', rates },
  );

test('an account that joins is a contribution of its funding', () => {
  const first = buildSeries([10_000, 10_100, 10_105, 10_003.95]);
  const second = { ...buildSeries([0, 100_500, 99_495], { paidIn: [0, 100_000, 0] }), firstDay: 1 };
  expect((inPounds(first, second).index.at(-1) ?? NaN) - 1).toBeCloseTo(0.004486280653950958, 12);
});

test('a transfer between two of them changes nothing', () => {
  const giver = buildSeries([1000, 600, 660], { paidOut: [0, 400, 0] });
  const taker = buildSeries([1000, 1400, 1400], { paidIn: [0, 400, 0] });
  const both = inPounds(giver, taker);
  expect(Array.from(both.index)).toEqual([1, 1, expect.closeTo(2060 / 2000, 12)]);
});

test('in another currency: values and flows at the rate of their day', () => {
  const euros = { series: buildSeries([0, 100, 100], { paidIn: [0, 100, 0] }), currency: 'EUR' };
  const pounds = consolidated([euros], { currency: 'GBP', rates });
  expect(Array.from(pounds.value)).toEqual([0, 80, 100]);
  expect(pounds.index.at(-1)).toBeCloseTo(1.25, 12);
});

test('currency of the report changes a return without flows by exactly 1 + that of the rate', () => {
  const series = buildSeries([100, 110, 121]);
  const local = series.index.at(-1) ?? NaN;
  const pounds = consolidated([{ series, currency: 'EUR' }], { currency: 'GBP', rates });
  expect(pounds.index.at(-1)).toBeCloseTo(local * (1 / 0.8), 12);
});

test('goes as far as all of them do', () => {
  expect(inPounds(buildSeries([1, 1, 1]), buildSeries([1, 1])).value).toHaveLength(2);
});

test('goes on from the state of the evening before', () => {
  const members = [buildSeries([100, 110, 121, 130], { charges: [0, 0, 1, 0] }), buildSeries([0, 50, 40, 60], { paidIn: [0, 50, 0, 0] })];
  const whole = inPounds(...members);
  const opening = { value: whole.value[1] ?? NaN, index: whole.index[1] ?? NaN, grossIndex: whole.grossIndex[1] ?? NaN };
  const rest = members.map((series) => ({ series: seriesFrom(series, 2), currency: 'GBP' }));
  const continued = consolidated(rest, { currency: 'GBP', rates, opening });
  expect(continued.firstDay).toBe(2);
  expect([continued.value, continued.index, continued.grossIndex]).toEqual(
    [whole.value, whole.index, whole.grossIndex].map((column) => column.slice(2)),
  );
});
