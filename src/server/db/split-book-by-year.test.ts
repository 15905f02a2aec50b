import { describe, expect, test } from 'vitest';
import { buildBook } from '#tests/support/build-book.ts';
import type { PortfolioBook } from '#finance/book/portfolio-book.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import type { HoldingText } from './book-text.ts';
import { spansOfYears, splitBookByYear } from './split-book-by-year.ts';

const firstDay = dayNumber('2020-01-01');

function bookOf(entries: readonly LedgerEntry[]): PortfolioBook {
  return buildBook({
    entries: sortEntries(entries),
    instruments: [buildInstrument('ACME')],
    prices: new Map([['ACME', buildPrices('2020-01-01 10')]]),
    reportedValues: new Map(),
    rates: exchangeRates({}),
    currency: 'GBP',
    settlement: 'cash',
    through: dayNumber('2024-01-01'),
  });
}

const trade = (type: 'Purchase' | 'Sale', at: number, units: number) =>
  buildEntry(isoDate(firstDay + at), type, { instrument: 'ACME', units, amount: type === 'Sale' ? units * 10 : -units * 10 });

function textOf({ positions, disposals, bookedAmounts }: PortfolioBook): string[] {
  return splitBookByYear({ fromYear: null, positions, disposals, bookedAmounts }).map(({ holdings }) => `[${holdings.join(',')}]`);
}

function sizeOf(purchases: number): number {
  return textOf(bookOf(Array.from({ length: purchases }, (_, at) => trade('Purchase', at % 1000, at + 1)))).join('').length;
}

describe('what was held, as it is stored by year', () => {
  test.each([
    ['purchases', [trade('Purchase', 1, 5), trade('Purchase', 2, 6), trade('Purchase', 400, 7)]],
    ['part of the oldest lot sold', [trade('Purchase', 1, 5), trade('Purchase', 2, 6), trade('Sale', 3, 4), trade('Sale', 500, 3)]],
    ['all sold and bought again', [trade('Purchase', 1, 5), trade('Sale', 2, 5), trade('Purchase', 800, 1)]],
    [
      'a split of all lots',
      [trade('Purchase', 1, 5), trade('Purchase', 2, 6), buildEntry('2020-02-01', 'Split', { instrument: 'ACME', ratio: 2 })],
    ],
    [
      'a lot acquired before the others',
      [trade('Purchase', 9, 5), buildEntry('2020-02-01', 'TransferIn', { instrument: 'ACME', units: 3, cost: 20, acquired: '2019-05-06' })],
    ],
  ])('comes back as it was: %s', (_case, entries) => {
    const book = bookOf(entries);
    const read = spansOfYears(textOf(book).map((text) => JSON.parse(text) as HoldingText[]));
    expect(read.map((span) => JSON.stringify(span))).toEqual(
      book.positions.map(({ fromDay, toDay, ...span }) => JSON.stringify({ ...span, fromDay, toDay })),
    );
  });

  test('grows with the number of purchases, not with its square', () => {
    expect(sizeOf(4000)).toBeLessThan(sizeOf(1000) * 6);
  });
});
