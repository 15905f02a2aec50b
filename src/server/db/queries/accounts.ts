import { inArray } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Account as DomainAccount } from '#domain/account/account.ts';
import type { Sql } from '../queries.ts';
import { rowReader } from '../row-reader.ts';
import { accountMembers, accounts as table } from '../schema/clients.ts';

export type Account = typeof table.$inferSelect;

const byId = rowReader(table, 'where id = $1');
const membersOf = rowReader(accountMembers, 'where account_id = $1 order by user_id');

interface NewClient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export function accounts(sql: Sql, connection: PoolClient) {
  return {
    /** The account with its client and the advisors that it is open to, as the policy asks for them. */
    async find(id: string): Promise<DomainAccount | null> {
      const [[account], members] = await Promise.all([byId(connection, [id]), membersOf(connection, [id])]);
      const advisors = members.filter(({ relation, isOpen }) => relation === 'advisor' && isOpen);
      return account ? { ...account, advisorIds: advisors.map(({ userId }) => userId) } : null;
    },

    /** Makes a person the client of the accounts that were opened for the address and have no client yet; tells which. */
    async linkClient({ id, email }: { readonly id: string; readonly email: string }): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into account_members (account_id, user_id, relation)
         select own.id, $1, 'client' from accounts own where lower(own.email) = lower($2)
            and not exists (select from account_members member where member.account_id = own.id and member.relation = 'client')
         on conflict do nothing returning replace(account_id::text, '-', '') as id`,
        [id, email],
      );
      return rows.map((row) => row.id);
    },

    /**
     * Opens an account for somebody new, which waits to be validated, on the portal when there is but one; tells its id, or null where nobody
     * can say on which portal.
     */
    async openUnvalidated({ id, name, email }: NewClient, currency: string): Promise<string | null> {
      const { rows } = await connection.query<{ id: string }>(
        `with made as (
           insert into accounts (portal_id, name, email, currency, validated_at)
           select min(id::text)::uuid, $1, $2, $3, null from portals having count(*) = 1 returning id)
         select replace(id::text, '-', '') as id from made`,
        [name, email, currency],
      );
      const [made] = rows;
      if (made) await sql.insert(accountMembers).values({ accountId: made.id, userId: id, relation: 'client' });
      return made?.id ?? null;
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
