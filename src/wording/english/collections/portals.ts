import type { portals as definition } from '#collections/portals.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const portals = {
  singular: 'portal',
  plural: 'Portals',
  text: 'Portals and their terms of use.',
  add: 'Add portal',
  find: 'Name',
  saved: 'Portal saved',
  none: 'No portals yet',
  noneText: 'Portals are created by imports, or under “Create client portals”.',
  noneFound: 'No portals found',
  noneFoundText: 'Try part of the name.',
  fields: {
    name: 'Name',
    subtitle: 'Subtitle',
    theme: 'Theme',
    language: 'Language',
    phone: 'Phone',
    email: 'Email',
    organisation: 'Company',
    portalDocument: 'Document above library',
    explorerApi: 'Fund service',
    newsApi: 'News service',
    termsVersion: 'Version of the terms',
    termsPublishedAt: 'In force since',
  },
  hints: {
    organisation: 'Its advisers can become owners of the portal.',
    explorerApi: 'The https address of a fund service. If blank, the explorer lists the firm’s own securities.',
    newsApi: 'The https address of a news service. If blank, readers see the firm’s own news alone.',
  },
  options: {},
  filters: {},
  steps: { details: 'Details' },
  panels: { navigation: 'Navigation', owners: 'Owners', portalLogo: 'Logo', subscription: 'Subscription', terms: 'Terms of use' },
} satisfies CollectionWords<typeof definition>;
