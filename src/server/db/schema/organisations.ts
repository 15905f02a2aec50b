import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PostalAddress } from '#domain/organisation/postal-address.ts';
import { newId } from './columns.ts';
import { defineAccess, all, isAdministrator } from '../table-access.ts';

/** Whom a firm's own people work for. */
export const organisations = pgTable(
  'organisations',
  {
    id: newId().primaryKey(),
    name: text('name').notNull().unique(),
    url: text('url'),
    /** The domain of the e-mail addresses of its people. */
    domain: text('domain').unique(),
    address: jsonb('address').$type<PostalAddress>().notNull().default({}),
    /** Counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [check('organisations_domain', sql`${table.domain} = lower(${table.domain}) and ${table.domain} <> ''`)],
);

export const organisationsAccess = defineAccess(organisations, {
  ...all(isAdministrator),
  read: `${isAdministrator} or may_see_organisation(id)`,
  versioned: ['name', 'url', 'domain', 'address'],
  analysed: true,
});
