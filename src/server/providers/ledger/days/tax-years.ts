import type { TaxYearRow, TaxYears } from '#contracts/datasets/gains.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { decimal } from '#finance/decimal.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { costDayOf, type InstrumentType, type LedgerEntry } from '#finance/ledger/ledger.ts';
import { rateOf as rateOfEntry } from '#finance/ledger/priced-entry.ts';
import { convertToNewUnits, type SplitDayMarket, splitDayTrades } from '#finance/ledger/split-day-trades.ts';
import { section104, type ShareDisposal } from '#finance/tax/section-104.ts';
import { type OwnedShares, shareEvents } from '#finance/tax/share-events.ts';
import { gainsByTaxYear, type TaxYearGains } from '#finance/tax/tax-year-gains.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import { ledgerInstrument } from '../../../db/queries/market/instruments.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount, wholeAccount } from '../clients/get-account.ts';
import { portfolioMarkets } from '../holdings/portfolio-markets.ts';
import { entryRates } from '../transactions/entry-rates.ts';
import { collectIds } from '../collect-ids.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

const pounds = 'GBP';
/** The types that are pooled by class; bonds, property and stakes in private funds follow other rules. */
const pooledTypes: readonly InstrumentType[] = ['Stock', 'Fund', 'ETF', 'Crypto'];

/**
 * The person's taxable wrappers together, whichever of them the page is about: the pool is the person's. Of the ledger only
 * the trades in shares that were sold at some time are read.
 */
export async function taxYears(snapshot: Queries, subject: ReportSubject): Promise<TaxYears> {
  const { asOf: lastDay, series } = await subjectFigures(snapshot, subject);
  const { taxReport, taxYearStart } = subject.variant;
  const { id: accountId } = getAccount(subject);
  const { portfolios } = await wholeAccount(snapshot, subject);
  const taxable = portfolios.filter(({ type }) => taxReport?.wrappers.some((wrapper) => wrapper === type));
  const asOf = isoDate(lastDay);
  const nothing = { asOf, years: [], portfolios: taxable.map(({ name }) => name), doubts: 0 };
  if (taxable.length === 0 || !series) return nothing;
  const rows = await soldShares(snapshot, accountId, { taxable, lastDay });
  const rateOf = await entryRates(snapshot, { portfolios, currency: pounds }, rows);
  const marketOf = await splitDayMarkets(snapshot, { rows, taxable, lastDay });
  const classes = [...Map.groupBy(rows, ({ instrumentId }) => instrumentId).values()].map((own) =>
    shareEvents(ownedBy(own, taxable, { rateOf, marketOf })),
  );
  const disposals = classes.flatMap(({ events }): readonly ShareDisposal[] => section104(events).disposals);
  return {
    ...nothing,
    years: gainsByTaxYear(disposals, taxYearStart).toReversed().map(inNumbers),
    doubts: classes.reduce((total, { remarks }) => total + remarks.length, 0),
  };
}

/** All trades up to the day in what was sold of it, oldest first. */
async function soldShares(
  snapshot: Queries,
  accountId: string,
  { taxable, lastDay }: { taxable: readonly Portfolio[]; lastDay: number },
): Promise<readonly LedgerRow[]> {
  const portfolioIds = collectIds(taxable);
  const period = { from: dayNumber('1900-01-01'), to: lastDay };
  const sold = await snapshot.bookYears.disposals({ accountId, portfolioIds, period });
  const instruments = await snapshot.market.instruments(sold.map(({ disposal }) => disposal.instrumentId));
  const pooled = [...instruments.values()].filter(({ type }) => pooledTypes.some((one) => one === type)).map(({ id }) => id);
  return snapshot.transactions.ofInstruments({ accountId, portfolioIds, through: isoDate(lastDay) }, pooled);
}

type MarketOf = (portfolio: Portfolio) => SplitDayMarket | null;

/** By what trades on the day of a split are told to be in old or new units; nothing is read where there are none. */
async function splitDayMarkets(
  snapshot: Queries,
  { rows, taxable, lastDay }: { rows: readonly LedgerRow[]; taxable: readonly Portfolio[]; lastDay: number },
): Promise<MarketOf> {
  const traded = [...Map.groupBy(rows, ({ portfolioId }) => portfolioId).values()].flatMap((own) => [
    ...splitDayTrades(own.map(ledgerEntry)).keys(),
  ]);
  if (traded.length === 0) return () => null;
  const ids = traded.flatMap(({ instrumentId }) => instrumentId ?? []);
  const instruments = [...(await snapshot.market.instruments(ids)).values()];
  const prices = await snapshot.market.prices(ids);
  const rates = await snapshot.market.rates([...taxable, ...instruments, ...traded].map(({ currency }) => currency));
  const market = {
    instruments: instruments.map(ledgerInstrument),
    prices,
    rates,
    entries: rows,
    reports: [],
    carried: await snapshot.market.carried(),
  };
  return (portfolio) => {
    const markets = portfolioMarkets(portfolio, market, { firstDay: lastDay, days: 1 });
    return { unitValueOn: markets.unitValueOn, rateOf: (entry) => rateOfEntry({ markets, currency: portfolio.currency }, entry) };
  };
}

interface Reading {
  readonly rateOf: (row: LedgerRow) => number;
  readonly marketOf: MarketOf;
}

function ownedBy(rows: readonly LedgerRow[], taxable: readonly Portfolio[], { rateOf, marketOf }: Reading): OwnedShares[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inPounds = ({ id }: LedgerEntry) => {
    const row = byId.get(id);
    const rate = row ? rateOf({ ...row, day: costDayOf(row) }) : NaN;
    return Number.isNaN(rate) ? null : decimal(rate);
  };
  return taxable.map((portfolio) => {
    const entries = rows.filter(({ portfolioId }) => portfolioId === portfolio.id).map(ledgerEntry);
    const market = marketOf(portfolio);
    return { entries: market ? convertToNewUnits(entries, market) : entries, pounds: inPounds };
  });
}

function inNumbers({ from, to, disposals, proceeds, allowableCosts, gains, losses, net }: TaxYearGains): TaxYearRow {
  return {
    from,
    to,
    disposals,
    proceeds: proceeds.toNumber(),
    allowableCosts: allowableCosts.toNumber(),
    gains: gains.toNumber(),
    losses: losses.toNumber(),
    net: net.toNumber(),
  };
}
