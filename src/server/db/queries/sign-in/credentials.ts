import { and, eq, not, lt, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { credentials as table, userSecurity } from '../../schema/people.ts';

export function credentials(sql: Sql) {
  return {
    /** Tells whether this is the person's password still; it stays so until the transaction ends. */
    async isStill(userId: string, passwordHash: string | null): Promise<boolean> {
      if (passwordHash === null) return false;
      const isTheirs = and(eq(table.userId, userId), eq(table.passwordHash, passwordHash));
      return (await sql.select({ userId: table.userId }).from(table).where(isTheirs).for('share')).length > 0;
    },
    async has(userId: string): Promise<boolean> {
      return (await sql.$count(table, eq(table.userId, userId))) > 0;
    },
    /** Tells whether an administrator lets someone in without a second step; no one changes that until the transaction ends. */
    async goesWithoutSecondStep(id: string): Promise<boolean> {
      const { userId, isTwoFactorDisabled, isDisabled } = userSecurity;
      const goes = and(eq(userId, id), isTwoFactorDisabled, not(isDisabled));
      return (await sql.select({ userId }).from(userSecurity).where(goes).for('share')).length > 0;
    },
    /** A password for someone who has none; false when there is one by now. */
    async setFirst(userId: string, passwordHash: string): Promise<boolean> {
      const made = await sql.insert(table).values({ userId, passwordHash }).onConflictDoNothing().returning({ userId: table.userId });
      return made.length > 0;
    },
    /** Tells whether the person's password was set before this moment of the database. */
    async isOlderThan(userId: string, moment: string): Promise<boolean> {
      const isOlder = and(eq(table.userId, userId), lt(table.changedAt, moment));
      return (await sql.select({ userId: table.userId }).from(table).where(isOlder)).length > 0;
    },
    /** No password signs this person in any more. */
    async forget(userId: string): Promise<void> {
      await sql.delete(table).where(eq(table.userId, userId));
    },
    async set(userIds: readonly string[], passwordHash: string): Promise<void> {
      if (userIds.length === 0) return;
      await sql
        .insert(table)
        .values(userIds.map((userId) => ({ userId, passwordHash })))
        .onConflictDoUpdate({ target: table.userId, set: { passwordHash, changedAt: text`now()` } });
    },
  };
}
