import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, json, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ImportOptions, ImportOutcome, ImportProgress, RowSummary, SecurityChoice } from '#contracts/imports.ts';
import type { Correction } from '#domain/import/convert/correction.ts';
import type { SecurityNames } from '#domain/import/convert/converted-row.ts';
import { type ImportState, importStates, type ImportTask, importTasks, type RowVerdict } from '#domain/import/file-import.ts';
import type { Mapping } from '#domain/import/map/mapping.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import { bytes } from './bytes.ts';
import { portals } from './clients.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { instruments } from './market.ts';
import { defineAccess, all, isAdministrator, isStaff, isSystem, seesAccount } from '../table-access.ts';

const oneOf = (column: string, values: readonly string[]) => sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

/** Files of brokers on their way into the ledger, or there. */
export const imports = pgTable(
  'imports',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id),
    createdBy: id('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    state: text('state').$type<ImportState>().notNull().default('draft'),
    task: text('task').$type<ImportTask>(),
    askedAt: moment('asked_at'),
    askedBy: id('asked_by').references(() => users.id),
    isStopped: boolean('is_stopped').notNull().default(false),
    options: jsonb('options').$type<ImportOptions>().notNull().default({ leaveOutErrors: false, takeDuplicates: false }),
    progress: jsonb('progress').$type<ImportProgress>(),
    /** The findings of the last check or of the import itself. */
    outcome: jsonb('outcome').$type<ImportOutcome>(),
    importedAt: moment('imported_at'),
    importedBy: id('imported_by').references(() => users.id),
    undoneAt: moment('undone_at'),
    undoneBy: id('undone_by').references(() => users.id),
  },
  (table) => [
    index('imports_of').on(table.portalId, table.createdBy, table.id),
    index('imports_waiting')
      .on(table.askedAt)
      .where(sql`task is not null`),
    check('imports_state', oneOf('state', importStates)),
    check('imports_task', oneOf('task', importTasks)),
  ],
);

/** Its maker's and administrators'. */
const own = `(${isAdministrator} or (actor_kind() = 'advisor' and created_by = actor_user()))`;

/** Also of an account that its maker sees no more: what went into it is hidden. */
const ownOfAccount = `(${isAdministrator} or (${own} and (into_account_id is null or ${seesAccount('into_account_id')})))`;

export const importsAccess = defineAccess(imports, all(own));

export const importFiles = pgTable(
  'import_files',
  {
    importId: id('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    id: newId().primaryKey(),
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    /** A spreadsheet is packed; a text has an encoding and what parts its cells. */
    format: text('format', { enum: ['csv', 'xlsx'] }).notNull(),
    encoding: text('encoding').$type<Encoding>().notNull(),
    separator: text('separator').$type<Separator>().notNull(),
    layout: text('layout'),
    /** The mapping of a file that someone has explained: the layout is then `mapped`. */
    mapping: jsonb('mapping').$type<Mapping>(),
    /** Cells that someone has written otherwise; no more than `maxCorrections`. */
    corrections: jsonb('corrections').$type<readonly Correction[]>().notNull().default([]),
    /** The account whose transactions they are. */
    intoAccountId: id('into_account_id'),
    intoPortfolioId: id('into_portfolio_id'),
  },
  (table) => [index('import_files_of').on(table.importId, table.id)],
);

export const importFilesAccess = defineAccess(importFiles, all(ownOfAccount));

/** Layouts of files that someone has explained, for all imports of the firm. */
export const importLayouts = pgTable(
  'import_layouts',
  {
    id: newId().primaryKey(),
    name: text('name').notNull(),
    createdBy: id('created_by')
      .notNull()
      .references(() => users.id),
    /** The maker's name: not every adviser sees every other. */
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
  },
  (table) => [uniqueIndex('import_layouts_name').on(table.name)],
);

export const importLayoutsAccess = defineAccess(importLayouts, { ...all(own), read: isStaff });

/** The content of a file, a piece after the other. */
export const importPieces = pgTable(
  'import_pieces',
  {
    fileId: id('file_id')
      .notNull()
      .references(() => importFiles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    createdBy: id('created_by').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

export const importPiecesAccess = defineAccess(importPieces, { read: own, add: own, remove: own });

/** The rows that the last check had something to say of, one by one. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: id('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The number of the file among those of the import, and of the line in it: `rowNumber`. */
    row: integer('row').notNull(),
    createdBy: id('created_by').notNull(),
    intoAccountId: id('into_account_id'),
    intoPortfolioId: id('into_portfolio_id'),
    verdict: text('verdict').$type<RowVerdict>().notNull(),
    said: jsonb('said').$type<RowSummary>().notNull(),
    problems: jsonb('problems').$type<readonly RowProblem[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('import_rows_by_verdict').on(table.importId, table.verdict, table.row),
  ],
);

export const importRowsAccess = defineAccess(importRows, { ...all(ownOfAccount), analysed: true });

/** All other rows, some hundred at a time: a row of its own for each would take longer than reading the file. */
export const importBlocks = pgTable(
  'import_blocks',
  {
    importId: id('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    firstRow: integer('first_row').notNull(),
    createdBy: id('created_by').notNull(),
    intoAccountId: id('into_account_id'),
    intoPortfolioId: id('into_portfolio_id'),
    verdict: text('verdict').$type<RowVerdict>().notNull(),
    rows: integer('rows').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Each row as the values of `blockColumns`. */
    said: json('said').$type<readonly (readonly (string | number | null)[])[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.firstRow] })],
);

export const importBlocksAccess = defineAccess(importBlocks, all(ownOfAccount));

/** The rows that an import wrote: the transaction that each became, and the one that it replaced. */
export const importTransactions = pgTable(
  'import_transactions',
  {
    importId: id('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    createdBy: id('created_by').notNull(),
    intoAccountId: id('into_account_id').notNull(),
    intoPortfolioId: id('into_portfolio_id').notNull(),
    transactionId: id('transaction_id').notNull(),
    replacedId: id('replaced_id'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);

export const importTransactionsAccess = defineAccess(importTransactions, { ...all(ownOfAccount), analysed: true });

/** The names that the files of an import have for securities, and which of ours these are. */
export const importSecurities = pgTable(
  'import_securities',
  {
    importId: id('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The key by which it is recognised from one file to the next: `securityKey`. */
    key: text('key').notNull(),
    createdBy: id('created_by').notNull(),
    source: text('source').notNull(),
    names: jsonb('names').$type<SecurityNames>().notNull(),
    currency: text('currency').notNull(),
    rows: integer('rows').notNull(),
    instrumentId: id('instrument_id').references(() => instruments.id),
    matchedBy: text('matched_by', { enum: ['isin', 'sedol', 'symbol', 'remembered', 'chosen'] }),
    choice: jsonb('choice').$type<SecurityChoice>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.source, table.key] })],
);

export const importSecuritiesAccess = defineAccess(importSecurities, all(own));

/** The securities that someone has said once a source means by a name, on one portal. */
export const rememberedSecurities = pgTable(
  'remembered_securities',
  {
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    key: text('key').notNull(),
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id, { onDelete: 'cascade' }),
    rememberedAt: moment('remembered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.source, table.key] })],
);

export const rememberedSecuritiesAccess = defineAccess(rememberedSecurities, all(isSystem));

/** The portfolios that someone has said once a source means by the number or name of an account, on one portal. */
export const rememberedAccounts = pgTable(
  'remembered_accounts',
  {
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    account: text('account').notNull(),
    /** The portfolio; it is looked up with the row, so that nothing is remembered of one that is gone. */
    portfolioId: id('portfolio_id').notNull(),
    rememberedAt: moment('remembered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.source, table.account] })],
);

export const rememberedAccountsAccess = defineAccess(rememberedAccounts, all(isSystem));
