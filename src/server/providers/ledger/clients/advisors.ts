import type { Advisor, Advisors } from '#contracts/datasets/accounts.ts';
import { photoPath } from '#contracts/admin/images.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

/** Accounts whose advisers are asked for on a home of many. */
const maxAccounts = 10;

/** Reads the advisers of the page's account, or of the accounts that the actor is shown on the portal: each once, by name. */
export const advisors = oncePerSnapshot(async (snapshot, subject: ReportSubject): Promise<Advisors> => {
  const accounts = subject.account ? [subject.account.id] : await snapshot.portals.visibleAccountIds(subject.portal.id);
  const teams = await Promise.all(accounts.slice(0, maxAccounts).map(async (id) => advisorsOf(snapshot, id)));
  const people = new Map(teams.flat().map((person) => [person.id, person]));
  return { rows: [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name)), note: noteOf(subject) };
});

function noteOf({ account }: ReportSubject): Advisors['note'] {
  if (!account?.note || !account.notedOn) return null;
  return { text: account.note, day: account.notedOn };
}

async function advisorsOf({ users, images }: Queries, account: string): Promise<Advisor[]> {
  const [people, photos] = await Promise.all([users.advisorsOf(account), images.versionsOfAdvisors(account)]);
  return people.map((person) => ({ ...person, photo: photoPath(person.id, photos.get(person.id)) }));
}
