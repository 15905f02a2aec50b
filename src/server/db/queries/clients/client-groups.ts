import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { ClientListQuery } from '../../client-list-query.ts';
import { type ClientSection, clientSection, type SectionQuery } from './client-section.ts';

/** An account as a member of a group, on the day of the cross-section. */
export interface GroupMember {
  /** The group's id. */
  readonly group: string;
  readonly groupName: string;
  readonly score: number | null;
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** The day of its figures; null when it has none for the cross-section. */
  readonly day: IsoDate | null;
  /** In its own currency. */
  readonly value: number | null;
  /** The rate of its currency in the wanted one. */
  readonly fx: number | null;
}

function membersOf(connection: PoolClient, portalId: string, section: ClientSection): Promise<GroupMember[]> {
  const question = new ClientListQuery(portalId, section);
  const text = `
    select replace(own.id::text, '-', '') as "group", own.name as "groupName", own.score, replace(everybody.id::text, '-', '') as id, everybody.name,
           account_currency as currency, day, value, ${question.fx('account_currency')} as fx
      from ${question.everybody(['value'])}
     cross join lateral unnest(group_ids) joined (group_id)
      join (select id, name, score from client_groups
             where is_active and id = any(array(select distinct unnest(group_ids) from ${question.own()}))) own on own.id = joined.group_id
     order by lower(own.name), own.id, everybody.name, everybody.id`;
  return question.ask<GroupMember>(connection, text);
}

const emptySql = `
  select replace(own.id::text, '-', '') as id, own.name, own.score
    from (select * from client_groups where kept_by = actor_user()
           union select * from client_groups where actor_kind() in ('admin', 'system')) own
   where own.portal_id = $1 and own.is_active and not exists (select from client_group_members member where member.group_id = own.id)
   order by lower(own.name), own.id limit 500`;

interface EmptyGroup {
  readonly id: string;
  readonly name: string;
  readonly score: number | null;
}

export function clientGroups(connection: PoolClient) {
  return {
    /** Every group of the accounts that the actor may see on a portal with those of them that are in it, by name. */
    async members(query: SectionQuery): Promise<{ readonly asOf: IsoDate | null; readonly members: GroupMember[] }> {
      const section = await clientSection(connection, query);
      return { asOf: section.lastDay, members: await membersOf(connection, query.portalId, section) };
    },
    /** Groups of a portal in which the actor sees no one: an adviser's own, for administrators all. */
    async withoutMembers(portalId: string): Promise<EmptyGroup[]> {
      return (await connection.query<EmptyGroup>(emptySql, [portalId])).rows;
    },
    /** Returns what the groups of the actor's own accounts on a portal tell them on arrival; none for the firm's people. */
    async welcomeTexts(portalId: string): Promise<string[]> {
      const { rows } = await connection.query<{ text: string }>('select text from welcome_texts($1) text', [portalId]);
      return rows.map(({ text }) => text);
    },
    /** Lists the names of an account's groups, for those for whom they have a name. */
    async namesOf(accountId: string): Promise<string[]> {
      const { rows } = await connection.query<{ name: string }>(
        `select own.name from accounts join client_groups own on own.id = any(accounts.group_ids)
          where accounts.id = $1 and own.is_active order by lower(own.name), own.id`,
        [accountId],
      );
      return rows.map(({ name }) => name);
    },
  };
}
