import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { deliveryKinds, deliveryLimits, undeliveredReasons } from '#domain/document/delivery.ts';
import { documentTypes } from '#domain/document/document-type.ts';
import { accounts, portals, portfolios } from './clients.ts';
import { bytes } from './bytes.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { documentVersions } from './documents.ts';
import { users } from './people.ts';
import { defineAccess, isStaff, isSystem, seesAccount } from '../table-access.ts';

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Documents that someone of the firm sends to several clients at once: one file for all, one for each, or the report of each on `effectiveDate`. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    sentBy: id('sent_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: deliveryKinds }).notNull(),
    type: text('type', { enum: documentTypes }).notNull(),
    /** The title of its documents; without one they have the names of their files. */
    title: text('title'),
    effectiveDate: date('effective_date', { mode: 'string' }),
    tags: text('tags').array().notNull(),
    /** The client groups that it is for; empty where it is for all clients, or for chosen ones. */
    groupIds: id('group_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The rule for a client who has a file with the name. */
    sameName: text('same_name', { enum: ['copy', 'replace'] }).notNull(),
    /** The name of the file for all. */
    fileName: text('file_name'),
    extension: text('extension'),
    size: bigint('size', { mode: 'number' }),
    contentHash: bytes('content_hash'),
    /** The place of the file for all; null when it has been sent to all, or never will be. */
    storedKey: text('stored_key'),
    createdAt: createdAt(),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    index('deliveries_sent').on(table.sentBy, table.portalId, table.createdAt),
    index('deliveries_waiting')
      .on(table.createdAt)
      .where(sql`stored_key is not null`),
    index('deliveries_reports')
      .on(table.createdAt)
      .where(sql`kind = 'report'`),
    check('deliveries_kind', sql.raw(`kind in (${quoted(deliveryKinds)})`)),
    check('deliveries_type', sql.raw(`type in (${quoted(documentTypes)})`)),
    check('deliveries_same_name', sql.raw("same_name in ('copy', 'replace')")),
    check(
      'deliveries_file',
      sql.raw("(kind = 'same') = (file_name is not null and extension is not null and size is not null and content_hash is not null)"),
    ),
    check('deliveries_report', sql.raw("kind <> 'report' or effective_date is not null")),
    check('deliveries_stored', sql.raw("stored_key is null or kind = 'same'")),
  ],
);

const own = "sent_by = actor_user() and actor_kind() in ('admin', 'advisor')";

/** Its sender's alone, and the job's that sends it; what came of it is in the libraries, for all who see them. */
export const deliveriesAccess = defineAccess(deliveries, {
  read: `(${isSystem} or (${own}))`,
  add: `${own} and (actor_kind() = 'admin' or works_on(portal_id))`,
  change: { if: `(${isSystem} or (${own}))`, columns: ['stoppedAt', 'storedKey'] },
});

/** A client and a file of a delivery, and the document that it became. */
export const deliveryLines = pgTable(
  'delivery_lines',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deliveryId: id('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    sentBy: id('sent_by').notNull(),
    fileName: text('file_name').notNull(),
    portfolioId: id('portfolio_id'),
    reason: text('reason', { enum: undeliveredReasons }),
    documentId: id('document_id'),
    version: integer('document_version'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deliveryId, table.number] }),
    index('delivery_lines_of').on(table.deliveryId, table.number),
    foreignKey({
      name: 'delivery_lines_version',
      columns: [table.accountId, table.documentId, table.version],
      foreignColumns: [documentVersions.accountId, documentVersions.documentId, documentVersions.number],
    }),
    foreignKey({
      name: 'delivery_lines_portfolio',
      columns: [table.accountId, table.portfolioId],
      foreignColumns: [portfolios.accountId, portfolios.id],
    }),
    check('delivery_lines_number', sql.raw(`number between 1 and ${deliveryLimits.recipients}`)),
    check('delivery_lines_name', sql.raw('char_length(file_name) between 1 and 200')),
    check('delivery_lines_reason', sql.raw(`reason is null or (reason in (${quoted(undeliveredReasons)}) and document_id is null)`)),
    check('delivery_lines_document', sql.raw('(document_id is null) = (document_version is null)')),
  ],
);

const ownLine = `(sent_by = actor_user() and ${isStaff} and ${seesAccount()})`;

export const deliveryLinesAccess = defineAccess(deliveryLines, {
  read: `(${isSystem} or ${ownLine})`,
  add: ownLine,
  change: { if: `(${isSystem} or ${ownLine})`, columns: ['reason', 'documentId', 'version'] },
});
