import { eq, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { confirmedAddresses as table } from '../../schema/people.ts';

export function confirmedAddresses(sql: Sql) {
  return {
    async has(userId: string): Promise<boolean> {
      return (await sql.select({ userId: table.userId }).from(table).where(eq(table.userId, userId))).length > 0;
    },
    /** As `has`, and until the end of the transaction no one changes the address or doubts it. */
    async hold(userId: string): Promise<boolean> {
      return (await sql.select({ userId: table.userId }).from(table).where(eq(table.userId, userId)).for('share')).length > 0;
    },
    async confirm(userId: string): Promise<void> {
      await sql
        .insert(table)
        .values({ userId })
        .onConflictDoUpdate({ target: table.userId, set: { at: text`now()` } });
    },
    async doubt(userId: string): Promise<void> {
      await sql.delete(table).where(eq(table.userId, userId));
    },
  };
}
