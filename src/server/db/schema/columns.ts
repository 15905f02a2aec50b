import { sql } from 'drizzle-orm';
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A uuid in the database, 32 hex digits without dashes everywhere else: in code, addresses and APIs. */
export const id = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  fromDriver: (value) => value.replaceAll('-', ''),
});

/** The identity of a row, made by the database and ordered by time. */
export const newId = () =>
  id('id')
    .notNull()
    .default(sql`uuidv7()`);

/** An exact amount, price or number of units: text in code, never a double. */
export const exact = (name: string) => numeric(name);

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
