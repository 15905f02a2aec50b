import type { apiClients as definition } from '#collections/api-clients.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const apiClients = {
  singular: 'API client',
  plural: 'API clients',
  text: 'Other systems that use the API under their own name. Each has its own client secret and only the permissions given here.',
  add: 'Create API client',
  find: 'Name',
  saved: 'API client saved',
  none: 'No API clients yet',
  noneText: 'API clients you create appear here.',
  noneFound: 'No API clients found',
  noneFoundText: 'Try part of the name.',
  fields: { name: 'Name', scopes: 'Permissions', state: 'Status', createdAt: 'Created', lastUsedAt: 'Last used' },
  hints: {
    name: 'Name of the system in the audit trail',
    scopes: 'We show the client secret once. To create an API client, you must have signed in within the last 15 minutes.',
  },
  options: {
    scopes: {
      'invite-clients': 'invite clients',
      'mail-clients': 'send emails to clients',
      'read-reports': 'read the reports of all clients',
      'plan-projections': 'read and change projections, beside the reports',
    },
    state: { live: 'Active', revoked: 'Revoked' },
  },
  filters: { shown: { live: 'Active', revoked: 'Revoked' } },
  steps: { details: 'Details' },
  panels: { use: 'Access' },
} satisfies CollectionWords<typeof definition>;
