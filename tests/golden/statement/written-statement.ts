import { buildEntry, buildInstrument, buildPrices } from '../../support/build-ledger.ts';
import { type ExchangeRates } from '#finance/prices/exchange-rates.ts';
import { exchangeRates } from '../../support/exchange-rates.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { LedgerInstrument, TransactionType } from '#finance/ledger/ledger.ts';
import type { BookInput } from '#finance/book/book-input.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';

/** A ledger with everything that its figures rest on, as `input.json` writes it. Series are written `date price, date price`. */
export interface WrittenStatement {
  readonly currency: string;
  readonly through: string;
  readonly settlement?: 'cash' | 'direct';
  /** The currency of each portfolio where there are several; `currency` is then that of all of them together. */
  readonly portfolios?: Readonly<Record<string, string>>;
  readonly instruments?: readonly (Partial<LedgerInstrument> & { readonly id: string })[];
  readonly prices?: Readonly<Record<string, string>>;
  readonly perEuro?: Readonly<Record<string, string>>;
  /** Values that private funds reported. */
  readonly reported?: Readonly<Record<string, { readonly currency: string; readonly values: string }>>;
  /** The commitments to private funds, in `currency`. */
  readonly commitments?: Readonly<Record<string, number>>;
  readonly entries: readonly WrittenEntry[];
  /** The same statement with some of its parts replaced, such as a corrected price. */
  readonly variations?: Readonly<Record<string, Partial<WrittenStatement>>>;
}

export type WrittenEntry = NonNullable<Parameters<typeof buildEntry>[2]> & {
  readonly date: string;
  readonly type: TransactionType;
  readonly portfolio?: string;
};

/** Returns the input of each portfolio's book; of a single book where the statement names no portfolios. */
export function bookInputs(written: WrittenStatement): readonly BookInput[] {
  const portfolios = Object.entries(written.portfolios ?? { '': written.currency });
  return portfolios.map(([name, currency]) => ({
    ...marketSources(written),
    entries: sortEntries(
      written.entries
        .filter(({ portfolio = '' }) => portfolio === name)
        .map(({ date, type, ...text }) => buildEntry(date, type, { currency, ...text })),
    ),
    currency,
    settlement: written.settlement ?? 'cash',
    through: dayNumber(written.through),
  }));
}

export function ratesOf({ perEuro = {} }: WrittenStatement): ExchangeRates {
  return exchangeRates(Object.fromEntries(seriesBy(perEuro)));
}

function marketSources(written: WrittenStatement) {
  const { instruments = [], prices = {}, reported = {} } = written;
  return {
    instruments: instruments.map(({ id, ...text }) => buildInstrument(id, text)),
    prices: new Map(seriesBy(prices)),
    reportedValues: new Map(Object.entries(reported).map(([id, { currency, values }]) => [id, { ...buildPrices(values), currency }])),
    rates: ratesOf(written),
  };
}

function seriesBy(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([name, text]) => [name, buildPrices(text)] as const);
}
