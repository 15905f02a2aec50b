import { and, desc, eq, gt, inArray, isNull, lt, sql as text } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { oneTimeTokens as table } from '../schema/messages.ts';

export type OneTimeToken = typeof table.$inferSelect;
type Kind = OneTimeToken['kind'];

export interface NewToken extends Pick<OneTimeToken, 'kind' | 'tokenHash' | 'userId' | 'payload'> {
  readonly validMinutes: number;
}

const isLive = and(isNull(table.consumedAt), gt(table.expiresAt, text`now()`));

export function oneTimeTokens(sql: Sql) {
  return {
    async insert({ validMinutes, ...token }: NewToken): Promise<void> {
      await sql.delete(table).where(lt(table.expiresAt, text`now() - interval '1 day'`));
      await sql.insert(table).values({ ...token, expiresAt: text`now() + make_interval(mins => ${validMinutes})` });
    },
    /** The token while it is good; looking does not use it up. */
    async find(kind: Kind, tokenHash: Buffer): Promise<OneTimeToken | null> {
      const [row] = await sql
        .select()
        .from(table)
        .where(and(eq(table.tokenHash, tokenHash), eq(table.kind, kind), isLive));
      return row ?? null;
    },
    /** Uses the token up. Exactly one of all who try gets it. */
    async consume(kind: Kind, tokenHash: Buffer): Promise<OneTimeToken | null> {
      const [row] = await sql
        .update(table)
        .set({ consumedAt: text`now()` })
        .where(and(eq(table.tokenHash, tokenHash), eq(table.kind, kind), isLive))
        .returning();
      return row ?? null;
    },
    /** The newest of a person that is good. */
    async newestOf(userId: string, kind: Kind): Promise<OneTimeToken | null> {
      const [row] = await sql
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.kind, kind), isLive))
        .orderBy(desc(table.createdAt))
        .limit(1);
      return row ?? null;
    },
    /** The newest sign-up that waits for this address to be confirmed. */
    async waitingFor(email: string): Promise<OneTimeToken | null> {
      const [row] = await sql
        .select()
        .from(table)
        .where(and(eq(table.kind, 'sign-up'), text`${table.payload} ->> 'email' = ${email}`, isLive))
        .orderBy(desc(table.createdAt))
        .limit(1);
      return row ?? null;
    },
    /** Nothing waits for this address any more: neither sign-ups nor their links, used or not, with the password that they carry. */
    async deleteSignUps(email: string): Promise<void> {
      await sql.delete(table).where(and(inArray(table.kind, ['sign-up', 'verify']), text`${table.payload} ->> 'email' = ${email}`));
    },
    /** Every link of that kind is dead whose payload names this account or person. */
    async deleteNaming(kind: Kind, name: 'accountId' | 'userId', id: string): Promise<void> {
      await sql.delete(table).where(and(eq(table.kind, kind), text`${table.payload} ->> ${name} = ${id}`));
    },
    /** Every link of that kind that these people were sent is dead; how many there were. */
    async deleteOf(userIds: readonly string[], kind: Kind): Promise<number> {
      const deleted = sql.delete(table).where(and(inArray(table.userId, [...userIds]), eq(table.kind, kind)));
      return (await deleted.returning({ kind: table.kind })).length;
    },
  };
}
