import type { AccessActor } from './access-actors.ts';

interface Ids {
  readonly portal: string;
  readonly account: string;
  readonly thread: string;
}

/** Forms that begin a thread, answer it, keep a note beside it, and ask a client for documents, as their pages send them. */
export function threadForms({ portal, account, thread }: Ids) {
  const messages = `/dashboard/${portal}/messages`;
  return {
    'document-request-made': {
      form: async () => ({
        as: 'advisor' as AccessActor,
        path: `/dashboard/${portal}/library/requests`,
        fields: { intent: 'ask', account, title: 'Annual check', note: '', dueOn: '2999-12-31', lines: 'Passport' },
      }),
      other: { title: 'Other' },
    },
    'thread-started': {
      form: async () => ({
        as: 'advisor' as AccessActor,
        path: `${messages}/new`,
        fields: { recipient: account, subject: 'Your review', text: 'Shall we meet?' },
      }),
      other: { subject: 'Other' },
    },
    'thread-answered': {
      form: async () => ({
        as: 'investor' as AccessActor,
        path: `${messages}/${thread}`,
        fields: { intent: 'reply', text: 'Yes, please.' },
      }),
      other: { text: 'Other' },
    },
    'mailing-started': {
      form: async () => ({
        as: 'advisor' as AccessActor,
        path: `${messages}/several`,
        fields: { to: 'all', groups: '', clients: '', subject: 'Our holidays', text: 'We are closed on Monday.' },
      }),
      other: { subject: 'Other' },
    },
    'message-template-made': {
      form: async () => ({
        as: 'admin' as AccessActor,
        path: '/admin/message-templates?open=new',
        fields: { intent: 'create', name: 'Closed', language: 'en', subject: 'Closed', body: 'Dear {{client}}, we are closed.' },
      }),
      other: { name: 'Other' },
    },
    'thread-noted': {
      form: async () => ({ as: 'advisor' as AccessActor, path: `${messages}/${thread}`, fields: { intent: 'note', text: 'Call first.' } }),
      other: { text: 'Other' },
    },
  };
}

/** The reasons why the other actions create nothing that a repeated request would duplicate. */
export const threadsMakeNothing = {
  'thread-taken-back': 'uses something up',
  'thread-assigned': 'sets what is so',
  'mailing-stopped': 'uses something up',
  'message-template-changed': 'sets what is so',
  'message-template-deleted': 'uses something up',
  'message-template-restored': 'uses something up',
} as const;
