import * as z from 'zod';
import type { IsoDate } from '#finance/iso-date.ts';
import { isId } from '#domain/is-id.ts';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';

export const NotificationsQuery = z.object({ before: z.string().refine(isId).optional() });
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

/** The number of unread notifications at the time a page was loaded. Each load creates a new object. */
export interface LoadedUnread {
  readonly count: number;
}

/** A notification. The moment is in the firm's time zone. */
export interface ShownNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  /** The person who caused it; null for the firm. */
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
  /** The start of the next page of older notifications; null without any. */
  readonly next: string | null;
  readonly isNewest: boolean;
}
