import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { formIds } from '#contracts/processes.ts';
import type { RiskResult } from '#domain/investment-advice/risk-level.ts';
import type { Answers } from '#forms/answers.ts';
import type { FormDefinition } from '#forms/form.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isSystem } from '../table-access.ts';

/**
 * The form of a process that someone fills in, asked to or by themselves, and what was answered: the person's own, administrators' and those advisers' who
 * look after an account of the person. Not handed in it is a draft, one a person and process; handed in it stays as it is.
 */
export const submissions = pgTable(
  'submissions',
  {
    id: newId().primaryKey(),
    process: text('process', { enum: formIds }).notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** The form with its words as it was handed in, whatever becomes of it; null before. */
    form: jsonb('form').$type<FormDefinition>(),
    /** The outcome of the risk questionnaire; null for other forms. */
    result: jsonb('result').$type<RiskResult>(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** The administrator who asked; null where it is asked of everyone who is new. */
    askedBy: id('asked_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at'),
    submittedAt: moment('submitted_at'),
    /** The version of the answers, counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('submissions_one_open')
      .on(table.userId, table.process)
      .where(sql`submitted_at is null`),
    index('submissions_of').on(table.userId, table.process, table.id),
    check('submissions_process', sql.raw(`process in (${formIds.map((name) => `'${name}'`).join(', ')})`)),
    check(
      'submissions_result',
      sql`(${table.result} is not null) = (${table.process} = 'investment-advice' and ${table.submittedAt} is not null)`,
    ),
    check('submissions_form', sql`(${table.form} is null) = (${table.submittedAt} is null)`),
  ],
);

/**
 * Anyone who shares an account with someone, or sees a portal as someone does not read what they wrote of themselves; administrators, and the
 * advisers of an account of theirs, read what was handed in, and no drafts.
 */
export const submissionsAccess = defineAccess(submissions, {
  read: `${isSystem} or user_id = actor_user()
    or (submitted_at is not null and (actor_kind() = 'admin' or (actor_kind() = 'advisor' and advises(user_id))))`,
  add: { if: isSystem, columns: ['process', 'userId', 'askedBy'] },
  change: { if: isSystem, columns: ['answers', 'form', 'result', 'savedAt', 'submittedAt'] },
  remove: `${isSystem} and submitted_at is null`,
  versioned: ['answers'],
});
