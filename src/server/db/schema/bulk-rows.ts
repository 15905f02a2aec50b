import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { maxBulk } from '#contracts/bulk-runs.ts';
import { id, moment } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isSystem } from '../table-access.ts';

/** A record of a bulk action that a job carries out, and what became of it. The rows of one run have a run, a collection and an action in common. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    runId: id('run_id').notNull(),
    number: integer('number').notNull(),
    startedBy: id('started_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** The moment of the sign-in in which it was started, for actions that need a recent one. */
    signedInAt: moment('signed_in_at').notNull(),
    collection: text('collection').notNull(),
    action: text('action').notNull(),
    recordId: id('record_id').notNull(),
    /** The consequences that the person has read and confirmed; null where there were none. */
    told: text('told'),
    /** The name of the record, and what tells it from another of that name, as they were just before. */
    name: text('name'),
    detail: text('detail'),
    /** Null while the row waits. */
    verdict: text('verdict', { enum: ['done', 'asked', 'refused'] }),
    /** The reason why it was not done. */
    answer: jsonb('answer').$type<object>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.number] }),
    index('bulk_rows_of').on(table.startedBy, table.startedAt),
    index('bulk_rows_waiting')
      .on(table.startedAt, table.runId, table.number)
      .where(sql`verdict is null`),
    check('bulk_rows_number', sql.raw(`number between 1 and ${maxBulk}`)),
    check('bulk_rows_verdict', sql.raw("verdict in ('done', 'asked', 'refused')")),
    check('bulk_rows_answer', sql.raw("(answer is not null) = (verdict is not null and verdict <> 'done')")),
  ],
);

const own = "started_by = actor_user() and actor_kind() in ('admin', 'advisor')";

/** Read by the person who started it alone. */
export const bulkRowsAccess = defineAccess(bulkRows, {
  read: `(${isSystem} or (${own}))`,
  add: own,
  change: { if: `(${isSystem} or (${own}))`, columns: ['name', 'detail', 'verdict', 'answer'] },
  remove: isSystem,
});
