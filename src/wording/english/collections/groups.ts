import type { groups as definition } from '#collections/groups.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const groups = {
  singular: 'group',
  plural: 'Groups',
  text: 'Groups of clients, such as families or segments. Clients do not see them. Imports create them too.',
  add: 'Create group',
  find: 'Name or portal',
  saved: 'Group saved',
  none: 'No groups yet',
  noneText: 'Create the first group above, or import clients with groups.',
  noneFound: 'No groups found',
  noneFoundText: 'Try part of the name.',
  fields: {
    name: 'Name',
    score: 'Score',
    welcome: 'Welcome text',
    active: 'Active',
    portal: 'Portal',
    clients: 'Clients',
    keeper: 'Adviser',
    state: 'Status',
  },
  hints: {
    score: 'From 0 to 100.',
    welcome: 'Clients in the group read it in the welcome message after they sign in.',
    active: 'Inactive groups do not appear in choices or filters. Their clients stay in them.',
  },
  options: { state: { active: 'Active', inactive: 'Inactive' } },
  filters: { state: { active: 'Active', inactive: 'Inactive' } },
  steps: { details: 'Details' },
  panels: { grouped: 'Clients', groupDocuments: 'Documents' },
} satisfies CollectionWords<typeof definition>;
