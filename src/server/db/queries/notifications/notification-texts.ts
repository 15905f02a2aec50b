import type { PoolClient } from 'pg';
import type { QuietHours } from '#domain/notification/notification-preferences.ts';
import type { TextedBefore } from '#domain/notification/text-limits.ts';
import { hex } from '../../hex.ts';

/** Something that someone was told of and has chosen to be texted of. */
export interface DueText {
  readonly userId: string;
  readonly id: string;
  /** Milliseconds since 1970, as is `now`, by the clock of the database. */
  readonly at: number;
  readonly now: number;
  readonly isRead: boolean;
  /** True if the person may still sign in, sees the account, and has text messages of this kind on. */
  readonly isVisible: boolean;
  readonly portalId: string;
  /** The person's own, which they have confirmed. */
  readonly phone: string | null;
  readonly language: string | null;
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
}

const dueSql = `
  select ${hex('told.user_id')} as "userId", ${hex('told.id')} as id,
         (extract(epoch from told.created_at) * 1000)::float8 as at, (extract(epoch from now()) * 1000)::float8 as now,
         told.read_at is not null as "isRead", security.phone, coalesce(person.language, portal.language) as language,
         told.kind = any(chosen.texted) and not security.is_disabled and exists (select from account_members member
           where member.account_id = told.account_id and member.user_id = told.user_id and member.is_open) as "isVisible",
         ${hex('account.portal_id')} as "portalId", chosen.time_zone as "timeZone",
         case when chosen.quiet_from is not null then json_build_object('from', chosen.quiet_from, 'until', chosen.quiet_until) end as quiet
    from notifications told
    join users person on person.id = told.user_id
    join user_security security on security.user_id = told.user_id
    join accounts account on account.id = told.account_id
    join portals portal on portal.id = account.portal_id
    join notification_preferences chosen on chosen.user_id = told.user_id
   where told.text_due_at <= now()
   order by told.text_due_at, told.user_id
   limit $1
     for update of told skip locked`;

const sentBeforeSql = `
  select theirs.*, (select count(*)::int from outgoing_messages where channel = 'sms' and counted_for is not null and created_at > now() - interval '1 hour') as "ofFirm"
    from (select (count(*) filter (where kind = 'notifications'))::int as news, (count(*) filter (where created_at > now() - interval '1 hour'))::int as "lastHour",
                 count(*)::int as "lastDay"
            from outgoing_messages where counted_for = $1 and created_at > now() - interval '24 hours') theirs`;

/** For the system, which texts people of what they were told of. */
export function notificationTexts(connection: PoolClient) {
  return {
    /** Returns the text messages due, up to a limit, and locks them until the end of the transaction. */
    async due(limit: number): Promise<DueText[]> {
      return (await connection.query<DueText>(dueSql, [limit])).rows;
    },
    /** The numbers of text messages sent to a person and to everyone, which the limits are checked against. */
    async sentBefore(userId: string): Promise<Omit<TextedBefore, 'firmPerHour'>> {
      const [row] = (await connection.query<Omit<TextedBefore, 'firmPerHour'>>(sentBeforeSql, [userId])).rows;
      if (!row) throw new Error('The messages of a day were not counted.');
      return row;
    },
    /** Looks at them again then, in milliseconds since 1970, or never again. */
    async settle(settled: readonly { readonly userId: string; readonly id: string; readonly until: number | null }[]): Promise<void> {
      await connection.query(
        `update notifications told set text_due_at = to_timestamp(settled.until / 1000)
           from unnest($1::uuid[], $2::uuid[], $3::float8[]) as settled (user_id, id, until)
          where told.user_id = settled.user_id and told.id = settled.id`,
        [settled.map(({ userId }) => userId), settled.map(({ id }) => id), settled.map(({ until }) => until)],
      );
    },
  };
}
