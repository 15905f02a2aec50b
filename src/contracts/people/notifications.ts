import * as z from 'zod';
import type { IsoDate } from '#finance/iso-date.ts';
import { isId } from '#domain/is-id.ts';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';

export const NotificationsQuery = z.object({ before: z.string().refine(isId).optional() });
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

/** How many notifications wait, as a page was loaded with it: another object each time. */
export interface LoadedUnread {
  readonly count: number;
}

/** What someone has been told. The moment is the firm's clock's. */
export interface ShownNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  /** Who caused it; null for the firm. */
  readonly by: string | null;
  readonly about: string;
  readonly at: string;
  readonly isRead: boolean;
}

/** A person's own notifications, the newest first. */
export interface NotificationsPage {
  /** By the firm's clock. */
  readonly today: IsoDate;
  readonly notifications: readonly ShownNotification[];
  /** Where older ones begin; null where there are none. */
  readonly next: string | null;
  readonly isNewest: boolean;
}
