import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { organisations as table } from '../../schema/organisations.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';

export type Organisation = typeof table.$inferSelect;
type OrganisationChange = Omit<Organisation, 'id' | 'version'>;

/** A line in their list; the logo stands with the other pictures. */
interface ListedOrganisation {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly city: string | null;
  readonly people: number;
}

const sorted = { name: 'lower(name)', city: 'lower(city)', people: 'people' };

const pageSql = (query: ListQuery) => `
  with listed as (
    select house.id, house.name, house.url, house.domain, house.address ->> 'city' as city,
           (select count(*)::int from users where organisation_id = house.id) as people
      from organisations house)
  select replace(id::text, '-', '') as id, name, url, city, people, count(*) over ()::int as found
    from listed
   where ${matchesSearch('$1', 'name', 'url', 'domain')} and ($2::text is null or (people > 0) = ($2 = 'some'))
  ${orderBy(sorted, query, 'id')} limit $3 offset $4`;

export function organisations(sql: Sql, connection: PoolClient) {
  return {
    async all(): Promise<Organisation[]> {
      return sql.select().from(table).orderBy(table.name);
    },
    async find(id: string): Promise<Organisation | null> {
      const [organisation] = await sql.select().from(table).where(eq(table.id, id));
      return organisation ?? null;
    },
    /** Some of them, and how many there are on all pages. */
    async page(query: ListQuery): Promise<{ readonly organisations: ListedOrganisation[]; readonly found: number }> {
      const { find, filters, limit, offset } = query;
      const values = [toLikePattern(find), filters.members ?? null, limit, offset];
      const { rows } = await connection.query<ListedOrganisation & { found: number }>(pageSql(query), values);
      return { organisations: rows.map(({ found: _found, ...organisation }) => organisation), found: rows[0]?.found ?? 0 };
    },
    /** Counts the people who are bound to one, and those of them with an address in another domain than this. */
    async peopleOf(id: string, mailDomain: string | null): Promise<{ readonly all: number; readonly elsewhere: number }> {
      const { rows } = await connection.query<{ all: number; elsewhere: number }>(
        `select count(*)::int as "all", count(*) filter (where split_part(email_key, '@', 2) <> $2)::int as elsewhere
           from users where organisation_id = $1`,
        [id, mailDomain],
      );
      return rows[0] ?? { all: 0, elsewhere: 0 };
    },
    /** Counts the records that refer to it. */
    async useOf(id: string): Promise<{ readonly users: number; readonly portals: number }> {
      const { rows } = await connection.query<{ users: number; portals: number }>(
        `select (select count(*)::int from users where organisation_id = $1) as users,
                (select count(*)::int from portals where organisation_id = $1) as portals`,
        [id],
      );
      return rows[0] ?? { users: 0, portals: 0 };
    },
    async delete(id: string): Promise<void> {
      await sql.delete(table).where(eq(table.id, id));
    },
    /** Until the end of the transaction no one else makes or changes one: their names and domains are each one's own. */
    async lock(): Promise<void> {
      await connection.query('lock table organisations in share row exclusive mode');
    },
    async insert(organisation: OrganisationChange & { readonly id?: string }): Promise<string> {
      const [made] = await sql.insert(table).values(organisation).returning({ id: table.id });
      if (!made) throw new Error('An organisation was not made.');
      return made.id;
    },
    /** Its version from then on. */
    async set(id: string, change: OrganisationChange): Promise<number> {
      const [changed] = await sql.update(table).set(change).where(eq(table.id, id)).returning({ version: table.version });
      if (!changed) throw new Error('An organisation was not changed.');
      return changed.version;
    },
  };
}
