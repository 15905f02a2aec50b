import type { Advisors } from '#contracts/account-datasets.ts';
import { photoPath } from '#contracts/images.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { accountOf } from './account-of.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

export async function advisors(snapshot: Queries, subject: ReportSubject): Promise<Advisors> {
  const { id: accountId } = accountOf(subject);
  return { rows: await oncePerSnapshot(snapshot, `advisors ${accountId}`, () => advisorsOf(snapshot, accountId)) };
}

async function advisorsOf({ users, images }: Queries, accountId: string): Promise<Advisors['rows']> {
  const [people, photos] = await Promise.all([users.advisorsOf(accountId), images.versionsOfAdvisors(accountId)]);
  return people.map((person) => ({ ...person, photo: photoPath(person.id, photos.get(person.id)) }));
}
