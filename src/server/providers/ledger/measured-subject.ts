import type { Account } from '#domain/account/account.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { accountOf } from './account-of.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

/** What is measured: one portfolio in its currency, or all of an account's as one in the account's currency. */
export interface MeasuredSubject {
  readonly account: Account;
  /** Of the stored series: the portfolio's id, or the account's. */
  readonly subjectId: string;
  readonly currency: string;
  readonly portfolios: readonly Portfolio[];
}

/** @throws AppError `account-id-missing` when the page is about no account. */
export async function measuredSubject(snapshot: Queries, subject: ReportSubject): Promise<MeasuredSubject> {
  const account = accountOf(subject);
  const { portfolio } = subject;
  if (portfolio) return { account, subjectId: portfolio.id, currency: portfolio.currency, portfolios: [portfolio] };
  const portfolios = await oncePerSnapshot(snapshot, `portfolios ${account.id}`, () => snapshot.portfolios.ofAccounts([account.id]));
  return { account, subjectId: account.id, currency: account.currency, portfolios };
}

export function idsOf(portfolios: readonly Portfolio[]): string[] {
  return portfolios.map(({ id }) => id);
}
