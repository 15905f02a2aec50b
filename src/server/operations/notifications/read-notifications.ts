import { generatePath } from 'react-router';
import type { LoadedUnread, NotificationsPage, NotificationsQuery } from '#contracts/people/notifications.ts';
import { getPage } from '#contracts/pages/page-at.ts';
import { type PageName, pages } from '#contracts/pages/pages.ts';
import { isOnBehalf } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { localMoment } from '../../local-moment.ts';
import { getToday } from '../../today.ts';
import type { RequestContext } from '../../request-context.ts';

const pageSize = 30;

/** Lists the caller's notifications for accounts that they still see; for the bell without those they have switched off there. */
export async function readNotifications(
  { db, variant }: Pick<RequestContext, 'db' | 'variant'>,
  { before, isForBell = false }: NotificationsQuery & { readonly isForBell?: boolean },
): Promise<NotificationsPage> {
  const mandatory = isForBell ? variant.mandatoryNotifications : null;
  const found = await db.read(({ notifications }) => notifications.page({ before: before ?? null, limit: pageSize + 1, mandatory }));
  const shown = found.slice(0, pageSize);
  return {
    today: getToday(variant.timeZone),
    notifications: shown.map(({ id, kind, byName, about, createdAt, isRead }) => {
      return { id, kind, by: byName, about, at: localMoment(createdAt, variant.timeZone), isRead };
    }),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    isNewest: before === undefined,
  };
}

/** Counts the caller's unread notifications, for the bell; null for actors without notifications of their own. */
export async function loadedUnread({ actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>): Promise<LoadedUnread | null> {
  if (isOnBehalf(actor) || !('userId' in actor)) return null;
  return { count: await db.read(({ notifications }) => notifications.countUnread(variant.mandatoryNotifications)) };
}

/**
 * Marks one as read.
 *
 * @returns where it leads
 * @throws AppError `page-not-found` for what is not the caller's
 */
export async function openNotification({ db }: Pick<RequestContext, 'db'>, id: string): Promise<string> {
  const found = isId(id) ? await db.read(({ notifications }) => notifications.find(id)) : null;
  if (!found || !(found.page in pages)) throw new AppError('page-not-found');
  await db.writeUnaudited('own-notifications', ({ notifications }) => notifications.read(id));
  const path = generatePath<string>(getPage(found.page as PageName).path, found.params);
  return found.query === null ? path : `${path}?${found.query}`;
}

export async function readAllNotifications({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.writeUnaudited('own-notifications', ({ notifications }) => notifications.read(null));
}
