import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { newId } from './columns.ts';

/** Whom a firm's own people work for. */
export const organisations = pgTable('organisations', {
  id: newId().primaryKey(),
  name: text('name').notNull().unique(),
  url: text('url'),
  /** Of the e-mail addresses of its people. */
  domain: text('domain').unique(),
  address: jsonb('address').$type<Address>().notNull().default({}),
});

/** As it is written on an envelope. */
interface Address {
  readonly line1?: string;
  readonly line2?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly country?: string;
}
