import type { Account } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import type { ReportSubject } from '../reporting-provider.ts';

/**
 * The account that a page is about.
 *
 * @throws AppError `account-id-missing` on the overview, which is about no single one.
 */
export function accountOf({ account }: ReportSubject): Account {
  if (!account) throw new AppError('account-id-missing');
  return account;
}
