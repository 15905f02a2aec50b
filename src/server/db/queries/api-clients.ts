import { and, asc, eq, isNull, sql as text } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { users } from '../schema/people.ts';
import { apiClients as table } from '../schema/services.ts';

export type ApiClient = typeof table.$inferSelect;

export function apiClients(sql: Sql) {
  return {
    /** All that there ever were, with who made them, by name. */
    async all(): Promise<(Omit<ApiClient, 'secretHash'> & { readonly maker: string | null })[]> {
      const { id, name, scopes, createdAt, createdBy, lastUsedAt, revokedAt } = table;
      return sql
        .select({ id, name, scopes, createdAt, createdBy, lastUsedAt, revokedAt, maker: users.name })
        .from(table)
        .leftJoin(users, eq(users.id, createdBy))
        .orderBy(asc(name), asc(id));
    },
    async find(id: string): Promise<ApiClient | null> {
      const [row] = await sql.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async insert(client: Pick<ApiClient, 'name' | 'secretHash' | 'scopes' | 'createdBy'>): Promise<string> {
      const [row] = await sql.insert(table).values(client).returning({ id: table.id });
      if (!row) throw new Error('An API client was not written.');
      return row.id;
    },
    /** Null when there is none, or it is revoked already. */
    async revoke(id: string): Promise<ApiClient | null> {
      const isLive = and(eq(table.id, id), isNull(table.revokedAt));
      const [row] = await sql
        .update(table)
        .set({ revokedAt: text`now()` })
        .where(isLive)
        .returning();
      return row ?? null;
    },
    async markUsed(id: string): Promise<void> {
      await sql
        .update(table)
        .set({ lastUsedAt: text`now()` })
        .where(eq(table.id, id));
    },
  };
}
