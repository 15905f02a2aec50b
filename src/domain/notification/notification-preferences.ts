import type { NotificationKind } from './notification-kind.ts';
import { isMailedUnasked } from './notification-kind-rules.ts';

/** Frequency of notification mails: at once, a digest of the day or the week, or never. */
export const mailPaces = ['at-once', 'daily', 'weekly', 'never'] as const;
export type MailPace = (typeof mailPaces)[number];

/** Hours from 0 to 23 of the person's clock, from one until another, over midnight where it is the earlier one. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** A user's notification preferences. */
export interface NotificationPreferences {
  /** The chosen pace of each kind; a kind without an entry has its default. */
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

/** Returns the mail pace of a kind. A kind that the firm has made mandatory is always mailed; the user chooses only when. */
export function mailPaceOf(kind: NotificationKind, { mail }: NotificationPreferences, mandatory: readonly NotificationKind[]): MailPace {
  const chosen = mail[kind] ?? (isMailedUnasked(kind) ? 'at-once' : 'never');
  return chosen === 'never' && mandatory.includes(kind) ? 'at-once' : chosen;
}

/** Returns true if the bell counts and shows the kind. */
export function isInBell(kind: NotificationKind, { hidden }: NotificationPreferences, mandatory: readonly NotificationKind[]): boolean {
  return mandatory.includes(kind) || !hidden.includes(kind);
}
