/** Kinds of notification. Each has its text in the catalogue, `notifications.kinds.{kind}`, and its icon in the bell. */
export const notificationKinds = [
  'message',
  'document',
  'document-received',
  'signature-asked',
  'acknowledgement-asked',
  'document-signed',
  'document-approved',
  'document-acknowledged',
  'documents-asked',
  'documents-due',
  'documents-overdue',
  'documents-missing',
  'document-accepted',
  'document-returned',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Limits per person: the number of newest notifications kept, and the maximum age in days. */
export const maxNotifications = 300;
export const notificationDays = 400;

/** The longest name of a thing that someone is told of. */
export const longestAbout = 200;
