import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReconciliationCounts } from '#contracts/reconciliations.ts';
import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import type { PositionMapping } from '#domain/reconciliation/position-mapping.ts';
import {
  breakStatuses,
  type BreakStatus,
  type ReconciliationState,
  reconciliationStates,
  type RowOutcome,
  rowOutcomes,
  type UnrecognisedReason,
} from '#domain/reconciliation/reconciliation.ts';
import { defineAccess, all, isAdministrator } from '../table-access.ts';
import { bytes } from './bytes.ts';
import { exact, id, moment, newId } from './columns.ts';
import { users } from './people.ts';

const oneOf = (column: string, values: readonly string[]) => sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

/** Custodians' lists of positions and cash of a day, compared with the ledger. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: newId().primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The owner of the list, as its sender calls it. */
    source: text('source').notNull(),
    fileName: text('file_name').notNull(),
    size: integer('size').notNull(),
    format: text('format', { enum: ['csv', 'xlsx'] }).notNull(),
    encoding: text('encoding').$type<Encoding>().notNull(),
    separator: text('separator').$type<Separator>().notNull(),
    /** As it was compared, or what lists with the same columns were read by before. */
    mapping: jsonb('mapping').$type<PositionMapping>(),
    state: text('state').$type<ReconciliationState>().notNull().default('draft'),
    createdBy: id('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    comparedAt: moment('compared_at'),
    comparedBy: id('compared_by').references(() => users.id),
    counts: jsonb('counts').$type<ReconciliationCounts>(),
  },
  (table) => [
    index('reconciliations_of_source').on(table.source, table.day),
    check('reconciliations_state', oneOf('state', reconciliationStates)),
  ],
);

export const reconciliationsAccess = defineAccess(reconciliations, all(isAdministrator));

/** The content of a list until it is compared, a piece after the other. */
export const reconciliationPieces = pgTable(
  'reconciliation_pieces',
  {
    reconciliationId: id('reconciliation_id')
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reconciliationId, table.position] })],
);

export const reconciliationPiecesAccess = defineAccess(reconciliationPieces, {
  read: isAdministrator,
  add: isAdministrator,
  remove: isAdministrator,
});

/** Both sides of each holding as they were compared. What comes of a break is written beside it; the sides never change. */
export const reconciliationRows = pgTable(
  'reconciliation_rows',
  {
    reconciliationId: id('reconciliation_id')
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    /** In the order of the result. */
    position: integer('position').notNull(),
    /** The line of the file; null for what only the ledger has. */
    line: integer('line'),
    account: text('account').notNull(),
    named: text('named').notNull(),
    ofAccountId: id('of_account_id'),
    ofPortfolioId: id('of_portfolio_id'),
    instrumentId: id('instrument_id'),
    currency: text('currency'),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    why: text('why').$type<UnrecognisedReason>(),
    custodian: exact('custodian'),
    ledger: exact('ledger'),
    difference: exact('difference'),
    isUnsettled: boolean('is_unsettled').notNull(),
    /** Null where there is nothing to look into. */
    status: text('status').$type<BreakStatus>(),
    seenBy: id('seen_by').references(() => users.id),
    seenAt: moment('seen_at'),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.reconciliationId, table.position] }),
    index('reconciliation_rows_open')
      .on(table.ofAccountId, table.ofPortfolioId)
      .where(sql`status = 'open'`),
    check('reconciliation_rows_outcome', oneOf('outcome', rowOutcomes)),
    check('reconciliation_rows_status', oneOf('status', breakStatuses)),
  ],
);

export const reconciliationRowsAccess = defineAccess(reconciliationRows, {
  ...all(isAdministrator),
  change: { if: isAdministrator, columns: ['status', 'seenBy', 'seenAt', 'note'] },
});
