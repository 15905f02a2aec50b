import { bookedRate } from '#finance/prices/booked-rate.ts';
import type { Queries } from '../../../db/queries.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** The part of a transaction that decides its rate. `day` is a day number. */
export interface DatedAmount {
  readonly portfolioId: string;
  readonly currency: string;
  readonly day: number;
  /** To the portfolio's currency, where the trade recorded it. */
  readonly fxRate: string | null;
}

/** Units of the page's currency for 1 of the transaction's; NaN without a rate. */
export type RateOfEntry = (entry: DatedAmount) => number;

/** The rates by which the daily series took these transactions: recorded or of their day, then of the day to the page's currency. */
export async function entryRates(
  snapshot: Queries,
  { portfolios, currency: shown }: Pick<SubjectFigures, 'portfolios' | 'currency'>,
  entries: readonly DatedAmount[],
): Promise<RateOfEntry> {
  const own = new Map(portfolios.map(({ id, currency }) => [id, currency]));
  const currencies = [shown, ...own.values(), ...entries.map(({ currency }) => currency)];
  const rates = await snapshot.market.rates(currencies);
  return ({ portfolioId, currency, day, fxRate }) =>
    bookedRate(
      rates,
      { portfolio: own.get(portfolioId) ?? shown, shown },
      { currency, day, rate: fxRate === null ? null : Number(fxRate) },
    );
}
