import { sql as text } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { credentials as table } from '../schema/people.ts';

export function credentials(sql: Sql) {
  return {
    async set(userIds: readonly string[], passwordHash: string): Promise<void> {
      if (userIds.length === 0) return;
      await sql
        .insert(table)
        .values(userIds.map((userId) => ({ userId, passwordHash })))
        .onConflictDoUpdate({ target: table.userId, set: { passwordHash, changedAt: text`now()` } });
    },
  };
}
