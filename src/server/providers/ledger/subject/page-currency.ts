import { rate } from '#finance/prices/exchange-rates.ts';
import { combineFigures, type Figure } from '#finance/figure.ts';
import type { Queries } from '../../../db/queries.ts';
import type { InPageCurrency } from '../holdings/holding-rows.ts';
import type { SubjectFigures } from './subject-figures.ts';

/** Converts amounts from the portfolios' currencies to the page's, with the rates of the as-of day. */
export async function pageCurrency(snapshot: Queries, { portfolios, currency, asOf }: SubjectFigures): Promise<InPageCurrency> {
  const rates = await snapshot.market.rates([currency, ...portfolios.map((portfolio) => portfolio.currency)]);
  return (figure: Figure, from: string) =>
    from === currency ? figure : combineFigures(figure, rate(rates, { from, to: currency }, asOf), (amount, factor) => amount * factor);
}
