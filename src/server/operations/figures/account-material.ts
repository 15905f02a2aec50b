import { type IsoDate, yearOfDay } from '#finance/iso-date.ts';
import { sortEntries, type OrderedEntries } from '#finance/ledger/ordered-entries.ts';
import type { Report } from '#finance/prices/reported-series.ts';
import { ledgerEntry } from '../../db/ledger-entry.ts';
import { emptyBook, type StoredBook } from '../../db/queries/figures/book-years.ts';
import type { StoredSeries } from '../../db/queries/figures/daily-series.ts';
import type { MarkedPortfolio } from '../../db/queries/figures/ledger-marks.ts';
import { reportOf } from '../../db/queries/ledger/reported-values.ts';
import type { Commitment } from '../../db/queries/ledger/commitments.ts';
import type { LastSnapshot } from '../../db/queries/figures/snapshots.ts';
import type { LedgerRow } from '../../db/queries/ledger/transactions.ts';
import type { Queries } from '../../db/queries.ts';
import { type AccountPlan, goesOn } from './account-plan.ts';
import { earliestOpening } from './snapshot-calendar.ts';

/** Days back to the working day before the last day of the run before, of which a snapshot was taken that is no longer wanted. */
export const lately = 7;

/** A transaction between two portfolios of the account. */
export interface LedgerTransfer {
  readonly entryId: string;
  readonly transferId: string;
}

export interface PortfolioMaterial {
  readonly portfolio: MarkedPortfolio;
  /** The whole ledger; of a portfolio that goes on, what is due from then on and what earlier says how holdings are valued and what moved in private funds. */
  readonly entries: OrderedEntries;
  readonly transfers: readonly LedgerTransfer[];
  readonly reports: readonly Report[];
  /** To private funds. */
  readonly commitments: readonly Commitment[];
  /** The stored state that a portfolio continues from. */
  readonly stored: StoredPortfolio | null;
}

/** The series from where the windows of new snapshots need it, the book from a few days before the continuation. */
export interface StoredPortfolio {
  readonly series: StoredSeries;
  readonly book: StoredBook;
}

/** Everything that one account's figures are computed from. */
export interface AccountMaterial {
  readonly plan: AccountPlan;
  readonly portfolios: readonly PortfolioMaterial[];
  /** The stored state that the account as a whole continues from. */
  readonly stored: { readonly series: StoredSeries; readonly lastSnapshot: LastSnapshot | null } | null;
}

/** Reads what the plans of these accounts need: one statement a table, whatever their number. */
export async function readMaterial(tx: Queries, plans: readonly AccountPlan[], through: IsoDate): Promise<AccountMaterial[]> {
  const accountIds = plans.map(({ accountId }) => accountId);
  const [stored, ledgers, reported, promised] = await Promise.all([
    readStored(tx, plans),
    readLedgers(tx, plans, through),
    tx.reportedValues.ofAccounts(accountIds),
    tx.commitments.ofAccounts(accountIds),
  ]);
  const rows = Map.groupBy(ledgers, ({ portfolioId }) => portfolioId);
  const reports = Map.groupBy(reported, ({ portfolioId }) => portfolioId);
  const commitments = Map.groupBy(promised, ({ portfolioId }) => portfolioId);
  return plans.map((plan) => {
    const accountSeries = stored.series.get(plan.accountId);
    const lastSnapshot = stored.lastSnapshots.get(plan.accountId) ?? null;
    return {
      plan,
      stored: plan.continued && accountSeries ? { series: accountSeries, lastSnapshot } : null,
      portfolios: plan.portfolios.map((portfolio) => ({
        portfolio,
        ...entriesOf(rows.get(portfolio.portfolioId) ?? []),
        reports: (reports.get(portfolio.portfolioId) ?? []).map(reportOf),
        commitments: commitments.get(portfolio.portfolioId) ?? [],
        stored: storedPortfolio(plan, portfolio, stored),
      })),
    };
  });
}

function entriesOf(rows: readonly LedgerRow[]): Pick<PortfolioMaterial, 'entries' | 'transfers'> {
  return {
    entries: sortEntries(rows.map(ledgerEntry)),
    transfers: rows.flatMap(({ id, transferId }) => (transferId === null ? [] : [{ entryId: id, transferId }])),
  };
}

async function readLedgers(tx: Queries, plans: readonly AccountPlan[], through: IsoDate): Promise<LedgerRow[]> {
  const whole = plans.filter(({ continued }) => continued === null);
  const since = plans.flatMap(({ accountId, continued, portfolios }) =>
    continued ? portfolios.map(({ portfolioId }) => ({ accountId, portfolioId, fromDay: continued.fromDay })) : [],
  );
  const wholeIds = whole.map(({ accountId }) => accountId);
  return [
    ...(wholeIds.length > 0 ? await tx.transactions.ledgerOf(wholeIds, through) : []),
    ...(await tx.transactions.since(since, through)),
  ];
}

interface Stored {
  readonly series: ReadonlyMap<string, StoredSeries>;
  readonly books: ReadonlyMap<string, StoredBook>;
  readonly lastSnapshots: ReadonlyMap<string, LastSnapshot>;
}

async function readStored(tx: Queries, plans: readonly AccountPlan[]): Promise<Stored> {
  const continued = plans.flatMap((plan) => (plan.continued ? [{ plan, ...plan.continued }] : []));
  const series = continued.flatMap(({ plan: { accountId, portfolios, isOnePortfolio }, fromDay }) => {
    const fromYear = yearOfDay(earliestOpening(fromDay - lately));
    const subjects = isOnePortfolio ? [accountId] : [accountId, ...portfolios.map(({ portfolioId }) => portfolioId)];
    return subjects.map((storedAs) => ({ accountId, storedAs, fromYear }));
  });
  const books = continued.flatMap(({ plan: { accountId, portfolios }, fromDay }) => {
    const years = { fromYear: yearOfDay(fromDay - lately - 1), throughYear: yearOfDay(fromDay) };
    return portfolios.map(({ portfolioId }) => ({ accountId, portfolioId, ...years }));
  });
  const lines = continued.map(({ plan: { accountId }, fromDay }) => ({ accountId, day: fromDay - lately }));
  const read = [tx.dailySeries.since(series), tx.bookYears.around(books), tx.snapshots.lastBefore(lines)] as const;
  const [storedSeries, storedBooks, lastSnapshots] = await Promise.all(read);
  return { series: storedSeries, books: storedBooks, lastSnapshots };
}

function storedPortfolio(plan: AccountPlan, portfolio: MarkedPortfolio, { series, books }: Stored): StoredPortfolio | null {
  if (!plan.continued || !goesOn(portfolio, plan.continued)) return null;
  const own = series.get(plan.isOnePortfolio ? plan.accountId : portfolio.portfolioId);
  return own ? { series: own, book: books.get(portfolio.portfolioId) ?? emptyBook } : null;
}
