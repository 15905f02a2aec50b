import { count, eq, sql as text } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { ListedPerson } from '#contracts/people/people-admin.ts';
import type { PersonRole } from '#domain/actor.ts';
import type { Sql } from '../../queries.ts';
import { toLikePattern, getFilterId, matchesAllWords, matchesIdFilter, orderBy, type ListQuery } from '../../list-query.ts';
import { knownDevices, sessions, users, userSecurity } from '../../schema/people.ts';
import { isAlive } from '../sign-in/sessions.ts';

/** The photo stands with the other pictures. */
type FoundPerson = Omit<ListedPerson, 'photo'>;

/** Columns of `all_people`, whose conditions are asked once: behind row-level security of its tables they are asked for each row that is looked at. */
const sorted = { name: 'name_key', email: 'email_key', organisation: 'organisation_key', lastSignIn: 'last_sign_in_at' };
const states = { disabled: 'is_disabled', withoutPin: 'is_two_factor_disabled and not is_disabled' };

const listedColumns = (timeZone: string) => `
         replace(person.id::text, '-', '') as id, person.name, person.email, person.role, house.name as organisation,
         security.is_disabled as "isDisabled", security.is_two_factor_disabled as "isTwoFactorDisabled",
         to_char(signed_in.at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as "lastSignIn"`;

const listedJoins = `
    join user_security security on security.user_id = person.id
    left join organisations house on house.id = person.organisation_id
    left join last_sign_ins signed_in on signed_in.user_id = person.id`;

const listedSql = (timeZone: string) => `select ${listedColumns(timeZone)} from users person ${listedJoins}`;

const isFoundSql = ({ filters: { state, organisation } }: ListQuery) => `
  ($1::text is null or email_key like lower($1) or ${matchesAllWords('name_key', '$1')}) and ${matchesIdFilter('$2', 'organisation_id', organisation)}
   and ($3::text is null or role = $3) and ${states[state as keyof typeof states] ?? 'true'}`;

/** Tells whether an index has the order: as many rows as the page needs are read along it then, of the table, because the view would be sorted. */
const isAlongIndex = ({ find, sort, filters }: ListQuery) =>
  find === null && !('state' in filters) && (sort === 'name' || sort === 'email');

/** Reads a page: words are looked for once, for the page and for the count; without words each needs less than both. */
function pageSql(query: ListQuery): string {
  const { find, sort, order } = query;
  const key = sorted[sort as keyof typeof sorted];
  // Without `nulls last`, which an index in falling order does not have and neither key needs.
  const ordered = (id: string) =>
    isAlongIndex(query) ? `order by key ${order}, ${id}` : orderBy({ key: 'key' }, { sort: 'key', order }, id);
  return `
    with found as ${find === null ? 'not' : ''} materialized (select id, ${key} as key from all_people where ${isFoundSql(query)}),
    page as materialized (
      select id, ${isAlongIndex(query) ? `${key} as key from users where ${isFoundSql(query)}` : 'key from found'} ${ordered('id')} limit $5 offset $6)
    select ${listedColumns('$4')}, (select count(*)::int from found) as found
      from page join users person on person.id = page.id ${listedJoins} ${ordered('page.id')}`;
}

const listQuestionsOf = ({ find, filters }: ListQuery) => [toLikePattern(find), getFilterId(filters.organisation), filters.role ?? null];

async function countOf(connection: PoolClient, query: ListQuery): Promise<number> {
  const { rows } = await connection.query<{ found: number }>(
    `select count(*)::int as found from all_people where ${isFoundSql(query)}`,
    listQuestionsOf(query),
  );
  return rows[0]?.found ?? 0;
}

/** Queries for all people, for anyone who may see all of them. */
export function peopleAdmin(sql: Sql, connection: PoolClient) {
  return {
    ...changes(sql),
    /** Some of them, and how many there are on all pages. */
    async page(query: ListQuery, timeZone: string): Promise<{ readonly people: FoundPerson[]; readonly found: number }> {
      const asked = [...listQuestionsOf(query), timeZone, query.limit, query.offset];
      const { rows } = await connection.query<FoundPerson & { found: number }>(pageSql(query), asked);
      if (rows[0]) return { people: rows.map(({ found: _found, ...person }) => person), found: rows[0].found };
      return { people: [], found: query.offset === 0 ? 0 : await countOf(connection, query) };
    },
    async find(id: string, timeZone: string): Promise<FoundPerson | null> {
      return (await connection.query<FoundPerson>(`${listedSql('$1')} where person.id = $2`, [timeZone, id])).rows[0] ?? null;
    },
    /** For the system: how many browsers someone is signed in with, and how many are known as theirs. */
    async devices(userId: string): Promise<{ readonly signedIn: number; readonly known: number }> {
      const [[alive], [known]] = await Promise.all([
        sql
          .select({ number: count() })
          .from(sessions)
          .where(text`${eq(sessions.userId, userId)} and ${isAlive}`),
        sql.select({ number: count() }).from(knownDevices).where(eq(knownDevices.userId, userId)),
      ]);
      return { signedIn: alive?.number ?? 0, known: known?.number ?? 0 };
    },
    /**
     * Until the end of the transaction no one else governs people, so that two administrators do not end each other; tells who they are. A lock
     * on rows would make a change of what changes nothing.
     */
    async lockAdministrators(): Promise<string[]> {
      await connection.query('select pg_advisory_xact_lock(7241994)');
      const { rows } = await connection.query<{ id: string }>(
        "select replace(id::text, '-', '') as id from users join user_security on user_id = id where role = 'admin' and not is_disabled",
      );
      return rows.map(({ id }) => id);
    },
  };
}

/** The changes that administrators make to one of them. */
function changes(sql: Sql) {
  return {
    async setRole(id: string, role: PersonRole): Promise<void> {
      await sql.update(users).set({ role }).where(eq(users.id, id));
    },
    /** The person's row is held first, as by everything that opens and closes something to a person: anyone who comes next waits there. */
    async setSecurity(id: string, change: { isDisabled: boolean } | { isTwoFactorDisabled: boolean }): Promise<void> {
      await sql.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
      await sql.update(userSecurity).set(change).where(eq(userSecurity.userId, id));
    },
  };
}
