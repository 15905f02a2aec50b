import type { Random } from './random.ts';
import type { DemoPerson } from './demo-person.ts';
import type { ImportFile } from '../operations/import/format/import-file.ts';
import { fileOfRecords } from './file-of-records.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** An account of the demonstration, with the person who signs in to it. */
export interface DemoAccount {
  readonly externalId: string;
  readonly name: string;
  readonly person: string;
  readonly email: string;
  /** E-mail addresses, the main adviser first. */
  readonly advisors: readonly string[];
  /** Parted by semicolons. */
  readonly groups: string;
  readonly gender: string;
  readonly currency: string;
  readonly location: string;
  /** Blank for whom the projections tool is not there. */
  readonly projectionId: string;
  /** True if the person ever had a way to sign in. */
  readonly hasUser: boolean;
}

/** The firm as far as its people and accounts are concerned. */
export interface PeopleOfFirm {
  readonly portal: string;
  readonly language: string;
  readonly staff: readonly DemoPerson[];
}

/** users.csv and accounts.csv. */
export function peopleFiles(firm: PeopleOfFirm, accounts: readonly (DemoAccount & { readonly inception: IsoDate })[]): ImportFile[] {
  const investors = accounts
    .filter(({ hasUser }) => hasUser)
    .map(({ email, person }) => ({ email, name: person, role: 'investor', language: firm.language }));
  const staff = firm.staff.map(({ email, name, role }) => ({ email, name, role, language: firm.language, organisation: firm.portal }));
  return [
    fileOfRecords('users.csv', ['email', 'name', 'role', 'language', 'organisation'], [...staff, ...investors]),
    fileOfRecords(
      'accounts.csv',
      ['externalId', 'name', 'email', 'portal', 'advisors', 'groups', 'gender', 'currency', 'inception', 'location', 'projectionId'],
      accounts.map(({ externalId, name, email, advisors, groups, gender, currency, inception, location, projectionId }) => ({
        externalId,
        name,
        email,
        portal: firm.portal,
        advisors: advisors.join(';'),
        groups,
        gender,
        currency,
        inception,
        location,
        projectionId,
      })),
    ),
  ];
}

/** The e-mail addresses of an account's advisers: the first of the firm looks after about half of the clients, and some have two. */
export function drawAdvisers(staff: readonly DemoPerson[], random: Random, isOfFirst: boolean): string[] {
  const [first = '', ...others] = staff.filter(({ role }) => role === 'advisor').map(({ email }) => email);
  const main = isOfFirst || random.chance(0.45) ? first : random.pick(others);
  const second = random.pick([first, ...others].filter((email) => email !== main));
  return random.chance(0.13) ? [main, second] : [main];
}
