import type { Period } from '#finance/daily-series.ts';
import { decimal, type Decimal, one } from '#finance/decimal.ts';
import { dailyRates } from '#finance/prices/exchange-rates.ts';
import type { Queries } from '../../../db/queries.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** Units of the page's currency for 1 of the portfolio's on a day; null without a rate. */
export type RateOfPortfolio = (portfolioId: string, day: number) => Decimal | null;

/** The rates of the days of (from, to] by which what portfolios in other currencies booked becomes the page's. */
export async function portfolioRates(
  snapshot: Queries,
  { portfolios, currency: shown }: SubjectFigures,
  { from, to }: Period,
): Promise<RateOfPortfolio> {
  const own = new Map(portfolios.map(({ id, currency }) => [id, currency]));
  const currencies = new Set([shown, ...own.values()]);
  if (currencies.size === 1) return () => one;
  const rates = await snapshot.market.rates(currencies);
  const calendar = { firstDay: from, days: to - from + 1 };
  const columns = new Map([...currencies].map((code) => [code, dailyRates(rates, { from: code, to: shown }, calendar)]));
  return (portfolioId, day) => {
    const rate = columns.get(own.get(portfolioId) ?? '')?.[day - from] ?? NaN;
    return Number.isNaN(rate) ? null : decimal(rate);
  };
}
