import type { messageTemplates as definition } from '#collections/message-templates.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

const fields =
  'Fields filled in for each client: {{client}} (name), {{adviser}} (name), {{adviser_title}} (job title), {{adviser_email}}, {{adviser_phone}}, {{portal}} (name), {{today}} (date)';

export const messageTemplates = {
  singular: 'message template',
  plural: 'Message templates',
  text: 'Subjects and texts of messages that you send often. Advisers and administrators choose one when they write to clients.',
  add: 'Add message template',
  find: 'Name or subject',
  saved: 'Message template saved',
  none: 'No message templates yet',
  noneText: 'Add the first one, then choose it when you write a message.',
  noneFound: 'No message templates found',
  noneFoundText: 'Try part of the name or subject.',
  fields: { name: 'Name', language: 'Language', subject: 'Subject', body: 'Message' },
  hints: { body: fields, language: 'Dates in the message are written in this language.' },
  options: { language: { en: 'English', el: 'Greek' } },
  filters: { language: { en: 'English', el: 'Greek' } },
  steps: { details: 'Details' },
  panels: {},
} satisfies CollectionWords<typeof definition>;
