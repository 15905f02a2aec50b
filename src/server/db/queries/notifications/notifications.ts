import type { PoolClient } from 'pg';
import { maxNotifications, notificationDays, type NotificationKind } from '#domain/notification/notification-kind.ts';

/** A notification for the people of an account. */
export interface NewNotification {
  /** The key by which everyone is told of one thing once. */
  readonly key: string;
  readonly kind: NotificationKind;
  readonly account: string;
  /** Its client, its advisers, or those of them who have these ids. */
  readonly to: 'client' | 'advisor' | readonly string[];
  readonly about: string;
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string | null;
}

export interface FoundNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly byName: string | null;
  readonly about: string;
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string | null;
  /** UTC, as PostgreSQL writes it. */
  readonly createdAt: string;
  readonly isRead: boolean;
}

interface NotificationFilter {
  readonly before: string | null;
  readonly limit: number;
  readonly mandatory: readonly NotificationKind[] | null;
}

const columns = ` replace(id::text, '-', '') as id, kind, by_name as "byName", about, page, params, query, created_at::text as "createdAt",
         read_at is not null as "isRead"
    from notifications`;

/** The notifications that the person has not chosen to leave out of the bell, and those that the firm has made mandatory. */
const isInBell = (mandatory: string) =>
  `(kind = any(${mandatory}::text[]) or not kind = any(array(select unnest(hidden) from notification_preferences where user_id = actor_user())))`;

const pageSql = `
  select ${columns} where user_id = actor_user() and ($1::uuid is null or id < $1) and ($3::text[] is null or ${isInBell('$3')}) order by id desc limit $2`;

/** More than so many are "99+" on the bell. */
const maxCounted = 100;

export function notifications(connection: PoolClient) {
  return {
    /** Returns how many people were told. */
    async tell(news: NewNotification): Promise<number> {
      const { rows } = await connection.query<{ told: number }>('select notify_account($1, $2) as told', [
        JSON.stringify(news),
        maxNotifications,
      ]);
      return rows[0]?.told ?? 0;
    },
    /** The actor's own, the newest first; where it is said what is mandatory, those of the bell. */
    async page({ before, limit, mandatory }: NotificationFilter): Promise<FoundNotification[]> {
      return (await connection.query<FoundNotification>(pageSql, [before, limit, mandatory])).rows;
    },
    /** One of the actor's own. */
    async find(id: string): Promise<FoundNotification | null> {
      const sql = `select ${columns} where user_id = actor_user() and id = $1`;
      return (await connection.query<FoundNotification>(sql, [id])).rows[0] ?? null;
    },
    /** Counts the unread notifications of the bell, up to a hundred. */
    async countUnread(mandatory: readonly NotificationKind[]): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        `select count(*)::int as count
           from (select from notifications where user_id = actor_user() and read_at is null and ${isInBell('$1')} limit ${maxCounted}) unread`,
        [mandatory],
      );
      return rows[0]?.count ?? 0;
    },
    /** Marks one of the actor's own as read, or all; their other open pages are told. */
    async read(id: string | null): Promise<void> {
      const { rowCount } = await connection.query(
        'update notifications set read_at = now() where user_id = actor_user() and read_at is null and ($1::uuid is null or id = $1)',
        [id],
      );
      if (rowCount) await connection.query("select tell_change('notifications', array[actor_user()])");
    },
    async forgetOld(): Promise<void> {
      await connection.query('delete from notifications where created_at < now() - make_interval(days => $1)', [notificationDays]);
    },
  };
}
