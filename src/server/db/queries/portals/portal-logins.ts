import type { PoolClient } from 'pg';

export function portalLogins(connection: PoolClient) {
  return {
    /** Remembers that a person has signed in to each portal that is open to her; tells those where it was the first time. */
    async remember(userId: string): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into portal_logins (user_id, portal_id) select user_id, portal_id from portal_members where user_id = $1 and is_open
         on conflict do nothing returning replace(portal_id::text, '-', '') as id`,
        [userId],
      );
      return rows.map(({ id }) => id);
    },
  };
}
