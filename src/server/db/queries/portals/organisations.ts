import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { ListedOrganisation } from '#contracts/admin/organisations.ts';
import type { Sql } from '../../queries.ts';
import { organisations as table } from '../../schema/organisations.ts';

export type Organisation = typeof table.$inferSelect;
type OrganisationChange = Omit<Organisation, 'id' | 'version'>;

/** Its logo stands with the other pictures. */
type FoundOrganisation = Omit<ListedOrganisation, 'logo'>;

interface Wanted {
  /** Part of a name; null for all. */
  readonly find: string | null;
  readonly limit: number;
  readonly offset: number;
}

const pageSql = `
  select replace(house.id::text, '-', '') as id, house.name, house.url, house.address ->> 'city' as city,
         (select count(*)::int from users where organisation_id = house.id) as people, count(*) over ()::int as found
    from organisations house where $1::text is null or house.name ilike $1 order by house.name, house.id limit $2 offset $3`;

export function organisations(sql: Sql, connection: PoolClient) {
  return {
    async all(): Promise<Organisation[]> {
      return sql.select().from(table).orderBy(table.name);
    },
    async find(id: string): Promise<Organisation | null> {
      const [organisation] = await sql.select().from(table).where(eq(table.id, id));
      return organisation ?? null;
    },
    /** By name; how many there are on all pages. */
    async page({ find, limit, offset }: Wanted): Promise<{ readonly organisations: FoundOrganisation[]; readonly found: number }> {
      const pattern = find === null ? null : `%${find.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const { rows } = await connection.query<FoundOrganisation & { found: number }>(pageSql, [pattern, limit, offset]);
      return { organisations: rows.map(({ found: _found, ...organisation }) => organisation), found: rows[0]?.found ?? 0 };
    },
    /** Who is bound to one, and how many of them have an address in another domain than this. */
    async peopleOf(id: string, mailDomain: string | null): Promise<{ readonly all: number; readonly elsewhere: number }> {
      const { rows } = await connection.query<{ all: number; elsewhere: number }>(
        `select count(*)::int as "all", count(*) filter (where split_part(email_key, '@', 2) <> $2)::int as elsewhere
           from users where organisation_id = $1`,
        [id, mailDomain],
      );
      return rows[0] ?? { all: 0, elsewhere: 0 };
    },
    /** Until the end of the transaction no one else makes or changes one: their names and domains are each one's own. */
    async lock(): Promise<void> {
      await connection.query('lock table organisations in share row exclusive mode');
    },
    async insert(name: string): Promise<string> {
      const [made] = await sql.insert(table).values({ name }).returning({ id: table.id });
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
