import type { accessGroups as definition } from '#collections/access-groups.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const accessGroups = {
  singular: 'access group',
  plural: 'Access groups',
  text: 'An access group restricts its advisers: of their own clients, they see only those in the group. Advisers in no group see all their own clients.',
  add: 'Create access group',
  find: 'Name or description',
  saved: 'Access group saved',
  none: 'No access groups yet',
  noneText: 'All advisers see all their own clients.',
  noneFound: 'No access groups found',
  noneFoundText: 'Try part of the name or description.',
  fields: { name: 'Name', description: 'Description', team: 'Advisers', clients: 'Clients' },
  hints: { name: 'A group restricts no one until it has advisers.' },
  options: {},
  filters: {},
  steps: { details: 'Details' },
  panels: { team: 'Advisers', clients: 'Clients' },
} satisfies CollectionWords<typeof definition>;
