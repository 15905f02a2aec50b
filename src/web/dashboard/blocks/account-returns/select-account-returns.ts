import type { AccountReturns } from '#contracts/datasets/accounts.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export interface ShownAccountReturns {
  readonly day: IsoDate;
  readonly currency: string;
  readonly changes: AccountReturns['changes'];
}

/** The changes of the account of the page; null before it has any figures. */
export function selectAccountReturns(
  { overviewReturns: { rows } }: NeedsOf<'accountReturns'>,
  { account }: Pick<ReportFrame, 'account'>,
): ShownAccountReturns | null {
  const own = rows.find(({ accountId }) => accountId === account?.id);
  return own?.day ? { day: own.day, currency: own.currency, changes: own.changes } : null;
}
