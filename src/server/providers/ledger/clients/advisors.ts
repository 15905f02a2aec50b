import type { Advisors } from '#contracts/datasets/accounts.ts';
import { photoPath } from '#contracts/admin/images.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { accountOf } from './account-of.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

export const advisors = oncePerSnapshot(async ({ users, images }, subject: ReportSubject): Promise<Advisors> => {
  const { id } = accountOf(subject);
  const [people, photos] = await Promise.all([users.advisorsOf(id), images.versionsOfAdvisors(id)]);
  return { rows: people.map((person) => ({ ...person, photo: photoPath(person.id, photos.get(person.id)) })) };
});
