import { and, eq, inArray, lt, ne, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { credentials, knownDevices as table, users, userSecurity } from '../../schema/people.ts';
import { isOfPerson } from '../people/person-columns.ts';

/** As long as the browser keeps the cookie. */
const isForgotten = lt(table.lastSeenAt, text`now() - interval '180 days'`);

export function knownDevices(sql: Sql) {
  return {
    async belongsTo(tokenHash: Buffer, userId: string): Promise<boolean> {
      const rows = await sql
        .select({ userId: table.userId })
        .from(table)
        .where(and(eq(table.tokenHash, tokenHash), eq(table.userId, userId), text`not (${isForgotten})`));
      return rows.length > 0;
    },
    /** Finds the owner of a device that signed in before, as far as it is asked where they sign in; null for one that no one knows. */
    async ownerOf(tokenHash: Buffer) {
      const [row] = await sql
        .select({ role: users.role, isDisabled: userSecurity.isDisabled, hasPassword: text<boolean>`${credentials.userId} is not null` })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .innerJoin(userSecurity, isOfPerson)
        .leftJoin(credentials, eq(credentials.userId, table.userId))
        .where(and(eq(table.tokenHash, tokenHash), text`not (${isForgotten})`));
      return row ?? null;
    },
    /** Forgets the devices of people but the one that asks, by the hash of its token. */
    async forgetOthers(userIds: readonly string[], kept: Buffer | null): Promise<void> {
      const isOther = kept === null ? undefined : ne(table.tokenHash, kept);
      await sql.delete(table).where(and(inArray(table.userId, [...userIds]), isOther));
    },
    async remember(tokenHash: Buffer, userId: string): Promise<void> {
      await sql.delete(table).where(and(eq(table.userId, userId), isForgotten));
      await sql
        .insert(table)
        .values({ tokenHash, userId })
        .onConflictDoUpdate({ target: table.tokenHash, set: { lastSeenAt: text`now()` }, setWhere: eq(table.userId, userId) });
    },
  };
}
