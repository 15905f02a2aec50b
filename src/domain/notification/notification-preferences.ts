import type { NotificationKind } from './notification-kind.ts';
import { isMailedUnasked } from './notification-topics.ts';

/** How soon someone is sent a mail of what they are told of: at once, with all else of the day or the week, or not at all. */
export const mailPaces = ['at-once', 'daily', 'weekly', 'never'] as const;
export type MailPace = (typeof mailPaces)[number];

/** Hours from 0 to 23 of the person's clock, from one until another, over midnight where it is the earlier one. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** What someone has chosen. */
export interface NotificationPreferences {
  /** Of kinds that are not there nothing was chosen. */
  readonly mail: Readonly<Partial<Record<NotificationKind, MailPace>>>;
  /** Kinds that the bell neither counts nor shows; the page of all notifications has them. */
  readonly hidden: readonly NotificationKind[];
  /** Kinds that are told by text message too. */
  readonly texted: readonly NotificationKind[];
  readonly quiet: QuietHours | null;
  /** IANA, as `Europe/Athens`. */
  readonly timeZone: string;
}

export function preferencesUnasked(timeZone: string): NotificationPreferences {
  return { mail: {}, hidden: [], texted: [], quiet: null, timeZone };
}

/** What the firm has made mandatory is told whatever was chosen; only when is the person's own. */
export function mailPaceOf(kind: NotificationKind, { mail }: NotificationPreferences, mandatory: readonly NotificationKind[]): MailPace {
  const chosen = mail[kind] ?? (isMailedUnasked(kind) ? 'at-once' : 'never');
  return chosen === 'never' && mandatory.includes(kind) ? 'at-once' : chosen;
}

/** Whether the bell counts and shows it. */
export function isInBell(kind: NotificationKind, { hidden }: NotificationPreferences, mandatory: readonly NotificationKind[]): boolean {
  return mandatory.includes(kind) || !hidden.includes(kind);
}
