import { and, asc, eq, isNull, sql as text } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { projections as table } from '../../schema/projections.ts';
import { plannedFunds } from './planned-funds.ts';

export type Projection = typeof table.$inferSelect;
export type NewProjection = Omit<Projection, 'id' | 'seed' | 'createdAt' | 'deletedAt' | 'version'>;
export type ProjectionChange = Omit<NewProjection, 'accountId' | 'createdBy'>;

// By the view of own accounts first: asked row by row, the cost of row-level security would grow with the book.
const withToolSql = `
  select replace(account.id::text, '-', '') as id, account.external_id as "externalId"
    from own_accounts own join accounts account on account.id = own.id
   where own.portal_id = $1 and own.is_active and account.validated_at is not null
     and account.projection_id is not null and account.external_id is not null
   order by account.name, account.id limit $2`;

const accountOfSql = `
  select replace(id::text, '-', '') as id from accounts where portal_id = $1 and external_id = $2`;

// The other columns are the database's own, which drizzle would name.
const insertSql = `
  insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, target, payments, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning replace(id::text, '-', '') as id`;

const now = () => text`now()`;

const is = (accountId: string, id: string) => and(eq(table.accountId, accountId), eq(table.id, id));

export function projections(sql: Sql, connection: PoolClient) {
  return {
    ...plannedFunds(connection),
    /** The first accounts of a portal that the actor sees and that have the tool, by name. */
    async accountsOn(portalId: string, most: number): Promise<{ readonly id: string; readonly externalId: string }[]> {
      return (await connection.query<{ id: string; externalId: string }>(withToolSql, [portalId, most])).rows;
    },
    /** The account of a portal that an address names, where the actor sees it. */
    async accountOf(portalId: string, externalId: string): Promise<string | null> {
      const { rows } = await connection.query<{ id: string }>(accountOfSql, [portalId, externalId]);
      return rows[0]?.id ?? null;
    },
    /** Returns the projections of an account's list, by name. */
    async of(accountId: string): Promise<Projection[]> {
      return sql
        .select()
        .from(table)
        .where(and(eq(table.accountId, accountId), isNull(table.deletedAt)))
        .orderBy(asc(table.name), asc(table.id));
    },
    /**
     * One of an account, also when it is deleted; no one else changes it until the end of the transaction. A lock on its row would make a change of
     * what changes nothing.
     */
    async lock(accountId: string, id: string): Promise<Projection | null> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('projection ' || $1, 0))", [id]);
      const [found] = await sql.select().from(table).where(is(accountId, id));
      return found ?? null;
    },
    async insert(projection: NewProjection): Promise<string> {
      const { accountId, name, riskProfile, deposit, contribution, escalation, years, inflation, target, payments, createdBy } = projection;
      const values = [accountId, name, riskProfile, deposit, contribution, escalation, years, inflation, target, payments, createdBy];
      const { rows } = await connection.query<{ id: string }>(insertSql, values);
      if (!rows[0]) throw new Error('A projection was not made.');
      return rows[0].id;
    },
    /** Its version from then on. */
    async set(accountId: string, id: string, change: ProjectionChange): Promise<number> {
      const [changed] = await sql.update(table).set(change).where(is(accountId, id)).returning({ version: table.version });
      if (!changed) throw new Error('A projection was not changed.');
      return changed.version;
    },
    /** Out of the list, or back into it. */
    async setDeleted(accountId: string, id: string, isDeleted: boolean): Promise<void> {
      await sql
        .update(table)
        .set({ deletedAt: isDeleted ? now() : null })
        .where(is(accountId, id));
    },
  };
}
