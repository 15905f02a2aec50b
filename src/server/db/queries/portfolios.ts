import { asc, eq, inArray, or } from 'drizzle-orm';
import { isId } from '#domain/is-id.ts';
import type { Sql } from '../queries.ts';
import { portfolios as table } from '../schema/clients.ts';

export type Portfolio = typeof table.$inferSelect;

export function portfolios(sql: Sql) {
  return {
    async find(id: string): Promise<Portfolio | null> {
      const [portfolio] = await sql.select().from(table).where(eq(table.id, id));
      return portfolio ?? null;
    },

    /** Those that a person may mean: with this id, ours or the source's. */
    async named(name: string): Promise<Portfolio[]> {
      const own = isId(name) ? eq(table.id, name) : undefined;
      return sql
        .select()
        .from(table)
        .where(or(own, eq(table.externalId, name)))
        .orderBy(asc(table.id))
        .limit(10);
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
