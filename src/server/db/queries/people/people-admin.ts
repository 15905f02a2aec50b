import { count, eq, sql as text } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { ListedPerson } from '#contracts/people/people-admin.ts';
import type { PersonRole } from '#domain/actor.ts';
import type { Sql } from '../../queries.ts';
import { folded } from '../../folded-text.ts';
import { containing, orderBy, type WantedRows } from '../../wanted-rows.ts';
import { knownDevices, sessions, users, userSecurity } from '../../schema/people.ts';
import { isAlive } from '../sign-in/sessions.ts';

/** The photo stands with the other pictures. */
type FoundPerson = Omit<ListedPerson, 'photo'>;

const sorted = { name: 'person.name_key', email: 'person.email_key', organisation: 'lower(house.name)', lastSignIn: 'signed_in.at' };
const states = { disabled: 'security.is_disabled', withoutPin: 'security.is_two_factor_disabled and not security.is_disabled' };

const listedColumns = (timeZone: string) => `
         replace(person.id::text, '-', '') as id, person.name, person.email, person.role, house.name as organisation,
         security.is_disabled as "isDisabled", security.is_two_factor_disabled as "isTwoFactorDisabled",
         to_char(signed_in.at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as "lastSignIn"`;

const listedJoins = `
    join user_security security on security.user_id = person.id
    left join organisations house on house.id = person.organisation_id
    left join last_sign_ins signed_in on signed_in.user_id = person.id`;

const listedSql = (timeZone: string) => `select ${listedColumns(timeZone)} from users person ${listedJoins}`;

/** What a sort or a filter needs of other tables: the rows of a page are found by as little as will do, the rest is read of those alone. */
const joins = {
  organisation: 'left join organisations house on house.id = person.organisation_id',
  lastSignIn: 'left join last_sign_ins signed_in on signed_in.user_id = person.id',
  state: 'join user_security security on security.user_id = person.id',
};

const joinsFor = (names: readonly string[]) => names.flatMap((name) => joins[name as keyof typeof joins] ?? []).join(' ');

const isFoundSql = ({ state }: WantedRows['filters']) => `
  ($1::text is null or person.email_key like lower($1) or person.name_key like ${folded('$1')}) and ($2::uuid is null or person.organisation_id = $2)
   and ($3::text is null or person.role = $3) and ${states[state as keyof typeof states] ?? 'true'}`;

/** Whether all rows have to be looked at for a page: where words are looked for, or no index has its order. */
const isReadWhole = ({ find, sort }: WantedRows) => find !== null || sort === 'lastSignIn' || sort === 'organisation';

/** Looks at all rows once, for the page and for how many there are. */
async function wholePage(connection: PoolClient, wanted: WantedRows, timeZone: string) {
  const { find, filters, sort, order, limit, offset } = wanted;
  const needed = new Set([...('state' in filters ? ['state'] : []), sort]);
  const key = sorted[sort as keyof typeof sorted];
  const { rows } = await connection.query<FoundPerson & { found: number }>(
    `with found as materialized (
       select person.id, ${key} as key from users person ${joinsFor([...needed])} where ${isFoundSql(filters)}),
     page as materialized (select id, key from found ${orderBy({ key: 'key' }, { sort: 'key', order }, 'id')} limit $5 offset $6)
     select ${listedColumns('$4')}, (select count(*)::int from found) as found
       from page join users person on person.id = page.id ${listedJoins}
      ${orderBy({ key: 'page.key' }, { sort: 'key', order }, 'page.id')}`,
    [containing(find), filters.organisation ?? null, filters.role ?? null, timeZone, limit, offset],
  );
  if (rows[0]) return { people: rows.map(({ found: _found, ...person }) => person), found: rows[0].found };
  return { people: [], found: offset === 0 ? 0 : await countOf(connection, wanted) };
}

async function countOf(connection: PoolClient, { find, filters }: WantedRows): Promise<number> {
  const { rows } = await connection.query<{ found: number }>(
    `select count(*)::int as found from users person ${joinsFor('state' in filters ? ['state'] : [])} where ${isFoundSql(filters)}`,
    [containing(find), filters.organisation ?? null, filters.role ?? null],
  );
  return rows[0]?.found ?? 0;
}

/** Of all people, for anyone who may see all of them. */
export function peopleAdmin(sql: Sql, connection: PoolClient) {
  return {
    ...changes(sql),
    /** Some of them, and how many there are on all pages. */
    async page(wanted: WantedRows, timeZone: string): Promise<{ readonly people: FoundPerson[]; readonly found: number }> {
      if (isReadWhole(wanted)) return wholePage(connection, wanted, timeZone);
      const { find, filters, limit, offset } = wanted;
      const asked = [containing(find), filters.organisation ?? null, filters.role ?? null];
      const isFound = isFoundSql(filters);
      const order = orderBy(sorted, wanted, 'person.id');
      const filtered = joinsFor('state' in filters ? ['state'] : []);
      const [listed, counted] = await Promise.all([
        connection.query<FoundPerson>(
          `with page as materialized (
             select person.id from users person ${filtered} ${joinsFor([wanted.sort])} where ${isFound} ${order} limit $5 offset $6)
           ${listedSql('$4')} where person.id in (select id from page) ${order}`,
          [...asked, timeZone, limit, offset],
        ),
        countOf(connection, wanted),
      ]);
      return { people: listed.rows, found: counted };
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

/** What administrators change of one of them. */
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
