import type { IsoDate } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger.ts';
import type { Report } from '#finance/reported-series.ts';
import { ledgerEntry } from '../../db/ledger-entry.ts';
import type { Account } from '../../db/queries/accounts.ts';
import type { LedgerMark } from '../../db/queries/ledger-marks.ts';
import type { Portfolio } from '../../db/queries/portfolios.ts';
import { reportOf } from '../../db/queries/reported-values.ts';
import type { Queries } from '../../db/queries.ts';

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
