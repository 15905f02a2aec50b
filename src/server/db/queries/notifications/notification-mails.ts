import type { PoolClient } from 'pg';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import type { MailPace } from '#domain/notification/notification-preferences.ts';
import { notificationTexts } from './notification-texts.ts';

/** Something that someone was told of, of which it is to be decided whether they are sent a mail. */
export interface DueNotification {
  readonly userId: string;
  readonly id: string;
  readonly kind: NotificationKind;
  /** Milliseconds since 1970, as is `now`, by the clock of the database. */
  readonly at: number;
  readonly now: number;
  readonly isRead: boolean;
  /** True if the person may still sign in and see the account. */
  readonly isVisible: boolean;
  readonly portalId: string;
  readonly email: string;
  /** The person's own, or the portal's. */
  readonly language: string | null;
  /** These are null where nothing is chosen. */
  readonly mail: Readonly<Partial<Record<NotificationKind, MailPace>>> | null;
  readonly hidden: readonly NotificationKind[] | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly timeZone: string | null;
}

const dueSql = `
  select replace(told.user_id::text, '-', '') as "userId", replace(told.id::text, '-', '') as id, told.kind,
         (extract(epoch from told.created_at) * 1000)::float8 as at, (extract(epoch from now()) * 1000)::float8 as now,
         told.read_at is not null as "isRead", person.email, coalesce(person.language, portal.language) as language,
         not security.is_disabled and exists (select from account_members member
           where member.account_id = told.account_id and member.user_id = told.user_id and member.is_open) as "isVisible",
         replace(account.portal_id::text, '-', '') as "portalId",
         chosen.mail, chosen.hidden, chosen.quiet_from as "quietFrom", chosen.quiet_until as "quietUntil", chosen.time_zone as "timeZone"
    from notifications told
    join users person on person.id = told.user_id
    join user_security security on security.user_id = told.user_id
    join accounts account on account.id = told.account_id
    join portals portal on portal.id = account.portal_id
    left join notification_preferences chosen on chosen.user_id = told.user_id
   where told.mail_due_at <= now()
   order by told.mail_due_at, told.user_id
   limit $1
     for update of told skip locked`;

/** For the system, which sends mails of what people were told of, and text messages. */
export function notificationMails(connection: PoolClient) {
  return {
    texts: notificationTexts(connection),
    /** Returns the mails due, up to a limit, and locks them until the end of the transaction. */
    async due(limit: number): Promise<DueNotification[]> {
      return (await connection.query<DueNotification>(dueSql, [limit])).rows;
    },
    /** Looks at them again then, in milliseconds since 1970, or never again. */
    async settle(settled: readonly { readonly userId: string; readonly id: string; readonly until: number | null }[]): Promise<void> {
      await connection.query(
        `update notifications told set mail_due_at = to_timestamp(settled.until / 1000)
           from unnest($1::uuid[], $2::uuid[], $3::float8[]) as settled (user_id, id, until)
          where told.user_id = settled.user_id and told.id = settled.id`,
        [settled.map(({ userId }) => userId), settled.map(({ id }) => id), settled.map(({ until }) => until)],
      );
    },
  };
}
