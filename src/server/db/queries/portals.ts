import { and, asc, eq, exists, type SQL } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { accounts, portals as table } from '../schema/clients.ts';

export type Portal = typeof table.$inferSelect;

export function portals(sql: Sql) {
  /** Row-level security shows the actor only accounts of his; a portal without any is none of his. */
  const hasVisibleAccount = () =>
    exists(
      sql
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.portalId, table.id), accounts.isActive)),
    );
  const select = (condition: SQL | undefined) => sql.select().from(table).where(condition).orderBy(asc(table.name));
  return {
    /** The portals on which the actor has an active account, or manages one. */
    visible: (): Promise<Portal[]> => select(hasVisibleAccount()),
    async findVisible(id: string): Promise<Portal | null> {
      const [portal] = await select(and(eq(table.id, id), hasVisibleAccount()));
      return portal ?? null;
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
