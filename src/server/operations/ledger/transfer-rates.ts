import { AppError } from '#domain/errors.ts';
import { type Decimal, decimal } from '#finance/decimal.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import { rate } from '#finance/prices/exchange-rates.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import type { Transaction } from '../../db/queries.ts';
import type { EntryPlace } from './entry-portfolio.ts';

type MarketRate = (between: { readonly from: string; readonly to: string }, day: number) => Decimal | null;

/** Returns a lookup for the value of 1 unit of a currency in another on a day; null if no rate of both is known from before. */
async function marketRates(tx: Transaction, currencies: readonly string[]): Promise<MarketRate> {
  const perEuro = await tx.exchangeRates.seriesOf([...new Set(currencies)]);
  return (between, day) => {
    const found = rate({ perEuro }, between, day);
    return found.available ? decimal(found.value) : null;
  };
}

/** The value of 1 unit of a security's currency in that of the portfolio that its units go into. */
export interface RatesInto {
  readonly onDay: (day: number) => Decimal | null;
  /** The rate at the time of an entry: the entry's own, if both portfolios have the same currency. */
  readonly of: (entry: LedgerEntry) => Decimal | null;
}

interface Route {
  readonly currency: string;
  readonly from: Portfolio;
  readonly into: Portfolio;
}

export async function ratesInto(tx: Transaction, { currency, from, into }: Route): Promise<RatesInto> {
  const market = await marketRates(tx, [currency, into.currency]);
  const isSame = from.currency === into.currency;
  const onDay = (day: number) => market({ from: currency, to: into.currency }, day);
  return { onDay, of: ({ rate: recorded, day }) => (isSame ? recorded : null) ?? onDay(day) };
}

interface Between {
  readonly from: EntryPlace;
  readonly into: EntryPlace;
}

interface MovedCash {
  readonly currency: string;
  readonly amount: string;
  readonly day: IsoDate;
}

/**
 * Cash in the currency of a portfolio may be overdrawn; of another it can only leave what is there, on the day and ever since. What it is worth in
 * either has to be known: it is a payment out of the one and into the other.
 *
 * @throws AppError `foreign-cash-missing`, `rate-unknown`
 */
export async function refuseForeignCash(tx: Transaction, { from, into }: Between, { currency, amount, day }: MovedCash): Promise<void> {
  const { accountId, id: portfolioId, currency: own } = from.portfolio;
  if (currency !== own) {
    const lowest = decimal(await tx.cashList.lowestFrom({ accountId, portfolioId }, { currency, day }));
    if (lowest.cmp(decimal(amount)) < 0) throw new AppError('foreign-cash-missing', { currency });
  }
  const foreign = [own, into.portfolio.currency].filter((each) => each !== currency);
  const market = await marketRates(tx, [currency, ...foreign]);
  for (const to of foreign) {
    if (market({ from: currency, to }, dayNumber(day)) === null) throw new AppError('rate-unknown', { currency, own: to });
  }
}
