/** What people are told of. Each has its words in the catalogue, `notifications.kinds.{kind}`, and its sign in the bell. */
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

/** Of each person so many are kept, the newest, and none for longer than so many days. */
export const mostNotifications = 300;
export const notificationDays = 400;

/** The longest name of a thing that someone is told of. */
export const longestAbout = 200;
