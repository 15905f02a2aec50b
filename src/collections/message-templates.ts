import { threadLimits } from '#domain/thread/thread.ts';
import { collection } from './collection.ts';

/** The templates with which the firm's people begin messages. */
export const messageTemplates = collection({
  id: 'message-templates',
  icon: 'letter',
  target: 'message-template',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'subject', kind: 'text' },
    { id: 'language', kind: 'options' },
  ],
  search: ['name', 'subject'],
  sort: ['name', 'subject'],
  filters: [{ id: 'language', options: ['en', 'el'] }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 100 },
        { kind: 'select', id: 'language', options: [{ value: 'en' }, { value: 'el' }] },
        { kind: 'text', id: 'subject', limit: threadLimits.subject },
        { kind: 'textarea', id: 'body', limit: threadLimits.text },
      ],
    },
  ],
  panels: [],
  actions: [],
  bulk: ['remove'],
  refusals: {
    'template-name-taken': 'name',
    'template-subject-field-unknown': 'subject',
    'template-body-field-unknown': 'body',
  },
  copied: true,
});
