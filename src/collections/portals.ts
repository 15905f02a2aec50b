import { collection } from './collection.ts';

/** The firm's portals: how each is called and reached, its terms of use and what it may use of the product. */
export const portals = collection({
  id: 'portals',
  icon: 'buildings',
  target: 'portal',
  columns: [
    { id: 'name', kind: 'name', picture: 'logo' },
    { id: 'termsVersion', kind: 'number' },
    { id: 'termsPublishedAt', kind: 'moment' },
  ],
  search: ['name'],
  sort: ['name', 'termsVersion', 'termsPublishedAt'],
  filters: [],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 120 },
        { kind: 'text', id: 'subtitle', limit: 200, isOptional: true },
        { kind: 'text', id: 'phone', limit: 40 },
        { kind: 'email', id: 'email', isOptional: true },
      ],
    },
  ],
  panels: ['subscription', 'terms'],
  actions: ['publish'],
  bulk: [],
  refusals: { 'portal-name-taken': 'name' },
  copied: false,
});
