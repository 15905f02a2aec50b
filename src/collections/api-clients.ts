import { scopes } from '#domain/api-client/scope.ts';
import { collection } from './collection.ts';

/** Other systems that ask the API in their own name. */
export const apiClients = collection({
  id: 'api-clients',
  icon: 'plug',
  target: 'service',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'scopes', kind: 'options' },
    { id: 'state', kind: 'state', tones: { live: 'positive', revoked: 'neutral' } },
    { id: 'createdAt', kind: 'moment' },
    { id: 'lastUsedAt', kind: 'moment' },
  ],
  search: ['name'],
  sort: ['name', 'createdAt', 'lastUsedAt'],
  filters: [{ id: 'shown', options: ['live', 'revoked'] }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 100 },
        { kind: 'choices', id: 'scopes', options: scopes.map((value) => ({ value })) },
      ],
    },
  ],
  panels: ['use'],
  actions: ['revoke'],
  bulk: ['revoke'],
  refusals: {},
  copied: false,
});
