import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import type { MailPace, QuietHours } from '#domain/notification/notification-preferences.ts';
import type { NotificationTopic } from '#domain/notification/notification-kind-rules.ts';

/** The channels by which a person receives one kind of notification. */
export interface KindSetting {
  readonly kind: NotificationKind;
  readonly isInBell: boolean;
  readonly mail: MailPace;
  readonly isTexted: boolean;
  /** The firm tells of it in any case: in the bell and by mail, whose time alone is the reader's to choose. */
  readonly isMandatory: boolean;
}

/** A person's notification options and current choices. */
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
  /** The address to which mails are sent. */
  readonly email: string;
}
