import { inArray } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Account as DomainAccount } from '#domain/account/account.ts';
import type { Sql } from '../queries.ts';
import { rowReader } from '../row-reader.ts';
import { accountMembers, accounts as table } from '../schema/clients.ts';

export type Account = typeof table.$inferSelect;

const byId = rowReader(table, 'where id = $1');
const membersOf = rowReader(accountMembers, 'where account_id = $1 order by user_id');

export function accounts(sql: Sql, connection: PoolClient) {
  return {
    /** The account with its client and its advisors, as the policy asks for them. */
    async find(id: string): Promise<DomainAccount | null> {
      const [[account], members] = await Promise.all([byId(connection, [id]), membersOf(connection, [id])]);
      const [client] = members.filter(({ relation }) => relation === 'client');
      const advisors = members.filter(({ relation }) => relation === 'advisor');
      return account ? { ...account, clientUserId: client?.userId ?? null, advisorIds: advisors.map(({ userId }) => userId) } : null;
    },

    async byIds(ids: readonly string[]): Promise<Account[]> {
      return ids.length === 0
        ? []
        : sql
            .select()
            .from(table)
            .where(inArray(table.id, [...ids]));
    },
  };
}
