import { collection } from './collection.ts';

/** What portals may use of the product. A firm reads what it has subscribed to, and does not give itself more. */
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
