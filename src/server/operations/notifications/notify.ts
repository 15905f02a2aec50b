import type { PageName } from '#contracts/pages/pages.ts';
import { longestAbout, type NotificationKind } from '#domain/notification/notification-kind.ts';
import type { Queries } from '../../db/queries.ts';

/** An event, with those to notify. */
export interface News {
  readonly kind: NotificationKind;
  readonly accountId: string;
  /** The account's client, its advisers, or those of them with these ids. Whoever does it is not told. */
  readonly to: 'client' | 'advisor' | readonly string[];
  /** The name of the subject: a thread's subject, a title. It is cut if it is long. */
  readonly about: string;
  /** The page that it links to. */
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
  /** The query of the link. */
  readonly query?: Readonly<Record<string, string>>;
  /** The event's id: everyone is notified of it once. */
  readonly key: string;
}

/** Tells people of something in the transaction in which it happens; open pages show it as soon as that commits. How many were told. */
export async function notify(tx: Pick<Queries, 'notifications'>, news: News): Promise<number> {
  const { kind, accountId, to, about, page, params, query, key } = news;
  const line = about.replaceAll(/\s+/g, ' ').trim();
  return tx.notifications.tell({
    key: `${kind}:${key}`,
    kind,
    account: accountId,
    to,
    about:
      line.length > longestAbout
        ? `${Array.from(line)
            .slice(0, longestAbout - 1)
            .join('')}…`
        : line,
    page,
    params,
    query: query ? new URLSearchParams(query).toString() : null,
  });
}
