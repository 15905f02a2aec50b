import { collection } from './collection.ts';

/** The limits on portals' use of the product. A firm can read its subscription but not extend it. */
export const subscriptions = collection({
  id: 'subscriptions',
  icon: 'document',
  target: null,
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'accounts', kind: 'number' },
    { id: 'advisors', kind: 'number' },
    { id: 'portals', kind: 'number' },
  ],
  search: ['name'],
  sort: ['name', 'accounts', 'advisors', 'portals'],
  filters: [],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 200 },
        { kind: 'number', id: 'accounts', min: 0, limit: 1_000_000, isWhole: true },
        { kind: 'number', id: 'advisors', min: 0, limit: 1_000_000, isWhole: true },
      ],
    },
  ],
  panels: [],
  actions: [],
  bulk: [],
  refusals: {},
  copied: false,
  readonly: true,
});
