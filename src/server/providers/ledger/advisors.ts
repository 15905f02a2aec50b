import type { Advisors } from '#contracts/account-datasets.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { accountOf } from './account-of.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

export async function advisors(snapshot: Queries, subject: ReportSubject): Promise<Advisors> {
  const { id: accountId } = accountOf(subject);
  return { rows: await oncePerSnapshot(snapshot, `advisors ${accountId}`, () => snapshot.users.advisorsOf(accountId)) };
}
