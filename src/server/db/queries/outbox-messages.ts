import { desc } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { outboxMessages as table } from '../schema/people.ts';

export type OutboxMessage = typeof table.$inferSelect;

export function outboxMessages(sql: Sql) {
  return {
    async insert(message: typeof table.$inferInsert): Promise<void> {
      await sql.insert(table).values(message);
    },
    async newest(limit: number): Promise<OutboxMessage[]> {
      return sql.select().from(table).orderBy(desc(table.createdAt), desc(table.id)).limit(limit);
    },
  };
}
