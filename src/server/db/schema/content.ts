import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { accessLevels } from '#domain/content/access-level.ts';
import type { MediaSize } from '#domain/media/media-file.ts';
import { folded } from '../folded-text.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, all, isAdministrator, isSystem } from '../table-access.ts';

type Values = Readonly<Record<string, unknown>>;

const named = sql`data ->> 'name'`;
const addressed = sql`data ->> 'slug'`;
const fileOf = sql`(data ->> 'file')`;

/** Entries whose slugs are first parts of addresses: of all collections with `isAtRoot`. */
const isAtRoot = sql`collection in ('pages', 'channels')`;

/** Content as it is written: what a form saved last. Administrators alone see it. */
export const contentRecords = pgTable(
  'content_records',
  {
    id: newId().primaryKey(),
    collection: text('collection').notNull(),
    data: jsonb('data').$type<Values>().notNull(),
    name: text('name').notNull().generatedAlwaysAs(named),
    slug: text('slug').generatedAlwaysAs(addressed),
    /** Its place among those of its collection; a greater one comes later. */
    rank: integer('rank').notNull(),
    /** Counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    updatedBy: id('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('content_records_slug').on(table.collection, table.slug),
    uniqueIndex('content_records_address').on(table.slug).where(isAtRoot),
    index('content_records_by_rank').on(table.collection, table.rank),
    check('content_records_name', sql`char_length(${table.data} ->> 'name') between 1 and 200`),
  ],
);

export const contentRecordsAccess = defineAccess(contentRecords, { ...all(isAdministrator), versioned: ['data'] });

/** Every saved version of a record. Versions outlast a deleted record for as long as it can be restored. */
export const contentVersions = pgTable(
  'content_versions',
  {
    recordId: id('record_id').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Values>().notNull(),
    savedAt: createdAt(),
    savedBy: id('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** The moment at which readers could see it first; null for a draft. */
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.version] })],
);

export const contentVersionsAccess = defineAccess(contentVersions, {
  ...all(isAdministrator),
  change: { if: isAdministrator, columns: ['publishedAt'] },
});

/** A reader's part in an entry: by its access level, asked of everyone who reads it in any way. */
const isReader = [
  isAdministrator,
  "access = 'public'",
  "(access = 'authenticated' and actor_user() is not null)",
  "(access = 'users' and actor_user() = any (allowed))",
  "(access = 'organisations' and actor_organisation() = any (allowed))",
].join(' or ');

/** Words as they are found (`to_tsvector`). */
const foundWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** As it is written, after the roots of English and of Greek; accents count for nothing. */
const wordsOf = (said: string) =>
  `(to_tsvector('simple', ${folded(said)}) || to_tsvector('english', ${said}) || to_tsvector('greek', ${folded(said)}))`;
const titles = "coalesce(plain ->> 'titles', '')";
const texts = "coalesce(plain ->> 'en', '') || ' ' || coalesce(plain ->> 'el', '')";

/** Content as readers see it: the version that was published last. Nothing of a draft stands here, so no reader can come to it. */
export const publishedContent = pgTable(
  'published_content',
  {
    recordId: id('record_id')
      .primaryKey()
      .references(() => contentRecords.id, { onDelete: 'cascade' }),
    collection: text('collection').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Values>().notNull(),
    /** The text of the entry, without formatting (`plain-content.ts`). */
    plain: jsonb('plain').$type<Values>().notNull().default({}),
    words: foundWords('words')
      .notNull()
      .generatedAlwaysAs(sql.raw(`setweight(${wordsOf(titles)}, 'A') || ${wordsOf(texts)}`)),
    slug: text('slug').generatedAlwaysAs(addressed),
    rank: integer('rank').notNull(),
    access: text('access', { enum: accessLevels }).notNull(),
    /** The users or organisations that its access level means. */
    allowed: id('allowed').array().notNull().default([]),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [
    unique('published_content_slug').on(table.collection, table.slug),
    uniqueIndex('published_content_address').on(table.slug).where(isAtRoot),
    index('published_content_by_rank').on(table.collection, table.rank),
    index('published_content_by_file')
      .on(fileOf)
      .where(sql`collection = 'media'`),
    index('published_content_words').using('gin', table.words),
    check('published_content_access', sql`${table.access} in ('public', 'hidden', 'authenticated', 'users', 'organisations')`),
  ],
);

export const publishedContentAccess = defineAccess(publishedContent, { ...all(isAdministrator), read: isReader });

/** Former slugs of published entries, from which readers are redirected. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    recordId: id('record_id')
      .notNull()
      .references(() => publishedContent.recordId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
);

export const formerSlugsAccess = defineAccess(formerSlugs, { ...all(isAdministrator), read: 'true' });

/**
 * Files of media, each with its sizes. An entry of the collection `media` has the id of its file in its data: another file is another row, so that
 * earlier versions keep theirs.
 */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: newId().primaryKey(),
    /** The folder of its sizes in storage and in addresses. */
    place: text('place').notNull().unique(),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    /** In bytes, as it came. */
    size: integer('size').notNull(),
    /** In pixels, as it came; null for what is no picture. */
    width: integer('width'),
    height: integer('height'),
    sizes: jsonb('sizes').$type<readonly MediaSize[]>().notNull(),
    createdAt: createdAt(),
    storedBy: id('stored_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('media_files_by_age').on(table.createdAt)],
);

export const mediaFilesAccess = defineAccess(mediaFiles, {
  read: `${isAdministrator} or may_read_media(id)`,
  add: isAdministrator,
  remove: isSystem,
});
