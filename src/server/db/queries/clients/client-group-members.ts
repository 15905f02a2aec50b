import type { PoolClient } from 'pg';
import type { GroupedRow } from '#contracts/people/access-groups.ts';
import { toLikePattern, matchesSearch } from '../../list-query.ts';
import { hexOf, type Looking, viewFor } from './client-group-records.ts';

interface Picking extends Looking {
  readonly groupId: string;
  /** Part of a name, an address or a number; null for all. */
  readonly find: string | null;
  readonly limit: number;
  readonly offset: number;
  /** The members of the group, or the others. */
  readonly show: 'in' | 'out';
}

/** These accounts, or all that the words find; null finds all that there are. */
export type WhichMembers = { readonly ids: readonly string[] } | { readonly find: string | null };

/** $1 the portal, $2 the group, $3 the words. */
const membersSql = (wanted: Looking & Pick<Picking, 'show'>) => `
  from ${viewFor(wanted)} account ${wanted.show === 'in' ? 'join client_group_members member on member.account_id = account.id and member.group_id = $2' : ''}
  join accounts kept on kept.id = account.id
 where account.portal_id = $1 ${wanted.show === 'out' ? 'and kept.is_active and not $2 = any(account.group_ids)' : ''}
   and ${matchesSearch('$3', 'account.name', 'kept.email', 'account.external_id')}`;

const rowsSql = (wanted: Picking) => `
  select ${hexOf('account.id')} as id, account.name, account.external_id as "externalId", account.has_client as "isRegistered",
         ${wanted.show === 'in' ? `to_char(member.member_since, 'YYYY-MM-DD')` : 'null'} as since
    ${membersSql(wanted)} order by account.name_key, account.id limit $4 offset $5`;

/** Queries for the members of groups of clients. Each change tells whom it concerned, by id. */
export function clientGroupMembers(connection: PoolClient) {
  return {
    async members(wanted: Picking): Promise<{ readonly rows: GroupedRow[]; readonly found: number }> {
      const asked = [wanted.portalId, wanted.groupId, toLikePattern(wanted.find)];
      const { rows } = await connection.query<GroupedRow>(rowsSql(wanted), [...asked, wanted.limit, wanted.offset]);
      const counted = await connection.query<{ found: number }>(`select count(*)::int as found ${membersSql(wanted)}`, asked);
      return { rows, found: counted.rows[0]?.found ?? 0 };
    },
    ...changes(connection),
  };
}

function changes(connection: PoolClient) {
  const idsOf = async (text: string, values: unknown[]): Promise<string[]> =>
    (await connection.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
  return {
    /** Tells who was in it, since when and by whose word. */
    async empty(id: string): Promise<FormerMember[]> {
      const { rows } = await connection.query<FormerMember>(
        `delete from client_group_members where group_id = $1 returning ${hexOf('account_id')} as id, member_since::text as since, source`,
        [id],
      );
      return rows;
    },
    /** Restores the former members of a group that are still accounts of its portal, and returns their ids. */
    takeBack: (id: string, members: readonly FormerMember[]): Promise<string[]> =>
      idsOf(
        `insert into client_group_members (group_id, account_id, member_since, source)
         select $1, former.id, former.since, former.source from jsonb_to_recordset($2) former (id uuid, since timestamptz, source text)
          where may_join_group(former.id, $1) on conflict do nothing returning ${hexOf('account_id')} as id`,
        [id, JSON.stringify(members)],
      ),
    /** Puts those among them who have registered into a group. */
    add: (looking: Looking, groupId: string, which: WhichMembers): Promise<string[]> =>
      idsOf(
        `insert into client_group_members (group_id, account_id)
         select $2, account.id ${membersSql({ ...looking, show: 'out' })} and account.has_client and ($4::uuid[] is null or account.id = any($4))
         on conflict do nothing returning ${hexOf('account_id')} as id`,
        [looking.portalId, groupId, ...wordsAndIds(which)],
      ),
    /** Counts those of them who are outside of it and have not registered. */
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
         returning ${hexOf('account_id')} as id`,
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
  return 'ids' in which ? [null, which.ids] : [toLikePattern(which.find), null];
}
