import { rate } from '#finance/prices/exchange-rates.ts';
import { combineFigures, type Figure, sumOfFigures } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { spansOn, valueOfSpan } from '#finance/book/positions-on.ts';
import { ledgerInstrument } from '../../../db/queries/market/instruments.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { collectIds } from '../collect-ids.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { portfolioMarkets } from '../holdings/portfolio-markets.ts';
import { privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

/** Finds the value of one of a subject's private funds, or of all of them together, at the end of a day up to the as-of day, in the page's currency. */
export type FundValueOn = (day: number, fundId?: string) => Figure;

/** Values any day, from the stored positions and the fund's reports: read once, however many days are asked for. */
export const fundValueHistory = oncePerSnapshot(async (snapshot, subject: ReportSubject): Promise<FundValueOn> => {
  const { account, portfolios, currency, asOf } = await subjectFigures(snapshot, subject);
  const instruments = (await privateFunds(snapshot, subject)).map(({ instrument }) => ledgerInstrument(instrument));
  const portfolioIds = collectIds(portfolios);
  const through = isoDate(asOf);
  const fundIds = instruments.map(({ id }) => id);
  const spans = await snapshot.positions.historyOf(account.id, portfolioIds, fundIds);
  const rows = await snapshot.transactions.ofInstruments({ accountId: account.id, portfolioIds, through }, fundIds);
  const reports = await snapshot.reportedValues.ofPortfolios(account.id, portfolioIds, through);
  const prices = await snapshot.market.prices(fundIds);
  const used = [currency, ...portfolios, ...instruments, ...rows, ...reports].map((one) => (typeof one === 'string' ? one : one.currency));
  const rates = await snapshot.market.rates(used);
  const firstDay = Math.min(asOf, ...rows.map(({ day }) => day));

  const market = { entries: rows, reports, instruments, prices, rates, carried: await snapshot.market.carried() };
  const calendar = { firstDay, days: asOf - firstDay + 1 };
  const members = portfolios.map((portfolio) => {
    const isOwn = ({ portfolioId }: { readonly portfolioId: string }) => portfolioId === portfolio.id;
    const markets = portfolioMarkets(portfolio, market, calendar);
    return { spans: spans.filter(isOwn).map(({ span }) => span), markets, currency: portfolio.currency };
  });
  return (day, fundId) =>
    sumOfFigures(
      members.map((member) => {
        const held = spansOn(member.spans, day).filter(({ instrumentId }) => fundId === undefined || instrumentId === fundId);
        const value = sumOfFigures(held.map((span) => valueOfSpan(span, member.markets, day)));
        const factor = rate(rates, { from: member.currency, to: currency }, day);
        return member.currency === currency ? value : combineFigures(value, factor, (amount, one) => amount * one);
      }),
    );
});
