import type { PoolClient } from 'pg';
import type { Audience, LeftOutReason } from '#domain/audience.ts';
import { hex } from '../hex.ts';

/** A client who was meant, and why it does not reach them. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly reason: LeftOutReason | null;
}

interface RecipientFilter {
  readonly portalId: string;
  readonly audience: Audience;
  /** The ids of groups or of accounts; empty for all. */
  readonly ids: readonly string[];
  readonly limit: number;
}

const recipientsSql = `
  select ${hex('account.id')} as id, account.name,
         case when not own.is_active then 'closed'
              when not exists (select from account_members member
                                where member.account_id = account.id and member.relation = 'client' and member.is_open) then 'cannotRead' end as reason
    from own_accounts own join accounts account on account.id = own.id
   where own.portal_id = $1
     and case $2 when 'all' then own.is_active when 'groups' then account.group_ids && $3::uuid[] else account.id = any($3::uuid[]) end
   order by account.name_key, account.id limit $4`;

/** Whom of the actor's clients something that goes to several can go to. */
export function audience(connection: PoolClient) {
  return {
    /** Accounts of the actor's that are meant, by name. */
    async recipients({ portalId, audience: to, ids, limit }: RecipientFilter): Promise<Recipient[]> {
      return (await connection.query<Recipient>(recipientsSql, [portalId, to, ids, limit])).rows;
    },
    /** Active groups of a portal that the actor sees, by name. */
    async groups(portalId: string): Promise<{ readonly id: string; readonly name: string }[]> {
      const sql = `select ${hex('id')} as id, name from client_groups where portal_id = $1 and is_active order by lower(name), id limit 500`;
      return (await connection.query<{ id: string; name: string }>(sql, [portalId])).rows;
    },
  };
}
