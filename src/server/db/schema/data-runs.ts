import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DataOutcome } from '#contracts/data-processes.ts';
import {
  type Dataset,
  datasets,
  type DataRunState,
  dataRunStates,
  type DataStep,
  openDataRunStates,
} from '#domain/data-process/data-process.ts';
import { defineAccess, all, isAdministrator } from '../table-access.ts';
import { bytes } from './bytes.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Runs of data processes: what was to be brought, what the check found, and what was imported. The process is a record of content. */
export const dataRuns = pgTable(
  'data_runs',
  {
    id: newId().primaryKey(),
    processId: id('process_id').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Null once that person is gone: the name stays. */
    startedBy: id('started_by').references(() => users.id, { onDelete: 'set null' }),
    startedByName: text('started_by_name').notNull(),
    state: text('state').$type<DataRunState>().notNull().default('waiting'),
    /** The steps of the process as they were then. */
    steps: jsonb('steps').$type<readonly DataStep[]>().notNull(),
    /** The findings of the check, or of the import; null before there are any. */
    outcome: jsonb('outcome').$type<DataOutcome>(),
    /** The questions that someone has confirmed. */
    confirmed: jsonb('confirmed').$type<readonly string[]>().notNull().default([]),
    confirmedBy: id('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Attempts at the work that is asked for, and when the last one began: work that keeps taking its process down is given up. */
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: moment('attempted_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('data_runs_of').on(table.processId, table.startedAt),
    uniqueIndex('data_runs_open')
      .on(table.processId)
      .where(sql.raw(`state in (${listed(openDataRunStates)})`)),
    check('data_runs_state', sql.raw(`state in (${listed(dataRunStates)})`)),
  ],
);

export const dataRunsAccess = defineAccess(dataRuns, all(isAdministrator));

/** The files of a run, as they came, until it has ended. */
export const dataFiles = pgTable(
  'data_files',
  {
    runId: id('run_id')
      .notNull()
      .references(() => dataRuns.id, { onDelete: 'cascade' }),
    dataset: text('dataset').$type<Dataset>().notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.dataset] }),
    check('data_files_dataset', sql.raw(`dataset in (${listed(datasets)})`)),
  ],
);

export const dataFilesAccess = defineAccess(dataFiles, { read: isAdministrator, add: isAdministrator, remove: isAdministrator });
