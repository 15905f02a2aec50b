import { rate } from '#finance/exchange-rates.ts';
import { combineFigures, type Figure, sumOfFigures } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { positionsOn } from '#finance/positions-on.ts';
import { reportedSeries } from '#finance/reported-series.ts';
import { ledgerEntry } from '../../db/ledger-entry.ts';
import { ledgerInstrument } from '../../db/queries/instruments.ts';
import { reportOf } from '../../db/queries/reported-values.ts';
import type { Queries } from '../../db/queries.ts';
import { idsOf, type MeasuredSubject } from './measured-subject.ts';
import type { PrivateFund } from './private-funds.ts';

/** What all of a subject's private funds together were worth at the end of any day up to `asOf`, in the page's currency. */
export async function fundValueHistory(
  snapshot: Queries,
  { account, portfolios, currency }: MeasuredSubject,
  { funds, asOf }: { funds: readonly PrivateFund[]; asOf: number },
): Promise<(day: number) => Figure> {
  const portfolioIds = idsOf(portfolios);
  const through = isoDate(asOf);
  const instruments = funds.map(({ instrument }) => ledgerInstrument(instrument));
  const fundIds = instruments.map(({ id }) => id);
  const spans = await snapshot.positions.historyOf(account.id, portfolioIds, fundIds);
  const rows = await snapshot.transactions.ofPrivateEquity({ accountId: account.id, portfolioIds, through });
  const reports = await snapshot.reportedValues.ofPortfolios(account.id, portfolioIds, through);
  const prices = await snapshot.prices.seriesOf(fundIds);
  const used = [currency, ...portfolios, ...instruments, ...rows, ...reports].map((one) => (typeof one === 'string' ? one : one.currency));
  const currencies = new Set(used);
  const rates = { perEuro: currencies.size > 1 ? await snapshot.exchangeRates.seriesOf([...currencies]) : new Map() };

  const members = portfolios.map((portfolio) => {
    const isOwn = ({ portfolioId }: { readonly portfolioId: string }) => portfolioId === portfolio.id;
    const reportedValues = reportedSeries(reports.filter(isOwn).map(reportOf), rates);
    const entries = rows.filter(isOwn).map(ledgerEntry);
    const sources = { entries, instruments, prices, reportedValues, rates, currency: portfolio.currency };
    return { spans: spans.filter(isOwn).map(({ span }) => span), sources };
  });
  return (day) =>
    sumOfFigures(
      members.map(({ spans: own, sources }) => {
        const value = sumOfFigures(positionsOn(own, sources, day).map((position) => position.value));
        const factor = rate(rates, { from: sources.currency, to: currency }, day);
        return sources.currency === currency ? value : combineFigures(value, factor, (amount, one) => amount * one);
      }),
    );
}
