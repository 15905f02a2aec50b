import type { Advisors } from '#contracts/account-datasets.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { accountOf } from './account-of.ts';

export async function advisors(snapshot: Queries, subject: ReportSubject): Promise<Advisors> {
  return { rows: await snapshot.users.advisorsOf(accountOf(subject).id) };
}
