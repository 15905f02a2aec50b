import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import type { Scope } from '#domain/api-client/scope.ts';
import { bytes } from './bytes.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { defineAccess, isAdministrator } from '../table-access.ts';

/** Other systems that ask the API in their own name. Never removed: the audit trail names them. */
export const apiClients = pgTable(
  'api_clients',
  {
    id: newId().primaryKey(),
    name: text('name').notNull(),
    /** SHA-256 of the secret, which was shown once. */
    secretHash: bytes('secret_hash').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    createdAt: createdAt(),
    createdBy: id('created_by').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** From then on its secret opens nothing. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    check('api_clients_scopes', sql`${table.scopes} <@ array['invite-clients', 'mail-clients', 'read-reports', 'plan-projections']`),
  ],
);

export const apiClientsAccess = defineAccess(apiClients, { read: isAdministrator, add: isAdministrator, change: isAdministrator });
