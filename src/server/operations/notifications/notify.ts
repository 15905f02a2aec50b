import type { PageName } from '#contracts/pages/pages.ts';
import { longestAbout, type NotificationKind } from '#domain/notification/notification-kind.ts';
import type { Queries } from '../../db/queries.ts';

/** What happened, for those whom it concerns. */
export interface News {
  readonly kind: NotificationKind;
  readonly accountId: string;
  /** The account's client, its advisers, or those of them with these ids. Whoever does it is not told. */
  readonly to: 'client' | 'advisor' | readonly string[];
  /** What the thing is called: a subject, a title. It is cut where it is long. */
  readonly about: string;
  /** Where it leads. */
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
  /** What stands behind the question mark there. */
  readonly query?: Readonly<Record<string, string>>;
  /** What happened, by an id of its own: of one thing everyone is told once. */
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
