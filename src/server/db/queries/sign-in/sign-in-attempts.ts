import { and, eq, gt, inArray, isNull, lt, not, or, sql as text } from 'drizzle-orm';
import { triesPerPin } from '#domain/sign-in/pin-state.ts';
import type { Identity } from '#domain/sign-in/identity-provider.ts';
import type { Sql } from '../../queries.ts';
import { signinAttempts as table, users, userSecurity } from '../../schema/people.ts';
import { isOfPerson, personColumns } from '../people/person-columns.ts';

export type SignInAttempt = typeof table.$inferSelect;

export interface NewAttempt {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly userId: string;
  /** Null where something else than a PIN is asked for, or none can be sent yet. */
  readonly pin: { readonly hmac: Buffer; readonly minutes: number } | null;
  readonly awaitsPin: boolean;
  readonly attemptMinutes: number;
  readonly isFirst: boolean;
  readonly identity: Identity | null;
}

const inMinutes = (minutes: number) => text`now() + make_interval(mins => ${minutes})`;

/** Neither used, nor timed out, nor out of tries. */
const isOpen = and(isNull(table.consumedAt), gt(table.expiresAt, text`now()`), lt(table.pinTries, triesPerPin));

export function signInAttempts(sql: Sql) {
  return { ...asWhole(sql), ...answers(sql) };
}

/** From its beginning to its end. */
function asWhole(sql: Sql) {
  return {
    async insert({ pin, attemptMinutes, ...attempt }: NewAttempt): Promise<SignInAttempt> {
      await sql.delete(table).where(and(eq(table.userId, attempt.userId), lt(table.expiresAt, text`now()`)));
      const sent = pin && { pinHmac: pin.hmac, pinSentAt: text`now()`, pinExpiresAt: inMinutes(pin.minutes) };
      const [row] = await sql
        .insert(table)
        .values({ ...attempt, ...sent, expiresAt: inMinutes(attemptMinutes) })
        .returning();
      if (!row) throw new Error('A sign-in attempt was not written.');
      return row;
    },
    /** Finds an attempt in any state: with its person, whether it still takes a PIN or a new one, and the database's clock in milliseconds. */
    async find(tokenHash: Buffer) {
      const [row] = await sql
        .select({
          attempt: table,
          user: personColumns,
          isOpen: text<boolean>`${isOpen}`,
          now: text<number>`(extract(epoch from now()) * 1000)::float8`,
        })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .innerJoin(userSecurity, isOfPerson)
        .where(eq(table.tokenHash, tokenHash));
      return row ?? null;
    },
    /** Counts the sign-ins of a person that wait for a PIN which was not sent yet. */
    async waiting(userId: string): Promise<number> {
      return sql.$count(table, and(eq(table.userId, userId), table.awaitsPin, isOpen));
    },
    async delete(tokenHash: Buffer): Promise<{ userId: string } | null> {
      return (await sql.delete(table).where(eq(table.tokenHash, tokenHash)).returning({ userId: table.userId }))[0] ?? null;
    },
    async deleteOf(userIds: readonly string[]): Promise<void> {
      await sql.delete(table).where(inArray(table.userId, [...userIds]));
    },
  };
}

/** Queries for the tries at an attempt. */
function answers(sql: Sql) {
  return {
    /** Counts a try, if one is left, and gives the attempt as it is since then. Null: this attempt takes no answer now. */
    async countTry(id: string): Promise<SignInAttempt | null> {
      const isFresh = or(isNull(table.pinExpiresAt), gt(table.pinExpiresAt, text`now()`));
      const [row] = await sql
        .update(table)
        .set({ pinTries: text`${table.pinTries} + 1` })
        .where(and(eq(table.id, id), isOpen, isFresh, not(table.awaitsPin)))
        .returning();
      return row ?? null;
    },
    /** Uses the attempt up. A second time it is an error: anyone who counts a try after that gets none. */
    async consume(id: string): Promise<void> {
      const rows = await sql
        .update(table)
        .set({ consumedAt: text`now()` })
        .where(and(eq(table.id, id), isNull(table.consumedAt)))
        .returning({ id: table.id });
      if (rows.length !== 1) throw new Error('A sign-in attempt was used up twice.');
    },
    /** Puts a new PIN in the place of the old one, which is dead from then on; the tries stay counted. Null: this attempt takes no PIN any more. */
    async replacePin(id: string, pinHmac: Buffer, pinMinutes: number): Promise<SignInAttempt | null> {
      const [row] = await sql
        .update(table)
        .set({ pinHmac, pinSentAt: text`now()`, pinExpiresAt: text`least(${inMinutes(pinMinutes)}, ${table.expiresAt})`, awaitsPin: false })
        .where(and(eq(table.id, id), isOpen))
        .returning();
      return row ?? null;
    },
  };
}
