import { collection } from './collection.ts';

/** The groups that limit which of their clients advisers see. */
export const accessGroups = collection({
  id: 'access-groups',
  icon: 'shield',
  target: 'access-group',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'description', kind: 'text' },
    { id: 'team', kind: 'number' },
    { id: 'clients', kind: 'number' },
  ],
  search: ['name', 'description'],
  sort: ['name', 'team', 'clients'],
  filters: [],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 100 },
        { kind: 'text', id: 'description', limit: 500, isOptional: true },
      ],
    },
  ],
  panels: ['team', 'clients'],
  actions: ['add-advisers', 'remove-advisers', 'add-clients', 'remove-clients', 'add-found-clients', 'remove-found-clients'],
  bulk: ['remove'],
  refusals: { 'access-group-name-taken': 'name' },
  copied: false,
});
