import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { ClientRow, TeamRow, Unrestricted } from '#contracts/people/access-groups.ts';
import type { Sql } from '../../queries.ts';
import { accessGroups as table } from '../../schema/access.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import { hex } from '../../hex.ts';

type AccessGroup = typeof table.$inferSelect;

/** A line in their list. */
interface ListedAccessGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly team: number;
  readonly clients: number;
}

interface Picking {
  readonly groupId: string;
  /** Part of a name, an address or a number; null for all. */
  readonly find: string | null;
  readonly limit: number;
  readonly offset: number;
  /** The members of the group, or those who can be added. */
  readonly show: 'in' | 'out';
}

interface Found<Row> {
  readonly rows: Row[];
  readonly found: number;
}

const sorted = { name: 'lower(name)', team: 'team', clients: 'clients' };

const pageSql = (query: ListQuery) => `
  with listed as (
    select own.id, own.name, own.description, (select count(*)::int from access_group_team where group_id = own.id) as team,
           (select count(*)::int from access_group_clients where group_id = own.id) as clients
      from access_groups own)
  select ${hex('id')} as id, name, description, team, clients, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', 'name', 'description')}
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;

const isIn = { in: 'exists', out: 'not exists' } as const;

/** $1 the group, $2 the words. */
const teamSql = (show: 'in' | 'out') => `
  from users person
 where ${isIn[show]} (select from access_group_team where group_id = $1 and user_id = person.id)
   and ${matchesSearch('$2', 'person.name', 'person.email')}
   ${show === 'out' ? "and person.role = 'advisor'" : ''}`;

const teamRowsSql = (show: 'in' | 'out') => `
  select ${hex('person.id')} as id, person.name, person.email, person.role = 'advisor' as "isAdvisor",
         (select count(*)::int from access_group_team where user_id = person.id and group_id <> $1) as "otherGroups",
         (select count(*)::int from account_members where user_id = person.id and relation = 'advisor') as accounts,
         (select count(*)::int from account_members member join access_group_clients client on client.account_id = member.account_id
           where member.user_id = person.id and member.relation = 'advisor' and client.group_id = $1) as "accountsHere"
    ${teamSql(show)} order by person.name, person.id limit $3 offset $4`;

const clientsSql = (show: 'in' | 'out') => `
  from accounts account
 where ${isIn[show]} (select from access_group_clients where group_id = $1 and account_id = account.id)
   and ${matchesSearch('$2', 'account.name', 'account.email', 'account.external_id')}
   ${show === 'out' ? "and account.external_id <> '' and account.name <> ''" : ''}`;

const clientRowsSql = (show: 'in' | 'out') => `
  select ${hex('account.id')} as id, account.name, account.external_id as "externalId",
         (select name from portals where id = account.portal_id) as portal
    ${clientsSql(show)} order by account.name, account.id limit $3 offset $4`;

/** Whom it leaves in no group when those leave; $2 null for the whole team. */
const leftSql = `
  select ${hex('person.id')} as id, person.name, count(owned.account_id)::int as accounts,
         (count(owned.account_id) filter (where not owned.is_open))::int as opened
    from access_group_team team join users person on person.id = team.user_id
    left join account_members owned on owned.user_id = person.id and owned.relation = 'advisor'
   where team.group_id = $1 and ($2::uuid[] is null or team.user_id = any($2))
     and not exists (select from access_group_team other where other.user_id = team.user_id and other.group_id <> $1)
   group by person.id, person.name order by person.name, person.id`;

/** Queries for the groups that decide which clients advisers see. The database derives what is open from them, in the same transaction. */
export function accessGroups(sql: Sql, connection: PoolClient) {
  const picked = async <Row extends object>(
    rowsSql: string,
    allSql: string,
    { groupId, find, limit, offset }: Picking,
  ): Promise<Found<Row>> => {
    const pattern = toLikePattern(find);
    const [listed, counted] = await Promise.all([
      connection.query<Row>(rowsSql, [groupId, pattern, limit, offset]),
      connection.query<{ found: number }>(`select count(*)::int as found ${allSql}`, [groupId, pattern]),
    ]);
    return { rows: listed.rows, found: counted.rows[0]?.found ?? 0 };
  };
  return {
    ...changes(sql, connection),
    /** Some of them, and how many there are on all pages. */
    async page(query: ListQuery): Promise<{ readonly groups: ListedAccessGroup[]; readonly found: number }> {
      const values = [toLikePattern(query.find), query.limit, query.offset];
      const { rows } = await connection.query<ListedAccessGroup & { found: number }>(pageSql(query), values);
      return { groups: rows.map(({ found: _found, ...group }) => group), found: rows[0]?.found ?? 0 };
    },
    async find(id: string): Promise<AccessGroup | null> {
      const [group] = await sql.select().from(table).where(eq(table.id, id));
      return group ?? null;
    },
    async isNameTaken(name: string, besides: string | null): Promise<boolean> {
      const rows = await sql.select({ id: table.id }).from(table).where(eq(table.name, name));
      return rows.some(({ id }) => id !== besides);
    },
    async sizeOf(id: string): Promise<{ readonly team: number; readonly clients: number }> {
      const { rows } = await connection.query<{ team: number; clients: number }>(
        `select (select count(*)::int from access_group_team where group_id = $1) as team,
                (select count(*)::int from access_group_clients where group_id = $1) as clients`,
        [id],
      );
      return rows[0] ?? { team: 0, clients: 0 };
    },
    team: (wanted: Picking) => picked<TeamRow>(teamRowsSql(wanted.show), teamSql(wanted.show), wanted),
    clients: (wanted: Picking) => picked<ClientRow>(clientRowsSql(wanted.show), clientsSql(wanted.show), wanted),
    /** Whom a change would leave in no access group, by name: when these leave the team, or when the group is gone. */
    async leftWithout(groupId: string, leaving: readonly string[] | null): Promise<Unrestricted[]> {
      return (await connection.query<Unrestricted>(leftSql, [groupId, leaving])).rows;
    },
  };
}

/** Each tells whom or what it concerned, by id. */
function changes(sql: Sql, connection: PoolClient) {
  const idsOf = async (text: string, values: unknown[]): Promise<string[]> =>
    (await connection.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
  return {
    /** Until the end of the transaction no one else changes access groups. A lock on rows would make a change of what changes nothing. */
    async lock(): Promise<void> {
      await connection.query('select pg_advisory_xact_lock(7241995)');
    },
    async insert(group: Pick<AccessGroup, 'name' | 'description'> & { readonly id?: string }): Promise<string> {
      const [made] = await sql.insert(table).values(group).returning({ id: table.id });
      if (!made) throw new Error('An access group was not made.');
      return made.id;
    },
    /** Its version from then on. */
    async set(id: string, change: Pick<AccessGroup, 'name' | 'description'>): Promise<number> {
      const [changed] = await sql.update(table).set(change).where(eq(table.id, id)).returning({ version: table.version });
      if (!changed) throw new Error('An access group was not changed.');
      return changed.version;
    },
    /** Its team first: what its clients were then restricts no one. */
    async delete(id: string): Promise<{ readonly team: string[]; readonly clients: string[] }> {
      const team = await idsOf(`delete from access_group_team where group_id = $1 returning ${hex('user_id')} as id`, [id]);
      const clients = await idsOf(`delete from access_group_clients where group_id = $1 returning ${hex('account_id')} as id`, [id]);
      await sql.delete(table).where(eq(table.id, id));
      return { team, clients };
    },
    /** Advisers alone; who is in it already stays. */
    addToTeam: (groupId: string, ids: readonly string[]): Promise<string[]> =>
      idsOf(
        `insert into access_group_team (group_id, user_id) select $1, person.id ${teamSql('out')} and person.id = any($3) returning ${hex('user_id')} as id`,
        [groupId, null, ids],
      ),
    takeOutOfTeam: (groupId: string, ids: readonly string[]): Promise<string[]> =>
      idsOf(`delete from access_group_team where group_id = $1 and user_id = any($2) returning ${hex('user_id')} as id`, [groupId, ids]),
    /** Accounts that may be clients of one: these, or all that the words find. */
    addClients: (groupId: string, which: WhichClients): Promise<string[]> =>
      idsOf(
        `insert into access_group_clients (group_id, account_id) select $1, account.id ${clientsSql('out')} and ($3::uuid[] is null or account.id = any($3))
         returning ${hex('account_id')} as id`,
        [groupId, ...wordsAndIds(which)],
      ),
    takeOutClients: (groupId: string, which: WhichClients): Promise<string[]> =>
      idsOf(
        `delete from access_group_clients where group_id = $1
            and account_id in (select account.id ${clientsSql('in')} and ($3::uuid[] is null or account.id = any($3))) returning ${hex('account_id')} as id`,
        [groupId, ...wordsAndIds(which)],
      ),
  };
}

/** These, or all that the words find; null finds all that there are. */
export type WhichClients = { readonly ids: readonly string[] } | { readonly find: string | null };

function wordsAndIds(which: WhichClients): [string | null, readonly string[] | null] {
  return 'ids' in which ? [null, which.ids] : [toLikePattern(which.find), null];
}
