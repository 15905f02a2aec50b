import { and, desc, eq, inArray, isNotNull, lt, lte, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { outgoingMessages as table } from '../../schema/messages.ts';

export type OutgoingMessage = typeof table.$inferSelect;
type Channel = OutgoingMessage['channel'];

/** Whom a PIN or a text message counts for, as its limits let it pass. */
export interface Counted {
  readonly countedFor: string;
  readonly isOfNewDevice: boolean;
}

export interface NewMessage
  extends Partial<Counted>, Pick<OutgoingMessage, 'kind' | 'channel' | 'recipient' | 'subject' | 'text' | 'content' | 'state'> {
  /** The portal that it is about, whose logo it carries; none where it is the firm's own matter. */
  readonly portalId?: string | null;
  /** Minutes that the secret in it is good for; null when there is none. */
  readonly validMinutes: number | null;
  readonly idempotencyKey: string;
}

/** A claimed message is left alone for so long: much longer than handing it over takes. */
const leaseMinutes = 5;

const inMinutes = (minutes: number) => text`now() + make_interval(mins => ${minutes})`;

/** So long it can be looked up whether a message was sent. */
const keptDays = 90;

/** The values of a message without its words. */
const wordless = { text: null, content: null };

function rowOf({ validMinutes, ...message }: NewMessage) {
  return { ...message, expiresAt: validMinutes === null ? null : inMinutes(validMinutes) };
}

export function outgoingMessages(sql: Sql) {
  return {
    async insert(message: NewMessage): Promise<void> {
      await sql.insert(table).values(rowOf(message)).onConflictDoNothing({ target: table.idempotencyKey });
    },
    /** Takes up to `limit` messages of these channels that are due; no one else gets them before their lease is over. */
    async claim(channels: readonly Channel[], limit: number): Promise<OutgoingMessage[]> {
      const due = sql
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.state, 'queued'), inArray(table.channel, [...channels]), lte(table.nextAt, text`now()`)))
        .orderBy(table.nextAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      return sql
        .update(table)
        .set({ attempts: text`${table.attempts} + 1`, nextAt: inMinutes(leaseMinutes) })
        .where(text`${table.id} in (${due})`)
        .returning();
    },
    async markSent(id: string): Promise<void> {
      const withoutSecret = {
        text: text`case when ${table.expiresAt} is null then ${table.text} end`,
        content: text`case when ${table.expiresAt} is null then ${table.content} end`,
      };
      await sql
        .update(table)
        .set({ state: 'sent', sentAt: text`now()`, ...withoutSecret })
        .where(eq(table.id, id));
    },
    /** Tried again in so many minutes; null gives it up. */
    async putBack(id: string, minutes: number | null): Promise<void> {
      const next = minutes === null ? ({ state: 'dead', ...wordless } as const) : { nextAt: inMinutes(minutes) };
      await sql.update(table).set(next).where(eq(table.id, id));
    },
    /** Deletes the words of every message whose secret is no longer good, gives up those that were not sent, and forgets what is long past. */
    async expire(): Promise<void> {
      await sql.delete(table).where(lt(table.createdAt, text`now() - make_interval(days => ${keptDays})`));
      await sql
        .update(table)
        .set({ ...wordless, state: text`case when ${table.state} = 'queued' then 'dead' else ${table.state} end` })
        .where(and(isNotNull(table.text), lte(table.expiresAt, text`now()`)));
    },
    /** The newest that have no gateway and still have their words. */
    async newestKept(limit: number): Promise<OutgoingMessage[]> {
      return sql
        .select()
        .from(table)
        .where(and(eq(table.state, 'kept'), isNotNull(table.text)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit);
    },
  };
}
