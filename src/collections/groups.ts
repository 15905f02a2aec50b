import { collection } from './collection.ts';

/** Clients that belong together, for those who look after them. */
export const groups = collection({
  id: 'groups',
  icon: 'people',
  target: 'client-group',
  below: 'portal',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'portal', kind: 'text' },
    { id: 'score', kind: 'number' },
    { id: 'clients', kind: 'number' },
    { id: 'keeper', kind: 'text' },
    { id: 'state', kind: 'state', tones: { active: 'positive', inactive: 'neutral' } },
  ],
  search: ['name', 'portal'],
  sort: ['name', 'portal', 'score', 'clients'],
  filters: [{ id: 'state', options: ['active', 'inactive'] }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 100 },
        { kind: 'number', id: 'score', min: 0, limit: 100, isOptional: true },
        { kind: 'textarea', id: 'welcome', limit: 2000, isOptional: true },
        { kind: 'yesNo', id: 'active' },
      ],
    },
  ],
  panels: ['grouped', 'groupDocuments'],
  actions: ['add-clients', 'remove-clients', 'add-found-clients', 'remove-found-clients', 'send-document'],
  bulk: ['remove'],
  refusals: { 'client-group-name-taken': 'name' },
  copied: false,
});
