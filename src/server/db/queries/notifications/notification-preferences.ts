import type { PoolClient } from 'pg';
import type { NotificationPreferences } from '#domain/notification/notification-preferences.ts';

interface Row extends Pick<NotificationPreferences, 'mail' | 'hidden' | 'texted' | 'timeZone'> {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** Each person's own. */
export function notificationPreferences(connection: PoolClient) {
  return {
    /** The actor's; null where nothing is chosen. */
    async own(): Promise<NotificationPreferences | null> {
      const { rows } = await connection.query<Row>(
        `select mail, hidden, texted, time_zone as "timeZone", quiet_from as "quietFrom", quiet_until as "quietUntil"
           from notification_preferences where user_id = actor_user()`,
      );
      if (!rows[0]) return null;
      const { mail, hidden, texted, timeZone, quietFrom, quietUntil } = rows[0];
      const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
      return { mail, hidden, texted, timeZone, quiet };
    },
    /** Keeps the person's choices; the mails that wait are decided anew by them. */
    async setOwn({ mail, hidden, texted, quiet, timeZone }: NotificationPreferences): Promise<void> {
      await connection.query(
        `insert into notification_preferences (user_id, mail, hidden, quiet_from, quiet_until, time_zone, texted) values (actor_user(), $1, $2, $3, $4, $5, $6)
         on conflict (user_id) do update set mail = excluded.mail, hidden = excluded.hidden, quiet_from = excluded.quiet_from,
           quiet_until = excluded.quiet_until, time_zone = excluded.time_zone, texted = excluded.texted`,
        [JSON.stringify(mail), hidden, quiet?.from ?? null, quiet?.until ?? null, timeZone, texted],
      );
      await connection.query('update notifications set mail_due_at = now() where user_id = actor_user() and mail_due_at > now()');
    },
  };
}
