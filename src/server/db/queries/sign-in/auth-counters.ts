import { and, eq, gt, isNotNull, isNull, lte, or, sql as text } from 'drizzle-orm';
import type { FailureCount } from '#domain/sign-in/failure-count.ts';
import type { Sql } from '../../queries.ts';
import { authCounters as table } from '../../schema/people.ts';

/** The kind of event that is counted, and the person or network that it counts against. */
export interface CounterKey {
  readonly kind:
    | 'pin'
    | 'messages'
    | 'password'
    | 'password-device'
    | 'network'
    | 'mail'
    | 'mail-network'
    | 'service'
    | 'client-mail'
    | 'custom-token'
    | 'phone'
    | 'phone-sent'
    | 'identity-network'
    | 'identity-expired'
    | 'picture'
    | 'search';
  readonly subject: string;
}

const milliseconds = (moment: typeof table.lockedUntil) => text<number | null>`(extract(epoch from ${moment}) * 1000)::float8`;

export function authCounters(sql: Sql) {
  return {
    /** The count and the database's clock. Until the transaction ends no one else gets past this line for the same key. */
    async lock({ kind, subject }: CounterKey): Promise<{ count: FailureCount; now: number }> {
      const [row] = await sql
        .insert(table)
        .values({ kind, subject, day: text`(now() at time zone 'UTC')::date` })
        .onConflictDoUpdate({ target: [table.kind, table.subject], set: { kind } })
        .returning({
          inARow: table.inARow,
          day: table.day,
          today: table.today,
          lockedUntil: milliseconds(table.lockedUntil),
          now: text<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
        });
      if (!row) throw new Error('A counter was neither made nor found.');
      const { now, ...count } = row;
      return { count, now };
    },
    /** Whole minutes until `lock` lets this one try again, without counting or waiting; null when it does now. */
    async minutesLocked({ kind, subject }: CounterKey): Promise<number | null> {
      const [row] = await sql
        .select({ minutes: text<number>`ceil(extract(epoch from ${table.lockedUntil} - now()) / 60)::float8` })
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.subject, subject), gt(table.lockedUntil, text`now()`)));
      return row?.minutes ?? null;
    },
    /** Tells whether one of these has been locked since the trail was told of it last; from now on it has been told. */
    async tellLocks(keys: readonly CounterKey[]): Promise<boolean> {
      const isOne = or(...keys.map(({ kind, subject }) => and(eq(table.kind, kind), eq(table.subject, subject))));
      const isUntold = text`${table.toldUntil} is distinct from ${table.lockedUntil}`;
      const told = sql.update(table).set({ toldUntil: text`${table.lockedUntil}` });
      return (await told.where(and(isOne, isNotNull(table.lockedUntil), isUntold)).returning({ kind: table.kind })).length > 0;
    },
    /** Tells whether no one has been told of this within the last day; from now on someone has. */
    async tellDaily({ kind, subject }: CounterKey): Promise<boolean> {
      const isUntold = or(isNull(table.toldUntil), lte(table.toldUntil, text`now()`));
      const told = sql.update(table).set({ toldUntil: text`now() + interval '1 day'` });
      return (await told.where(and(eq(table.kind, kind), eq(table.subject, subject), isUntold)).returning({ kind: table.kind })).length > 0;
    },
    async save({ kind, subject }: CounterKey, { inARow, day, today, lockedUntil }: FailureCount): Promise<void> {
      await sql
        .update(table)
        .set({ inARow, day, today, lockedUntil: lockedUntil === null ? null : new Date(lockedUntil).toISOString() })
        .where(and(eq(table.kind, kind), eq(table.subject, subject)));
    },
  };
}
