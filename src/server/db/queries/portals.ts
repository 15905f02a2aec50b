import { asc, eq } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { portals as table } from '../schema/clients.ts';

export type Portal = typeof table.$inferSelect;

export function portals(sql: Sql) {
  return {
    async find(id: string): Promise<Portal | null> {
      const [portal] = await sql.select().from(table).where(eq(table.id, id));
      return portal ?? null;
    },
    async all(): Promise<Portal[]> {
      return sql.select().from(table).orderBy(asc(table.name));
    },
  };
}
