import { asc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { portfolios as table } from '../schema/clients.ts';

export type Portfolio = typeof table.$inferSelect;

export function portfolios(sql: Sql) {
  return {
    async find(id: string): Promise<Portfolio | null> {
      const [portfolio] = await sql.select().from(table).where(eq(table.id, id));
      return portfolio ?? null;
    },

    async ofAccounts(accountIds: readonly string[]): Promise<Portfolio[]> {
      if (accountIds.length === 0) return [];
      return sql
        .select()
        .from(table)
        .where(inArray(table.accountId, [...accountIds]))
        .orderBy(asc(table.name), asc(table.id));
    },
  };
}
