import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { documentAsks, documentMarks } from '#domain/document/document-mark.ts';
import { documentTypes, longestTitle, maxTagCharacters, maxTags } from '#domain/document/document-type.ts';
import { fileFormats } from '#domain/file/file-format.ts';
import { bytes } from './bytes.ts';
import { accounts, portfolios } from './clients.ts';
import { folded } from '../folded-text.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { instruments } from './market.ts';
import { users } from './people.ts';
import { defineAccess, isStaff, isSystem, seesAccount, servedReports } from '../table-access.ts';

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** A document that passed between a firm and a client, as the library lists it. Its files are in `document_versions`. */
export const documents = pgTable(
  'documents',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: newId(),
    /** Null where it is of the whole account. */
    portfolioId: id('portfolio_id'),
    /** The security that it is about, which the account holds or held; null where it is about none. */
    instrumentId: id('instrument_id').references(() => instruments.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** The title as it is looked for. */
    titleKey: text('title_key')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded('title'))),
    type: text('type', { enum: documentTypes }).notNull(),
    /** The day that it speaks of, as the end of a quarter; null where it has none. */
    effectiveDate: date('effective_date', { mode: 'string' }),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The act that the firm asks of the client. */
    asks: text('asks', { enum: documentAsks }),
    /** The client groups for which it was sent to this account, one of theirs. */
    groupIds: id('group_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    /** Null once that person is gone. */
    createdBy: id('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The moment at which its newest file came: lists are in this order. */
    arrivedAt: moment('arrived_at').notNull().defaultNow(),
    /** Since when it is in the trash; null while it is not. */
    removedAt: moment('removed_at'),
    removedBy: id('removed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The version of the fields of its form, counted with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'documents_portfolio',
      columns: [table.accountId, table.portfolioId],
      foreignColumns: [portfolios.accountId, portfolios.id],
    }),
    index('documents_newest').on(table.accountId, table.arrivedAt, table.id),
    index('documents_of_holding')
      .on(table.accountId, table.instrumentId)
      .where(sql`instrument_id is not null`),
    index('documents_newest_of_all').on(table.arrivedAt, table.id),
    check('documents_title', sql`char_length(${table.title}) between 1 and ${sql.raw(String(longestTitle))}`),
    check('documents_asks', sql.raw(`asks in (${quoted(documentAsks)})`)),
    check('documents_type', sql.raw(`type in (${quoted(documentTypes)})`)),
    check('documents_tag_characters', sql.raw(`char_length(array_to_string(tags, '')) <= ${maxTagCharacters}`)),
    check('documents_tags', sql.raw(`cardinality(tags) <= ${maxTags} and array_position(tags, null) is null`)),
  ],
);

const said = ['portfolioId', 'instrumentId', 'title', 'type', 'effectiveDate', 'tags', 'asks'] as const;
const mayKeep = `${isStaff} and ${seesAccount()}`;
const ownOfClient = "actor_kind() = 'investor' and may_see(account_id) and created_by = actor_user()";

/** Clients see all of their account and keep what they brought themselves; what the firm brought is the firm's to change. */
export const documentsAccess = defineAccess(documents, {
  read: `((${seesAccount()} and (portfolio_id is null or ${isSystem} or portfolio_stays(portfolio_id)))
    or (removed_at is null and ${servedReports} and (portfolio_id is null or portfolio_stays(portfolio_id))))`,
  add: `(${isSystem} or ((${mayKeep} or ${ownOfClient}) and created_by = actor_user()))`,
  change: { if: `((${mayKeep}) or (${ownOfClient}))`, columns: [...said, 'groupIds', 'arrivedAt', 'removedAt', 'removedBy'] },
  remove: `((${mayKeep}) or (${ownOfClient}))`,
  versioned: said,
});

/** Each file that a document had, in their order. None is changed: a replacement is the next one. */
export const documentVersions = pgTable(
  'document_versions',
  {
    accountId: id('account_id').notNull(),
    documentId: id('document_id').notNull(),
    number: integer('number').notNull(),
    /** As it is shown and sent. */
    fileName: text('file_name').notNull(),
    extension: text('extension').notNull(),
    /** The place of the file (`storedKey`). */
    storedKey: text('stored_key').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the file. */
    contentHash: bytes('content_hash').notNull(),
    uploadedAt: createdAt(),
    uploadedBy: id('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.number] }),
    foreignKey({
      name: 'document_versions_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }).onDelete('cascade'),
    unique('document_versions_key').on(table.storedKey),
    check('document_versions_number', sql`${table.number} >= 1`),
    check('document_versions_name', sql`char_length(${table.fileName}) between 1 and 200`),
    check('document_versions_extension', sql.raw(`extension in (${quoted(fileFormats.map(({ extension }) => extension))})`)),
    check('document_versions_size', sql`${table.size} > 0`),
    check('document_versions_hash', sql`octet_length(${table.contentHash}) = 32`),
  ],
);

/** Everyone who may change a document adds versions to it and takes none away; they go with the document. */
export const documentVersionsAccess = defineAccess(documentVersions, {
  read: `${seesAccount()} or (${servedReports} and exists (select from documents own where own.account_id = document_versions.account_id and own.id = document_id))`,
  add: `(${isSystem} or (uploaded_by = actor_user() and may_keep_document(account_id, document_id)))`,
});

/** The people who opened a version, and the moment of their first time. */
export const documentOpenings = pgTable(
  'document_openings',
  {
    accountId: id('account_id').notNull(),
    documentId: id('document_id').notNull(),
    number: integer('number').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.number, table.userId] }),
    foreignKey({
      name: 'document_openings_version',
      columns: [table.accountId, table.documentId, table.number],
      foreignColumns: [documentVersions.accountId, documentVersions.documentId, documentVersions.number],
    }).onDelete('cascade'),
  ],
);

/** Each person tells of themselves alone; the firm sees who opened what. */
export const documentOpeningsAccess = defineAccess(documentOpenings, {
  read: `(${seesAccount()} and (${isStaff} or (actor_kind() = 'viewer' and user_id = actor_behalf()) or user_id = actor_user()))`,
  add: `(${isSystem} or (user_id = actor_user() and ${seesAccount()}))`,
});

/** The remarks on a version, with their writer and the hash of what was shown. */
export const documentMarkRows = pgTable(
  'document_marks',
  {
    accountId: id('account_id').notNull(),
    documentId: id('document_id').notNull(),
    number: integer('number').notNull(),
    mark: text('mark', { enum: documentMarks }).notNull(),
    contentHash: bytes('content_hash').notNull(),
    markedAt: moment('marked_at').notNull().defaultNow(),
    markedBy: id('marked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.number, table.mark] }),
    foreignKey({
      name: 'document_marks_version',
      columns: [table.accountId, table.documentId, table.number],
      foreignColumns: [documentVersions.accountId, documentVersions.documentId, documentVersions.number],
    }).onDelete('cascade'),
    check('document_marks_mark', sql.raw(`mark in (${quoted(documentMarks)})`)),
  ],
);

const marksAsClient = "(actor_kind() = 'investor' and may_see(account_id) and mark in ('signed', 'acknowledged'))";

/** A person adds and deletes their own marks. A record of reading stays. */
export const documentMarkRowsAccess = defineAccess(documentMarkRows, {
  read: seesAccount(),
  add: `(${isSystem} or (marked_by = actor_user() and ((${mayKeep} and mark in ('signed', 'approved')) or ${marksAsClient})))`,
  remove: `((${mayKeep} or ${marksAsClient}) and marked_by = actor_user() and mark <> 'acknowledged')`,
});

/** Documents that a person wants to find again, each their own; what there is of an account is no secret on it. */
export const documentFavourites = pgTable(
  'document_favourites',
  {
    accountId: id('account_id').notNull(),
    documentId: id('document_id').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.userId] }),
    foreignKey({
      name: 'document_favourites_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }).onDelete('cascade'),
  ],
);

const ownFavourite = `(${seesAccount()} and user_id = actor_user())`;

export const documentFavouritesAccess = defineAccess(documentFavourites, {
  read: seesAccount(),
  add: ownFavourite,
  remove: ownFavourite,
});
