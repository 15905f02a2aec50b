import { and, eq, getTableColumns, isNull, sql as text } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../queries.ts';
import { users } from '../schema/people.ts';
import { apiClients as table } from '../schema/services.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../list-query.ts';

export type ApiClient = typeof table.$inferSelect;

type ListedApiClient = Pick<ApiClient, 'id' | 'name' | 'scopes' | 'createdAt' | 'lastUsedAt' | 'revokedAt'>;

const sorted = { name: 'lower(name)', createdAt: 'created_at', lastUsedAt: 'last_used_at' };
const shown = { live: 'revoked_at is null', revoked: 'revoked_at is not null' };

export function apiClients(sql: Sql, connection: PoolClient) {
  return {
    /** Some of all that there ever were, and how many there are on all pages. */
    async page(query: ListQuery): Promise<{ readonly clients: ListedApiClient[]; readonly found: number }> {
      const kept = shown[query.filters.shown as keyof typeof shown] ?? 'true';
      const { rows } = await connection.query<ListedApiClient & { found: number }>(
        `select replace(id::text, '-', '') as id, name, scopes, created_at::text as "createdAt", last_used_at::text as "lastUsedAt",
                revoked_at::text as "revokedAt", count(*) over ()::int as found
           from api_clients where ${matchesSearch('$1', 'name')} and ${kept}
         ${orderBy(sorted, query, 'id')} limit $2 offset $3`,
        [toLikePattern(query.find), query.limit, query.offset],
      );
      return { clients: rows.map(({ found: _found, ...client }) => client), found: rows[0]?.found ?? 0 };
    },
    /** One, with the name of its maker. */
    async withMaker(id: string): Promise<(ApiClient & { readonly maker: string | null }) | null> {
      const [row] = await sql
        .select({ ...getTableColumns(table), maker: users.name })
        .from(table)
        .leftJoin(users, eq(users.id, table.createdBy))
        .where(eq(table.id, id));
      return row ?? null;
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
