import { collection } from './collection.ts';

/** The firm's portals: how each is called, looks and is reached, who owns it, its terms of use and what it may use of the product. */
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
        { kind: 'offered', id: 'theme' },
        { kind: 'offered', id: 'language' },
        { kind: 'text', id: 'phone', limit: 40 },
        { kind: 'email', id: 'email', isOptional: true },
        { kind: 'record', id: 'organisation', isOptional: true },
        { kind: 'media', id: 'portalDocument', isOptional: true, takesFiles: true },
        { kind: 'url', id: 'explorerApi', limit: 500, isOptional: true },
        { kind: 'url', id: 'newsApi', limit: 500, isOptional: true },
      ],
    },
  ],
  panels: ['navigation', 'owners', 'portalLogo', 'subscription', 'terms'],
  actions: ['add-owner', 'remove-owner', 'set-logo', 'publish'],
  bulk: [],
  refusals: {
    'portal-name-taken': 'name',
    'theme-required': 'theme',
    'language-required': 'language',
    'organisation-not-found': 'organisation',
    'content-not-found': 'portalDocument',
    'feed-address-invalid': 'explorerApi',
    'news-address-invalid': 'newsApi',
  },
  copied: false,
});
