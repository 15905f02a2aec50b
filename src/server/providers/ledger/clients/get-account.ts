import type { Account } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';

/**
 * The account that a page is about.
 *
 * @throws AppError `account-id-missing` on the overview, which is about no single one.
 */
export function getAccount({ account }: ReportSubject): Account {
  if (!account) throw new AppError('account-id-missing');
  return account;
}

/** The subject as the account that it belongs to, with all of its portfolios. */
export async function wholeAccount(snapshot: Queries, subject: ReportSubject): Promise<ReportSubject> {
  if (!subject.portfolio) return subject;
  return { ...subject, portfolio: null, portfolios: await snapshot.portfolios.ofAccounts([getAccount(subject).id]) };
}
