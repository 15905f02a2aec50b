import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyRates, rate } from './exchange-rates.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { dayNumber } from '../iso-date.ts';
import { priceSeries } from './price-series.ts';

const day = dayNumber;
const rates = exchangeRates({
  USD: priceSeries([
    { day: day('2014-12-31'), price: 1.2141 },
    { day: day('2015-01-02'), price: 1.2043 },
    { day: day('2015-01-05'), price: 1.1915 },
  ]),
  CHF: priceSeries([
    { day: day('2015-01-02'), price: 1.2022 },
    { day: day('2015-01-06'), price: 1.2011 },
  ]),
});

test.each([
  ['the last date on or before', 'EUR/USD', '2015-01-04', 1.2043],
  ['out of a currency: never a rounded inverse', 'USD/EUR', '2015-01-04', 1 / 1.2043],
  ['both legs of one date, though one leg is newer', 'USD/CHF', '2015-01-06', 1.2022 / 1.2043],
])('%s', (_case, pair, date, expected) => {
  const [from = '', to = ''] = pair.split('/');
  expect(rate(rates, { from, to }, day(date))).toEqual({ available: true, value: expected });
});

test('the same currency is exactly 1, before any date and for any code', () => {
  expect(rate(rates, { from: 'GBP', to: 'GBP' }, day('1990-01-01'))).toEqual({ available: true, value: 1 });
});

test.each([
  ['before the first date', 'USD', 'EUR', '2014-12-30'],
  ['before the first date of both legs', 'USD', 'CHF', '2015-01-01'],
  ['unknown currency', 'XYZ', 'EUR', '2015-01-05'],
])('never 1 when missing: %s', (_case, from, to, date) => {
  expect(rate(rates, { from, to }, day(date))).toEqual({ available: false, reason: 'no-exchange-rate', subject: `${from}/${to}` });
});

test('a column of daily rates says the same as single look-ups', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10 }), (shift) => {
      const firstDay = day('2015-01-01') + shift;
      const column = dailyRates(rates, { from: 'USD', to: 'CHF' }, { firstDay, days: 12 });
      column.forEach((value, at) => {
        const single = rate(rates, { from: 'USD', to: 'CHF' }, firstDay + at);
        expect(single.available ? single.value : NaN).toBe(value);
      });
    }),
  );
});
