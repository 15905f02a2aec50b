import { and, eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { clientGroups as table } from '../../schema/client-groups.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';

type ClientGroup = typeof table.$inferSelect;

interface ListedGroup {
  readonly id: string;
  readonly name: string;
  readonly portal: string;
  readonly score: number | null;
  readonly clients: number;
  readonly keeper: string | null;
  readonly state: 'active' | 'inactive';
}

/** A group that accounts may be put into. */
export interface KnownGroup {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

export type GroupChange = Pick<ClientGroup, 'name' | 'score' | 'welcome' | 'isActive'>;

/** The reader: an adviser looks at own clients, anyone else of the firm at all. */
export interface Looking {
  readonly portalId: string;
  readonly adviserId: string | null;
}

export const hexOf = (column: string) => `replace(${column}::text, '-', '')`;
export const viewFor = ({ adviserId }: Looking) => (adviserId === null ? 'all_clients' : 'own_clients');

const sorted = { name: 'lower(name)', portal: 'lower(portal)', score: 'score', clients: 'clients' };

const pageSql = (query: ListQuery) => `
  with listed as (
    select own.id, own.name, portal.name as portal, own.score, (select count(*)::int from client_group_members where group_id = own.id) as clients,
           keeper.name as keeper, case when own.is_active then 'active' else 'inactive' end as state
      from client_groups own join portals portal on portal.id = own.portal_id left join users keeper on keeper.id = own.kept_by)
  select ${hexOf('id')} as id, name, portal, score, clients, keeper, state, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', 'name', 'portal')} and ($2::text is null or state = $2)
  ${orderBy(sorted, query, 'id')} limit $3 offset $4`;

// The groups that someone may choose from, without a look at those that they do not see. $1 the portal, $2 the adviser.
const seenSql = (looking: Looking) => `
  select id, name, is_active, kept_by from client_groups where portal_id = $1 and ($2::uuid is null or kept_by = $2
     or id = any(array(select distinct unnest(group_ids) from ${viewFor(looking)} where portal_id = $1)))`;

/** Groups of clients as they are kept: listed, opened and changed. */
export function clientGroupRecords(sql: Sql, connection: PoolClient) {
  return {
    async page(query: ListQuery): Promise<{ readonly groups: ListedGroup[]; readonly found: number }> {
      const values = [toLikePattern(query.find), query.filters.state ?? null, query.limit, query.offset];
      const { rows } = await connection.query<ListedGroup & { found: number }>(pageSql(query), values);
      return { groups: rows.map(({ found: _found, ...group }) => group), found: rows[0]?.found ?? 0 };
    },
    async find(id: string): Promise<ClientGroup | null> {
      return (await sql.select().from(table).where(eq(table.id, id)))[0] ?? null;
    },
    /** Returns the groups of a portal to which an account can be added, by name. An adviser gets their own groups, and the firm's with a client of theirs. */
    async offered(looking: Looking): Promise<KnownGroup[]> {
      const { rows } = await connection.query<KnownGroup>(
        `select ${hexOf('id')} as id, name, is_active as "isActive" from (${seenSql(looking)}) seen
          where is_active and ($2::uuid is null or kept_by is null or kept_by = $2) order by lower(name), id limit 1000`,
        [looking.portalId, looking.adviserId],
      );
      return rows;
    },
    /** Finds the names of these groups, as far as the actor sees them. */
    async named(ids: readonly string[]): Promise<KnownGroup[]> {
      const { rows } = await connection.query<KnownGroup>(
        `select ${hexOf('id')} as id, name, is_active as "isActive" from client_groups where id = any($1::uuid[]) order by lower(name), id`,
        [ids],
      );
      return rows;
    },
    /** Tells whether a group that the actor sees has this name. Another's may have it, which they are not told. */
    async isNameTaken(looking: Looking, name: string, besides: string | null): Promise<boolean> {
      const { rows } = await connection.query<{ taken: boolean }>(
        `with seen as materialized (${seenSql(looking)})
         select exists (select from seen where lower(name) = lower($3) and id is distinct from $4::uuid) as taken`,
        [looking.portalId, looking.adviserId, name, besides],
      );
      return rows[0]?.taken ?? false;
    },
    /** Tells whether a group of the portal has this name by its source. */
    async isImported(portalId: string, importName: string): Promise<boolean> {
      const named = and(eq(table.portalId, portalId), eq(table.importName, importName));
      return (await sql.select({ id: table.id }).from(table).where(named)).length > 0;
    },
    /** Counts the groups that someone keeps, or the firm on a portal. */
    async countKept({ portalId, adviserId }: Looking): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        'select count(*)::int as count from client_groups where portal_id = $1 and import_name is null and kept_by is not distinct from $2::uuid',
        [portalId, adviserId],
      );
      return rows[0]?.count ?? 0;
    },
    ...changes(sql, connection),
  };
}

function changes(sql: Sql, connection: PoolClient) {
  return {
    /** Until the end of the transaction no one else changes groups of the portal. */
    async lock(portalId: string): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('client groups ' || $1::uuid, 0))", [portalId]);
    },
    async insert(
      group: GroupChange & Pick<ClientGroup, 'portalId' | 'keptBy'> & Partial<Pick<ClientGroup, 'id' | 'importName'>>,
    ): Promise<string> {
      const [made] = await sql.insert(table).values(group).returning({ id: table.id });
      if (!made) throw new Error('A group of clients was not made.');
      return made.id;
    },
    /** Its version from then on. */
    async set(id: string, change: GroupChange): Promise<number> {
      const [changed] = await sql.update(table).set(change).where(eq(table.id, id)).returning({ version: table.version });
      if (!changed) throw new Error('A group of clients was not changed.');
      return changed.version;
    },
    /** With whoever is in it. */
    async delete(id: string): Promise<void> {
      await sql.delete(table).where(eq(table.id, id));
    },
  };
}
