import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry, buildInstrument } from '#tests/support/build-ledger.ts';
import { isoDate } from '../iso-date.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';
import { CarriedPrices } from './carried-prices.ts';
import { carriedForward } from './exchange-rates.ts';
import { priceSeries } from './price-series.ts';
import { quotationOf } from './quotation.ts';

const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 });

test('prices with splits between them are carried from day to day as any others, from whichever day on', () => {
  fc.assert(
    fc.property(someDays, someDays, fc.integer({ min: -3, max: 45 }), (priced, split, firstDay) => {
      const { series } = quotationOf({
        instrument: buildInstrument('ACME'),
        entries: sortEntries(split.map((day) => buildEntry(isoDate(day), 'Split', { instrument: 'ACME', ratio: 2 }))),
        prices: priceSeries(priced.map((day) => ({ day, price: 100 + day }))),
        reported: undefined,
        convert: (amount) => amount,
      });
      const carried = new CarriedPrices().since(firstDay, series);
      const { levels } = carried;
      expect(carried.firstDay).toBeLessThanOrEqual(Math.max(firstDay, series.days[0] ?? NaN));
      expect(levels).toEqual(carriedForward(series, { firstDay: carried.firstDay, days: levels.length }));
      if (levels.length > 0) expect(carried.firstDay + levels.length - 1).toBe(series.days.at(-1));
    }),
  );
});
