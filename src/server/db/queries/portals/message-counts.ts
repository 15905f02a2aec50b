import { and, desc, eq, gt, isNotNull, not, type SQL, sql as text } from 'drizzle-orm';
import type { SentMessage } from '#domain/sign-in/message-limits.ts';
import type { Sql } from '../../queries.ts';
import { outgoingMessages as table } from '../../schema/messages.ts';
import type { OutgoingMessage } from './outgoing-messages.ts';

/** Queries for the number of limited messages that were sent: PINs and text messages. */
export function messageCounts(sql: Sql) {
  return {
    /**
     * A person's PINs and text messages of the last 24 hours, in milliseconds of the database's clock. Those before the last change of the
     * password are no one's new device's: anyone who knew the former one is out.
     */
    async ofLastDay(userId: string): Promise<{ readonly sent: readonly SentMessage[]; readonly now: number }> {
      const milliseconds = text<number>`(extract(epoch from ${table.createdAt}) * 1000)::float8`;
      const isSincePassword = text`${table.createdAt} > coalesce((select changed_at from credentials where user_id = ${table.countedFor}), '-infinity')`;
      const sent = await sql
        .select({
          at: milliseconds,
          isPin: text<boolean>`${table.kind} = 'pin'`,
          isOfNewDevice: text<boolean>`${table.isOfNewDevice} and ${isSincePassword}`,
        })
        .from(table)
        .where(and(eq(table.countedFor, userId), gt(table.createdAt, text`now() - interval '24 hours'`)));
      const [clock] = (await sql.execute<{ now: number }>(text`select (extract(epoch from now()) * 1000)::float8 as now`)).rows;
      if (!clock) throw new Error('The database did not tell the time.');
      return { sent, now: clock.now };
    },
    /** Tells whether the firm knows the person: one of its own people, or the client of an account that is open to them. */
    async isKnown(userId: string): Promise<boolean> {
      const [row] = await sql.select({ isKnown: isKnown(text`${userId}::uuid`) }).from(text`(values (1)) as one`);
      return row?.isKnown ?? false;
    },
    /**
     * Counts a channel's messages of the last hour, at most `most`, and returns the minutes until the oldest drops out. Counts all messages, or only those of
     * people unknown to the firm.
     */
    async ofLastHour(
      channel: OutgoingMessage['channel'],
      most: number,
      whose: 'everybody' | 'unknown',
    ): Promise<{ readonly count: number; readonly minutes: number }> {
      const ofThem = whose === 'unknown' ? not(isKnown(text`${table.countedFor}`)) : undefined;
      const newest = sql
        .select({ createdAt: table.createdAt })
        .from(table)
        .where(and(eq(table.channel, channel), isNotNull(table.countedFor), gt(table.createdAt, text`now() - interval '1 hour'`), ofThem))
        .orderBy(desc(table.createdAt))
        .limit(most)
        .as('newest');
      const [row] = await sql
        .select({
          count: text<number>`count(*)::int`,
          minutes: text<number>`coalesce(ceil(extract(epoch from min(${newest.createdAt}) + interval '1 hour' - now()) / 60), 0)::int`,
        })
        .from(newest);
      if (!row) throw new Error('The messages of an hour were not counted.');
      return row;
    },
  };
}

const isKnown = (userId: SQL) =>
  text<boolean>`(exists (select from users where id = ${userId} and role <> 'investor') or exists (select from account_members where user_id = ${userId} and is_open))`;
