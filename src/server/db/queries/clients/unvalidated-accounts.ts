import type { PoolClient } from 'pg';

/** An account that its client may not see yet. */
export interface UnvalidatedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** As PostgreSQL writes it. */
  readonly createdAt: string;
  readonly isTurnedDown: boolean;
}

const unvalidatedSql = `
  select replace(id::text, '-', '') as id, name, email, created_at::text as "createdAt", not is_active as "isTurnedDown"
    from accounts where portal_id = $1 and validated_at is null order by created_at, id limit 500`;

const countWaitingSql = 'select count(*)::int as count from accounts where portal_id = $1 and validated_at is null and is_active';

const waitedForSql = `
  select portal.name, portal.phone, portal.email
    from account_members member join accounts account on account.id = member.account_id join portals portal on portal.id = account.portal_id
   where member.user_id = $1 and member.relation = 'client' and account.is_active and account.validated_at is null
   group by portal.id order by portal.name`;

export function unvalidatedAccounts(connection: PoolClient) {
  return {
    /** The accounts of a portal that no one has decided about, or that were turned down, of those that the actor may see: the oldest first. */
    async on(portalId: string): Promise<UnvalidatedAccount[]> {
      return (await connection.query<UnvalidatedAccount>(unvalidatedSql, [portalId])).rows;
    },
    /** Counts the accounts that wait for a decision, of those that the actor may see. */
    async countWaiting(portalId: string): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(countWaitingSql, [portalId]);
      return rows[0]?.count ?? 0;
    },
    /** The portals that someone has an account on that waits. */
    async portalsOf(userId: string): Promise<{ readonly name: string; readonly phone: string | null; readonly email: string | null }[]> {
      return (await connection.query<{ name: string; phone: string | null; email: string | null }>(waitedForSql, [userId])).rows;
    },
    /** From now on its client may see it; false when it was decided in the meantime. */
    async validate(id: string): Promise<boolean> {
      const text = 'update accounts set validated_at = now(), is_active = true where id = $1 and validated_at is null';
      return (await connection.query(text, [id])).rowCount === 1;
    },
    /** It stays closed; false when it was decided in the meantime. */
    async turnDown(id: string): Promise<boolean> {
      const text = 'update accounts set is_active = false where id = $1 and validated_at is null and is_active';
      return (await connection.query(text, [id])).rowCount === 1;
    },
  };
}
