import { eq, getTableColumns, inArray, sql as text } from 'drizzle-orm';
import type { Account as DomainAccount } from '#domain/account/account.ts';
import type { Sql } from '../queries.ts';
import { accountMembers, accounts as table } from '../schema/clients.ts';

export type Account = typeof table.$inferSelect;

const client = text<string | null>`(select replace(user_id::text, '-', '') from ${accountMembers}
  where ${accountMembers.accountId} = ${table.id} and relation = 'client')`;
const advisors = text<string[]>`array(select replace(user_id::text, '-', '') from ${accountMembers}
  where ${accountMembers.accountId} = ${table.id} and relation = 'advisor' order by user_id)`;

export function accounts(sql: Sql) {
  return {
    /** The account with its client and its advisors, as the policy asks for them. */
    async find(id: string): Promise<DomainAccount | null> {
      const columns = { ...getTableColumns(table), clientUserId: client, advisorIds: advisors };
      const [account] = await sql.select(columns).from(table).where(eq(table.id, id));
      return account ?? null;
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
