import { apiClients } from '#collections/api-clients.ts';
import { apiClientPolicy } from '#domain/api-client/api-client-policy.ts';
import { abilities } from '#domain/policy.ts';
import { createApiClient } from '../operations/api-clients/create-api-client.ts';
import { listApiClients, readApiClient } from '../operations/api-clients/read-api-clients.ts';
import { revokeApiClient } from '../operations/api-clients/revoke-api-client.ts';
import { bind } from './binding.ts';

export const apiClientRecords = bind(apiClients, {
  may: (actor) => {
    const { read, make, revoke } = abilities(apiClientPolicy, actor, {});
    return { read, create: make, change: false, remove: revoke };
  },
  list: listApiClients,
  read: readApiClient,
  create: createApiClient,
  actions: { revoke: revokeApiClient },
});
