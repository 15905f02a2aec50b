import { and, eq, isNotNull } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { sessions } from '../../schema/people.ts';
import { isAlive } from '../sign-in/sessions.ts';

/** The person who wants to see the portal as the client of an account sees it. */
export interface ViewingQuery {
  readonly viewerId: string;
  readonly accountId: string;
  readonly personId: string;
}

/** The client as whom the portal is seen, and where the account is. */
export interface ViewedClient {
  readonly name: string;
  readonly portalId: string;
}

const clientSql = `
  select person.name, replace(account.portal_id::text, '-', '') as "portalId"
    from account_members client
    join users person on person.id = client.user_id
    join accounts account on account.id = client.account_id
    join users viewer on viewer.id = $1
   where client.account_id = $2 and client.user_id = $3 and client.relation = 'client' and client.is_open
     and (viewer.role = 'admin' or (viewer.role = 'advisor' and exists (
       select from account_members own where own.account_id = client.account_id and own.user_id = viewer.id
          and own.relation = 'advisor' and own.is_open)))`;

export function viewings(sql: Sql, connection: PoolClient) {
  return {
    /** The client, while the account is open to both of them; null from then on. For the system, which sees both. */
    async client({ viewerId, accountId, personId }: ViewingQuery): Promise<ViewedClient | null> {
      const { rows } = await connection.query<ViewedClient>(clientSql, [viewerId, accountId, personId]);
      return rows[0] ?? null;
    },
    /** From now on the session sees the portal as the client of an account; tells whether the session is alive. */
    async begin(tokenHash: Buffer, { accountId, personId }: Omit<ViewingQuery, 'viewerId'>): Promise<boolean> {
      const { rowCount } = await sql
        .update(sessions)
        .set({ viewedAccountId: accountId, viewedPersonId: personId })
        .where(and(eq(sessions.tokenHash, tokenHash), isAlive));
      return rowCount === 1;
    },
    /** From now on the session sees the portal as its own person; tells whether it did not. */
    async end(tokenHash: Buffer): Promise<boolean> {
      const { rowCount } = await sql
        .update(sessions)
        .set({ viewedAccountId: null, viewedPersonId: null })
        .where(and(eq(sessions.tokenHash, tokenHash), isNotNull(sessions.viewedAccountId)));
      return rowCount === 1;
    },
  };
}
