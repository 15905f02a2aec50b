import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { available, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { incomeYield, portfolioSpider } from './portfolio-spider.ts';

const days = dayNumber('1973-12-31') + 1;
const column = (amountOn: (day: number) => number) => Array.from({ length: days }, (_, day) => amountOn(day));

/** 1,000 for ever; of each month 4 come as income and are taken out, 1 is charged and paid in again. */
const isMonthly = (day: number) => day > 0 && day % 30 === 0;
const steady = buildSeries(
  column(() => 1000),
  {
    income: column((day) => (isMonthly(day) ? 4 : 0)),
    paidOut: column((day) => (isMonthly(day) ? 4 : 0)),
    charges: column((day) => (isMonthly(day) ? 1 : 0)),
  },
);

const subject = {
  series: steady,
  openingDay: 0,
  asOf: '1973-12-31',
  holdings: [
    { type: 'Stock', value: 500 },
    { type: 'Fund', value: 500 },
  ],
} as const;

test('a portfolio of three years and more', () => {
  const points = Object.fromEntries(portfolioSpider(subject).map(({ axis, figure }) => [axis, figure]));
  // Twelve times in the 365 days: 48 of income and 12 of charges on 1,000.
  expect(points).toMatchObject({
    incomeYield: available(expect.closeTo(0.048, 12)),
    charges: available(expect.closeTo(0.012, 12)),
    drawdown: available(0),
    diversification: available(0.5),
  });
  // From 31 December 1970: 36 times 0.4 % in 1,096 days.
  expect(points.return).toEqual(available(expect.closeTo(1.004 ** (36 * (365 / 1096)) - 1, 12)));
  expect(points.volatility?.available).toBe(true);
});

test('under a year most of it has no figure, and what is valued by reports no volatility', () => {
  const young = portfolioSpider({ ...subject, openingDay: dayNumber('1973-06-30') });
  expect(young.map(({ axis, scaled }) => [axis, scaled.available || scaled.reason])).toEqual([
    ['return', 'under-a-year'],
    ['volatility', 'too-few-returns'],
    ['drawdown', true],
    ['incomeYield', 'under-a-year'],
    ['charges', 'under-a-year'],
    ['diversification', true],
  ]);
  const [, volatility] = portfolioSpider({ ...subject, holdings: [{ type: 'PrivateEquity', value: 1 }] });
  expect(volatility?.figure).toEqual(unavailable('values-too-seldom'));
});

test('the yield of income is a year', () => {
  expect(incomeYield(steady, { from: 0, to: 730 })).toEqual(available(expect.closeTo((24 * 4) / 1000 / 2, 12)));
  expect(incomeYield(steady, { from: 0, to: 100 })).toEqual(unavailable('under-a-year'));
});
