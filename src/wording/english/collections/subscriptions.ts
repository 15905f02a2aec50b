import type { subscriptions as definition } from '#collections/subscriptions.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const subscriptions = {
  singular: 'subscription',
  plural: 'Subscriptions',
  text: 'What the portals may use of the product. Ask us to change a limit.',
  add: 'Add subscription',
  find: 'Name',
  saved: 'Subscription saved',
  none: 'No subscriptions yet',
  noneText: 'Every portal has the standard subscription.',
  noneFound: 'No subscriptions found',
  noneFoundText: 'Try part of the name.',
  fields: {
    name: 'Name',
    accounts: 'Accounts, at most',
    advisors: 'Advisers, at most',
    portals: 'Portals',
  },
  hints: {},
  options: {},
  filters: {},
  steps: {
    details: 'Details',
  },
  panels: {},
} satisfies CollectionWords<typeof definition>;
