import { and, desc, eq, gt, gte, inArray, isNull, lt, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { oneTimeTokens as table } from '../../schema/messages.ts';

export type OneTimeToken = typeof table.$inferSelect;
type Kind = OneTimeToken['kind'];

export interface NewToken extends Pick<OneTimeToken, 'kind' | 'tokenHash' | 'userId' | 'payload'> {
  readonly validMinutes: number;
}

/** Another password, address, telephone or passkey, and the way to another place. */
const begunKinds: Kind[] = ['reset', 'email-change', 'phone', 'passkey', 'custom'];

const isLive = and(isNull(table.consumedAt), gt(table.expiresAt, text`now()`));

const isInvitationOf = (userId: string) => and(eq(table.kind, 'invite'), text`${table.payload} ->> 'person' = ${userId}`);

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
    /** Tells whether the person was last invited less than so many minutes ago, by a link that is still good. */
    async wasInvitedWithin(userId: string, minutes: number): Promise<boolean> {
      const isRecent = text`${table.createdAt} > now() - make_interval(mins => ${minutes})`;
      return (await sql.$count(table, and(isInvitationOf(userId), isLive, isRecent))) > 0;
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
    ...thatDie(sql),
  };
}

/** Links that are good no more, used or not. */
function thatDie(sql: Sql) {
  return {
    /** Deletes all pending sign-ups of an address, with their links, used or not, and the password that they carry. */
    async deleteSignUps(email: string): Promise<void> {
      await sql.delete(table).where(and(inArray(table.kind, ['sign-up', 'verify']), text`${table.payload} ->> 'email' = ${email}`));
    },
    /** Every invitation to this account is dead. */
    async deleteInvitations(accountId: string): Promise<void> {
      await sql.delete(table).where(and(eq(table.kind, 'invite'), text`${table.payload} ->> 'accountId' = ${accountId}`));
    },
    /** Every link is dead that invites this person for the first time. */
    async deletePersonInvitations(userId: string): Promise<void> {
      await sql.delete(table).where(isInvitationOf(userId));
    },
    /** Every link of an adviser's invitation is dead. */
    async deleteAdviserInvitations(invitationId: string): Promise<void> {
      const isOfNoAccount = text`${table.payload} ->> 'accountId' is null`;
      await sql
        .delete(table)
        .where(and(eq(table.kind, 'invite'), isOfNoAccount, text`${table.payload} ->> 'adviserInvitation' = ${invitationId}`));
    },
    /** Every link of someone whom a client lets in is dead. */
    async deleteDelegateInvitations(delegationId: string): Promise<void> {
      await sql.delete(table).where(and(eq(table.kind, 'invite'), text`${table.payload} ->> 'delegation' = ${delegationId}`));
    },
    /** Every way back to another address of a person is dead that is younger than this one. */
    async deleteLaterUndos(userId: string, { createdAt }: Pick<OneTimeToken, 'createdAt'>): Promise<void> {
      const isTheirs = and(eq(table.kind, 'email-undo'), text`${table.payload} ->> 'userId' = ${userId}`);
      await sql.delete(table).where(and(isTheirs, gte(table.createdAt, createdAt)));
    },
    /** Deletes the tokens that these people began with a session or a password. Links that someone else sent them remain. */
    async deleteBegun(userIds: readonly string[]): Promise<void> {
      await sql.delete(table).where(and(inArray(table.userId, [...userIds]), inArray(table.kind, begunKinds)));
    },
    /** Every link of that kind that these people were sent is dead; how many there were. */
    async deleteOf(userIds: readonly string[], kind: Kind): Promise<number> {
      const deleted = sql.delete(table).where(and(inArray(table.userId, [...userIds]), eq(table.kind, kind)));
      return (await deleted.returning({ kind: table.kind })).length;
    },
  };
}
