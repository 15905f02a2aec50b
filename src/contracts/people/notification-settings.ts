import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import type { MailPace, QuietHours } from '#domain/notification/notification-preferences.ts';
import type { NotificationTopic } from '#domain/notification/notification-topics.ts';

/** How someone is told of a kind of thing. */
export interface KindSetting {
  readonly kind: NotificationKind;
  readonly isInBell: boolean;
  readonly mail: MailPace;
  readonly isTexted: boolean;
  /** The firm tells of it in any case: in the bell and by mail, whose time alone is the reader's to choose. */
  readonly isMandatory: boolean;
}

/** What someone may choose of how they are told, and what they have chosen. */
export interface NotificationSettings {
  readonly topics: readonly { readonly topic: NotificationTopic; readonly kinds: readonly KindSetting[] }[];
  readonly quiet: QuietHours | null;
  /** IANA, as the ones to choose from. */
  readonly timeZone: string;
  readonly timeZones: readonly string[];
  /** The firm's name. */
  readonly firm: string;
  /** The number that text messages go to, null until it is confirmed, and the most a day; null where the firm offers none. */
  readonly texts: { readonly phone: string | null; readonly perDay: number } | null;
  /** Where mails go. */
  readonly email: string;
}
