import { and, eq, isNull, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { recoveryCodes as table } from '../../schema/second-factors.ts';

const isUnusedOf = (userId: string) => and(eq(table.userId, userId), isNull(table.usedAt));

export function recoveryCodes(sql: Sql) {
  return {
    /** Puts new codes in the place of all that there were. */
    async replace(userId: string, codeHmacs: readonly Buffer[]): Promise<void> {
      await sql.delete(table).where(eq(table.userId, userId));
      if (codeHmacs.length > 0) await sql.insert(table).values(codeHmacs.map((codeHmac) => ({ userId, codeHmac })));
    },
    /** Uses a code up. True for exactly one of all who try. */
    async use(userId: string, codeHmac: Buffer): Promise<boolean> {
      const rows = await sql
        .update(table)
        .set({ usedAt: text`now()` })
        .where(and(isUnusedOf(userId), eq(table.codeHmac, codeHmac)))
        .returning({ userId: table.userId });
      return rows.length === 1;
    },
    /** Counts the codes that are left. */
    async unused(userId: string): Promise<number> {
      return sql.$count(table, isUnusedOf(userId));
    },
  };
}
