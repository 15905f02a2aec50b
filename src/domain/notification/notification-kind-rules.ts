import type { NotificationKind } from './notification-kind.ts';

/** Topics of notification kinds, in the order of the preferences form. */
export const notificationTopics = ['messages', 'documents', 'requests'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Whom something is told: the client of an account, or those of the firm who look after it. */
export type NotificationReader = 'client' | 'firm';

/** The topic of a kind, its readers and its default. */
interface KindRules {
  readonly topic: NotificationTopic;
  readonly to: readonly NotificationReader[];
  /** True for kinds that are mailed at once by default: those that wait for an answer. */
  readonly isMailedUnasked: boolean;
}

const rules: Readonly<Record<NotificationKind, KindRules>> = {
  message: { topic: 'messages', to: ['client', 'firm'], isMailedUnasked: true },
  document: { topic: 'documents', to: ['client'], isMailedUnasked: false },
  'document-received': { topic: 'documents', to: ['firm'], isMailedUnasked: false },
  'signature-asked': { topic: 'documents', to: ['client'], isMailedUnasked: true },
  'acknowledgement-asked': { topic: 'documents', to: ['client'], isMailedUnasked: true },
  'document-signed': { topic: 'documents', to: ['client', 'firm'], isMailedUnasked: false },
  'document-approved': { topic: 'documents', to: ['client'], isMailedUnasked: false },
  'document-acknowledged': { topic: 'documents', to: ['firm'], isMailedUnasked: false },
  'documents-asked': { topic: 'requests', to: ['client'], isMailedUnasked: true },
  'documents-due': { topic: 'requests', to: ['client'], isMailedUnasked: true },
  'documents-overdue': { topic: 'requests', to: ['client'], isMailedUnasked: true },
  'documents-missing': { topic: 'requests', to: ['firm'], isMailedUnasked: false },
  'document-accepted': { topic: 'requests', to: ['client'], isMailedUnasked: false },
  'document-returned': { topic: 'requests', to: ['client'], isMailedUnasked: true },
};

/** Lists the kinds of a topic of which a reader is notified. */
export function kindsFor(reader: NotificationReader, topic: NotificationTopic): readonly NotificationKind[] {
  const kinds = Object.keys(rules) as NotificationKind[];
  return kinds.filter((kind) => rules[kind].topic === topic && rules[kind].to.includes(reader));
}

export function isMailedUnasked(kind: NotificationKind): boolean {
  return rules[kind].isMailedUnasked;
}
