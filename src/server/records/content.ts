import type { Collection } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import { contentPolicy } from '#domain/content/content-policy.ts';
import type { Offered, PanelData } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { abilities } from '#domain/policy.ts';
import type { Queries } from '../db/queries.ts';
import { localMoment } from '../local-moment.ts';
import { contentList } from '../operations/content/content-list.ts';
import { moveContent, publishContent, restoreVersion, unpublishContent } from '../operations/content/publish-content.ts';
import { readVersions } from '../operations/content/read-versions.ts';
import { readCopy } from '../operations/library/copies/read-copy.ts';
import type { Binding, Bound } from './binding.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Offers the field for a file the one that the record has: its picture is shown. */
function withOwnFile<Read extends { readonly name: string; readonly values: ContentValues; readonly offered: Offered }>(read: Read): Read {
  const { file, thumb, format } = read.values;
  if (typeof file !== 'string') return read;
  return {
    ...read,
    offered: { ...read.offered, file: [{ value: file, label: read.name, picture: textOf(thumb), format: textOf(format) }] },
  };
}

/** The names of the records that a list is filtered by. */
async function namesOfFilters({ contentRecords }: Queries, { content }: Collection, filters: Readonly<Record<string, string>>) {
  const names: Record<string, string> = {};
  for (const [field, from] of Object.entries(content?.refers ?? {})) {
    const chosen = filters[field];
    const found = chosen === undefined ? null : await contentRecords.of(from as ContentId).find(chosen);
    if (found) names[field] = found.values.name;
  }
  return names;
}

const done = async (work: Promise<void>) => {
  await work;
  return { done: 'done' };
};

/** The values that a new record begins with, as far as its collection has such a field. */
const beginning = {
  access: 'public',
  hidden: false,
  protected: false,
  promoted: false,
  decoration: false,
  owned: 'Personal',
  autorespond: false,
  single: false,
  editable: false,
};

function bindContent(id: ContentId): Bound {
  const collection: Collection = collections[id];
  const list = contentList(id);
  const source: Binding<Collection> = {
    may: (actor) => {
      const { read, edit } = abilities(contentPolicy, actor, {});
      return { read, create: edit && !collection.content?.isReceived, change: edit, remove: edit };
    },
    ...list,
    list: async (context, wanted) => {
      const { rows, found } = await list.list(context, { ...wanted, locale: context.locale });
      const zone = context.variant.timeZone;
      return {
        found,
        names: await context.db.read((snapshot) => namesOfFilters(snapshot, collection, wanted.filters)),
        rows: rows.map((row) => ({
          ...row,
          ...(id === 'media' && { picture: row.cells.thumb === null ? null : String(row.cells.thumb) }),
          cells: { ...row.cells, updated: localMoment(String(row.cells.updated), zone) },
        })),
      };
    },
    read: async (context, record, panel) => ({
      ...withOwnFile(await list.read(context, record)),
      copy: id === 'submissions' ? await readCopy(context, record) : null,
      // The compiler does not know the panels of a collection that is none in particular.
      panels: {
        versions: await context.db.read((snapshot) =>
          readVersions(snapshot, { collection: id, id: record, zone: context.variant.timeZone }, panel),
        ),
      } as PanelData,
    }),
    begin: async (context) => ({
      ...(await list.begin(context)),
      values: { ...beginning, publishdate: context.today, reportdate: context.today },
    }),
    create: async (context, values, creation) => {
      if (collection.content?.isReceived) throw new AppError('form-not-understood');
      return list.create(context, namedValues(values), creation);
    },
    change: (context, record, { version, values }) => list.change(context, record, { version, values: namedValues(values) }),
    ...(collection.content?.shown === 'published' && { publish: (context, record) => publishContent(context, id, record) }),
    actions: {
      unpublish: (context, record) => done(unpublishContent(context, id, record)),
      'move-up': (context, record) => done(moveContent(context, id, { id: record, by: 'up' })),
      'move-down': (context, record) => done(moveContent(context, id, { id: record, by: 'down' })),
      'restore-version': (context, record, fields) => restoreVersion(context, id, { id: record, fields }),
    },
  };
  return { collection, source };
}

/** Every content collection has a name, which its definition asks for. */
const namedValues = (values: Readonly<Record<string, unknown>>) => ({ ...values, name: String(values.name) });

export const contentBindings = Object.fromEntries(contentIds.map((id) => [id, bindContent(id)])) as Readonly<Record<ContentId, Bound>>;
