import { decimal } from '#finance/decimal.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { LedgerEntry, TransactionType } from '#finance/ledger.ts';
import type { Account } from '../../db/queries/accounts.ts';
import type { LedgerMark } from '../../db/queries/ledger-marks.ts';
import type { Portfolio } from '../../db/queries/portfolios.ts';
import type { LedgerRow } from '../../db/queries/transactions.ts';
import type { Queries } from '../../db/queries.ts';
import type { Report } from './reported-series.ts';

/** A transaction between two portfolios of the account. */
export interface LedgerTransfer {
  readonly entryId: string;
  readonly transferId: string;
}

export interface PortfolioLedger {
  readonly portfolio: Portfolio;
  readonly mark: LedgerMark;
  readonly entries: readonly LedgerEntry[];
  readonly transfers: readonly LedgerTransfer[];
  readonly reports: readonly Report[];
  /** Up to where figures are stored; null before the first computation. */
  readonly storedThrough: number | null;
}

/** Everything that one account's figures are computed from. */
export interface AccountLedger {
  readonly account: Account;
  readonly portfolios: readonly PortfolioLedger[];
  readonly storedThrough: number | null;
}

/** Reads the ledgers of these accounts whole: one statement a table, whatever their number. */
export async function readLedgers(tx: Queries, accountIds: readonly string[], through: IsoDate): Promise<AccountLedger[]> {
  const marks = await tx.ledgerMarks.of(accountIds);
  const rows = Map.groupBy(await tx.transactions.ledgerOf(accountIds, through), ({ portfolioId }) => portfolioId);
  const reports = Map.groupBy(await tx.reportedValues.ofAccounts(accountIds), ({ portfolioId }) => portfolioId);
  const portfolios = new Map((await tx.portfolios.ofAccounts(accountIds)).map((portfolio) => [portfolio.id, portfolio]));
  const lastDays = await tx.figureStates.lastDays(accountIds);

  const ledgerOf = (mark: LedgerMark): PortfolioLedger[] => {
    const portfolio = portfolios.get(mark.portfolioId);
    const own = rows.get(mark.portfolioId) ?? [];
    if (!portfolio) return [];
    return [
      {
        portfolio,
        mark,
        entries: own.map(ledgerEntry),
        transfers: own.flatMap(({ id, transferId }) => (transferId === null ? [] : [{ entryId: id, transferId }])),
        reports: (reports.get(mark.portfolioId) ?? []).map(reportOf),
        storedThrough: lastDays.get(mark.portfolioId) ?? null,
      },
    ];
  };
  const byAccount = Map.groupBy(marks, ({ accountId }) => accountId);
  return (await tx.accounts.byIds(accountIds)).map((account) => ({
    account,
    portfolios: (byAccount.get(account.id) ?? []).flatMap(ledgerOf),
    storedThrough: lastDays.get(account.id) ?? null,
  }));
}

export function ledgerEntry(row: LedgerRow): LedgerEntry {
  return {
    id: row.id,
    sequence: row.sequence,
    day: row.day,
    type: row.type as TransactionType,
    instrumentId: row.instrumentId,
    units: exact(row.units),
    amount: decimal(row.amount),
    currency: row.currency,
    rate: exact(row.fxRate),
    charges: decimal(row.charges),
    tax: decimal(row.tax),
    category: row.category,
    ratio: exact(row.ratio),
    cost: exact(row.cost),
    acquiredDay: row.acquiredDay,
  };
}

function exact(text: string | null) {
  return text === null ? null : decimal(text);
}

function reportOf({ instrumentId, day, value, currency }: { instrumentId: string; day: IsoDate; value: string; currency: string }): Report {
  return { instrumentId, day: dayNumber(day), value: Number(value), currency };
}
