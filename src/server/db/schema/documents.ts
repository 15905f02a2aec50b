import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { documentTypes, longestTitle, mostTagCharacters, mostTags } from '#domain/document/document-type.ts';
import { fileFormats } from '#domain/file/file-format.ts';
import { bytes } from './bytes.ts';
import { accounts, portfolios } from './clients.ts';
import { createdAt, id, newId } from './columns.ts';
import { users } from './people.ts';
import { accessTo, isStaff, isSystem, seesAccount } from '../table-access.ts';

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** What passed between a firm and a client, as the library lists it. Its files are in `document_versions`. */
export const documents = pgTable(
  'documents',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: newId(),
    /** Null where it is of the whole account. */
    portfolioId: id('portfolio_id'),
    title: text('title').notNull(),
    type: text('type', { enum: documentTypes }).notNull(),
    /** The day that it speaks of, as the end of a quarter; null where it has none. */
    effectiveDate: date('effective_date', { mode: 'string' }),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    /** Null once that person is gone. */
    createdBy: id('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of what its form says, counted with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'documents_portfolio',
      columns: [table.accountId, table.portfolioId],
      foreignColumns: [portfolios.accountId, portfolios.id],
    }),
    index('documents_newest').on(table.accountId, table.createdAt, table.id),
    check('documents_title', sql`char_length(${table.title}) between 1 and ${sql.raw(String(longestTitle))}`),
    check('documents_type', sql.raw(`type in (${quoted(documentTypes)})`)),
    check('documents_tag_characters', sql.raw(`char_length(array_to_string(tags, '')) <= ${mostTagCharacters}`)),
    check('documents_tags', sql.raw(`cardinality(tags) <= ${mostTags} and array_position(tags, null) is null`)),
  ],
);

const said = ['portfolioId', 'title', 'type', 'effectiveDate', 'tags'] as const;
const mayKeep = `${isStaff} and ${seesAccount()}`;
const ownOfClient = "actor_kind() = 'investor' and may_see(account_id) and created_by = actor_user()";

/** Clients see all of their account and keep what they brought themselves; what the firm brought is the firm's to change. */
export const documentsAccess = accessTo(documents, {
  read: seesAccount(),
  add: `(${isSystem} or ((${mayKeep} or ${ownOfClient}) and created_by = actor_user()))`,
  change: { if: `((${mayKeep}) or (${ownOfClient}))`, columns: [...said] },
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
    /** Where the file is (`storedKey`). */
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

/** Whoever may change a document adds versions to it and takes none away; they go with the document. */
export const documentVersionsAccess = accessTo(documentVersions, {
  read: seesAccount(),
  add: `(${isSystem} or (uploaded_by = actor_user() and may_keep_document(account_id, document_id)))`,
});
