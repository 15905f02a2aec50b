import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { GroupedRow } from '#contracts/people/access-groups.ts';
import type { Sql } from '../../queries.ts';
import { clientGroups as table } from '../../schema/client-groups.ts';
import { containing, orderBy, type WantedRows } from '../../wanted-rows.ts';

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

/** Who looks: an adviser at own clients, anyone else of the firm at all. */
export interface Looking {
  readonly portalId: string;
  readonly adviserId: string | null;
}

interface Picking extends Looking {
  readonly groupId: string;
  /** Part of a name, an address or a number; null for all. */
  readonly find: string | null;
  readonly limit: number;
  readonly offset: number;
  /** Those in the group, or those who are not. */
  readonly show: 'in' | 'out';
}

/** These accounts, or all that the words find; null finds all that there are. */
export type WhichMembers = { readonly ids: readonly string[] } | { readonly find: string | null };

const hex = (column: string) => `replace(${column}::text, '-', '')`;
const viewFor = ({ adviserId }: Looking) => (adviserId === null ? 'all_clients' : 'own_clients');

const sorted = { name: 'lower(name)', portal: 'lower(portal)', score: 'score', clients: 'clients' };

const pageSql = (wanted: WantedRows) => `
  with listed as (
    select own.id, own.name, portal.name as portal, own.score, (select count(*)::int from client_group_members where group_id = own.id) as clients,
           keeper.name as keeper, case when own.is_active then 'active' else 'inactive' end as state
      from client_groups own join portals portal on portal.id = own.portal_id left join users keeper on keeper.id = own.kept_by)
  select ${hex('id')} as id, name, portal, score, clients, keeper, state, count(*) over ()::int as found
    from listed where ($1::text is null or name ilike $1 or portal ilike $1) and ($2::text is null or state = $2)
  ${orderBy(sorted, wanted, 'id')} limit $3 offset $4`;

// The groups that someone may choose from, without a look at those that they do not see. $1 the portal, $2 the adviser.
const seenSql = (looking: Looking) => `
  select id, name, is_active, kept_by from client_groups where portal_id = $1 and ($2::uuid is null or kept_by = $2
     or id = any(array(select distinct unnest(group_ids) from ${viewFor(looking)} where portal_id = $1)))`;

/** $1 the portal, $2 the group, $3 the words. */
const membersSql = (wanted: Looking & Pick<Picking, 'show'>) => `
  from ${viewFor(wanted)} account ${wanted.show === 'in' ? 'join client_group_members member on member.account_id = account.id and member.group_id = $2' : ''}
  join accounts kept on kept.id = account.id
 where account.portal_id = $1 ${wanted.show === 'out' ? 'and kept.is_active and not $2 = any(account.group_ids)' : ''}
   and ($3::text is null or account.name ilike $3 or kept.email ilike $3 or account.external_id ilike $3)`;

const rowsSql = (wanted: Picking) => `
  select ${hex('account.id')} as id, account.name, account.external_id as "externalId", account.has_client as "isRegistered",
         ${wanted.show === 'in' ? `to_char(member.member_since, 'YYYY-MM-DD')` : 'null'} as since
    ${membersSql(wanted)} order by account.name_key, account.id limit $4 offset $5`;

/** Groups of clients as they are kept: listed, opened and changed. */
export function clientGroupRecords(sql: Sql, connection: PoolClient) {
  return {
    ...changes(sql, connection),
    async page(wanted: WantedRows): Promise<{ readonly groups: ListedGroup[]; readonly found: number }> {
      const values = [containing(wanted.find), wanted.filters.state ?? null, wanted.limit, wanted.offset];
      const { rows } = await connection.query<ListedGroup & { found: number }>(pageSql(wanted), values);
      return { groups: rows.map(({ found: _found, ...group }) => group), found: rows[0]?.found ?? 0 };
    },
    async find(id: string): Promise<ClientGroup | null> {
      return (await sql.select().from(table).where(eq(table.id, id)))[0] ?? null;
    },
    /** Those of a portal that an account may be put into, by name: for an adviser own ones, and the firm's with a client of theirs. */
    async offered(looking: Looking): Promise<KnownGroup[]> {
      const { rows } = await connection.query<KnownGroup>(
        `select ${hex('id')} as id, name, is_active as "isActive" from (${seenSql(looking)}) seen
          where is_active and ($2::uuid is null or kept_by is null or kept_by = $2) order by lower(name), id limit 1000`,
        [looking.portalId, looking.adviserId],
      );
      return rows;
    },
    /** What these are called, those that the actor sees. */
    async named(ids: readonly string[]): Promise<KnownGroup[]> {
      const { rows } = await connection.query<KnownGroup>(
        `select ${hex('id')} as id, name, is_active as "isActive" from client_groups where id = any($1::uuid[]) order by lower(name), id`,
        [ids],
      );
      return rows;
    },
    /** Whether one that the actor sees is called so. Another's may be, which they are not told. */
    async isNameTaken(looking: Looking, name: string, besides: string | null): Promise<boolean> {
      const { rows } = await connection.query<{ taken: boolean }>(
        `with seen as materialized (${seenSql(looking)})
         select exists (select from seen where lower(name) = lower($3) and id is distinct from $4::uuid) as taken`,
        [looking.portalId, looking.adviserId, name, besides],
      );
      return rows[0]?.taken ?? false;
    },
    /** How many someone keeps, or the firm on a portal. */
    async countKept({ portalId, adviserId }: Looking): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        'select count(*)::int as count from client_groups where portal_id = $1 and import_name is null and kept_by is not distinct from $2::uuid',
        [portalId, adviserId],
      );
      return rows[0]?.count ?? 0;
    },
    async members(wanted: Picking): Promise<{ readonly rows: GroupedRow[]; readonly found: number }> {
      const asked = [wanted.portalId, wanted.groupId, containing(wanted.find)];
      const { rows } = await connection.query<GroupedRow>(rowsSql(wanted), [...asked, wanted.limit, wanted.offset]);
      const counted = await connection.query<{ found: number }>(`select count(*)::int as found ${membersSql(wanted)}`, asked);
      return { rows, found: counted.rows[0]?.found ?? 0 };
    },
  };
}

/** Each tells whom it concerned, by id. */
function changes(sql: Sql, connection: PoolClient) {
  const idsOf = async (text: string, values: unknown[]): Promise<string[]> =>
    (await connection.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
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
    /** Tells who was in it, since when and by whose word. */
    async delete(id: string): Promise<FormerMember[]> {
      const { rows } = await connection.query<FormerMember>(
        `delete from client_group_members where group_id = $1 returning ${hex('account_id')} as id, member_since::text as since, source`,
        [id],
      );
      await sql.delete(table).where(eq(table.id, id));
      return rows;
    },
    /** Those of its former members that still are accounts of its portal. */
    takeBack: (id: string, members: readonly FormerMember[]): Promise<string[]> =>
      idsOf(
        `insert into client_group_members (group_id, account_id, member_since, source)
         select $1, former.id, former.since, former.source from jsonb_to_recordset($2) former (id uuid, since timestamptz, source text)
          where may_join_group(former.id, $1) on conflict do nothing returning ${hex('account_id')} as id`,
        [id, JSON.stringify(members)],
      ),
    /** Puts those among them who have registered into a group. */
    add: (looking: Looking, groupId: string, which: WhichMembers): Promise<string[]> =>
      idsOf(
        `insert into client_group_members (group_id, account_id)
         select $2, account.id ${membersSql({ ...looking, show: 'out' })} and account.has_client and ($4::uuid[] is null or account.id = any($4))
         on conflict do nothing returning ${hex('account_id')} as id`,
        [looking.portalId, groupId, ...wordsAndIds(which)],
      ),
    /** How many of them are outside of it and have not registered. */
    async countUnregistered(looking: Looking, groupId: string, which: WhichMembers): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        `select count(*)::int as count ${membersSql({ ...looking, show: 'out' })} and not account.has_client and ($4::uuid[] is null or account.id = any($4))`,
        [looking.portalId, groupId, ...wordsAndIds(which)],
      );
      return rows[0]?.count ?? 0;
    },
    takeOut: (looking: Looking, groupId: string, which: WhichMembers): Promise<string[]> =>
      idsOf(
        `delete from client_group_members where group_id = $2
            and account_id in (select account.id ${membersSql({ ...looking, show: 'in' })} and ($4::uuid[] is null or account.id = any($4)))
         returning ${hex('account_id')} as id`,
        [looking.portalId, groupId, ...wordsAndIds(which)],
      ),
    /** Puts an account into some groups, and takes it out of others. */
    async regroup(accountId: string, { added, removed }: Regrouping): Promise<void> {
      if (removed.length > 0)
        await connection.query('delete from client_group_members where account_id = $1 and group_id = any($2::uuid[])', [
          accountId,
          removed,
        ]);
      if (added.length > 0)
        await connection.query(
          'insert into client_group_members (account_id, group_id) select $1, unnest($2::uuid[]) on conflict do nothing',
          [accountId, added],
        );
    },
  };
}

export interface FormerMember {
  readonly id: string;
  readonly since: string;
  readonly source: 'import' | 'entered';
}

export interface Regrouping {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function wordsAndIds(which: WhichMembers): [string | null, readonly string[] | null] {
  return 'ids' in which ? [null, which.ids] : [containing(which.find), null];
}
