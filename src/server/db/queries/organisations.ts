import { eq } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { organisations as table } from '../schema/organisations.ts';

type Organisation = typeof table.$inferSelect;

export function organisations(sql: Sql) {
  return {
    async all(): Promise<Organisation[]> {
      return sql.select().from(table);
    },
    async find(id: string): Promise<Organisation | null> {
      const [organisation] = await sql.select().from(table).where(eq(table.id, id));
      return organisation ?? null;
    },
  };
}
