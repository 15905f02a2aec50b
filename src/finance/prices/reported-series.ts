import { type ExchangeRates, rate } from './exchange-rates.ts';
import { priceSeries } from './price-series.ts';
import type { ReportedValues } from './quotation.ts';

/** The value of a stake that a private fund reported for a day (a day number). */
export interface Report {
  readonly instrumentId: string;
  readonly day: number;
  readonly value: number;
  readonly currency: string;
}

/** The reports of each fund as a series in the currency of its latest report; an earlier one in another is converted at its day. */
export function reportedSeries(reports: readonly Report[], rates: ExchangeRates): Map<string, ReportedValues> {
  const byFund = Map.groupBy(reports, ({ instrumentId }) => instrumentId);
  return new Map([...byFund].map(([instrumentId, own]) => [instrumentId, seriesOf(own, rates)]));
}

function seriesOf(reports: readonly Report[], rates: ExchangeRates): ReportedValues {
  const latest = reports.reduce((last, report) => (report.day > last.day ? report : last));
  const points = reports.map(({ day, value, currency }) => {
    const factor = rate(rates, { from: currency, to: latest.currency }, day);
    return { day, price: factor.available ? value * factor.value : NaN };
  });
  return { ...priceSeries(points), currency: latest.currency };
}
