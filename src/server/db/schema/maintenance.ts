import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isAdministrator } from '../table-access.ts';

/** One row while the dashboards are closed to everyone but administrators, none otherwise. Everyone may read it. */
export const maintenance = pgTable(
  'maintenance',
  {
    id: integer('id').primaryKey().default(1),
    since: moment('since').notNull().defaultNow(),
    /** The moment at which it is expected to be over; nothing happens by itself then. */
    until: moment('until'),
    /** The words of the firm about it. */
    words: text('words'),
    begunBy: id('begun_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('maintenance_once', sql`${table.id} = 1`)],
);

export const maintenanceAccess = defineAccess(maintenance, { read: 'true', add: isAdministrator, remove: isAdministrator });
