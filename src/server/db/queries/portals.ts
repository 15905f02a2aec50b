import { and, asc, eq, exists } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../queries.ts';
import { rowReader } from '../row-reader.ts';
import { accounts, portals as table } from '../schema/clients.ts';

export type Portal = typeof table.$inferSelect;

// Row-level security shows the actor only accounts of his; a portal without any is none of his.
const visibleById = rowReader(table, 'where id = $1 and exists (select from accounts where portal_id = own.id and is_active)');

export function portals(sql: Sql, connection: PoolClient) {
  const hasVisibleAccount = () =>
    exists(
      sql
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.portalId, table.id), accounts.isActive)),
    );
  return {
    /** The portals on which the actor has an active account, or manages one. */
    visible: (): Promise<Portal[]> => sql.select().from(table).where(hasVisibleAccount()).orderBy(asc(table.name)),
    async findVisible(id: string): Promise<Portal | null> {
      return (await visibleById(connection, [id]))[0] ?? null;
    },
    /** The active accounts of a portal that the actor may see, by name: an investor's own. */
    async visibleAccountIds(portalId: string): Promise<string[]> {
      const found = await sql
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.portalId, portalId), accounts.isActive))
        .orderBy(asc(accounts.name))
        .limit(100);
      return found.map(({ id }) => id);
    },
  };
}
