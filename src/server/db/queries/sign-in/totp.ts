import { and, eq, gt, isNotNull, isNull, lt, or, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { totp as table } from '../../schema/second-factors.ts';

type Totp = typeof table.$inferSelect;

/** An app that was not confirmed by then has to be set up again. */
const setUpMinutes = 15;

const isActive = isNotNull(table.confirmedAt);

export function totp(sql: Sql) {
  return {
    /** The app that counts at sign-in; null for none, also while one is being set up. */
    async active(userId: string): Promise<Totp | null> {
      const [row] = await sql
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), isActive));
      return row ?? null;
    },
    /** The app that waits for its first code, while it may still be confirmed, and the database's clock in milliseconds. */
    async pending(userId: string): Promise<{ readonly sealedKey: Buffer; readonly now: number } | null> {
      const isFresh = gt(table.createdAt, text`now() - make_interval(mins => ${setUpMinutes})`);
      const [row] = await sql
        .select({ sealedKey: table.sealedKey, now: text<number>`(extract(epoch from now()) * 1000)::float8` })
        .from(table)
        .where(and(eq(table.userId, userId), isNull(table.confirmedAt), isFresh));
      return row ?? null;
    },
    /** Begins to set an app up, in the place of one that was not confirmed. False where one is active. */
    async begin(userId: string, sealedKey: Buffer): Promise<boolean> {
      const rows = await sql
        .insert(table)
        .values({ userId, sealedKey })
        .onConflictDoUpdate({ target: table.userId, set: { sealedKey, createdAt: text`now()` }, setWhere: isNull(table.confirmedAt) })
        .returning({ userId: table.userId });
      return rows.length === 1;
    },
    /** The app counts from now on; the code of `step` confirmed it. True for exactly one of all who try. */
    async confirm(userId: string, step: number): Promise<boolean> {
      const rows = await sql
        .update(table)
        .set({ confirmedAt: text`now()`, lastStep: step })
        .where(and(eq(table.userId, userId), isNull(table.confirmedAt)))
        .returning({ userId: table.userId });
      return rows.length === 1;
    },
    /** Uses the code of a step up. True for exactly one of all who try. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const isUnused = or(isNull(table.lastStep), lt(table.lastStep, step));
      const rows = await sql
        .update(table)
        .set({ lastStep: step })
        .where(and(eq(table.userId, userId), isActive, isUnused))
        .returning({ userId: table.userId });
      return rows.length === 1;
    },
    /** True where an active one was removed. */
    async remove(userId: string): Promise<boolean> {
      const rows = await sql
        .delete(table)
        .where(and(eq(table.userId, userId), isActive))
        .returning({ userId: table.userId });
      return rows.length === 1;
    },
  };
}
