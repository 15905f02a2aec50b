import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import { contentPolicy } from '#domain/content/content-policy.ts';
import { locales } from '#contracts/ids.ts';
import type { Offered, PanelData } from '#contracts/records.ts';
import { abilities } from '#domain/policy.ts';
import { localMoment } from '../local-moment.ts';
import { contentList } from '../operations/content/content-list.ts';
import { moveContent, publishContent, restoreVersion, unpublishContent } from '../operations/content/publish-content.ts';
import { readVersions } from '../operations/content/read-versions.ts';
import type { Binding, Bound, RecordContext } from './binding.ts';

/** The fields in languages that the variant does not have. */
function foreignFields(collection: Collection, { variant }: RecordContext): string[] {
  const foreign = locales.filter((locale) => !variant.locales.includes(locale));
  return listFields(collection).flatMap(({ id }) => (foreign.some((locale) => id.endsWith(`_${locale}`)) ? [id] : []));
}

/** Offers the field for a file the one that the record has: its picture is shown. */
function withOwnFile<Read extends { readonly name: string; readonly values: ContentValues; readonly offered: Offered }>(read: Read): Read {
  const { file, thumb } = read.values;
  if (typeof file !== 'string') return read;
  return {
    ...read,
    offered: { ...read.offered, file: [{ value: file, label: read.name, picture: typeof thumb === 'string' ? thumb : null }] },
  };
}

const done = async (work: Promise<void>) => {
  await work;
  return { done: 'done' };
};

function bindContent(id: ContentId): Bound {
  const collection: Collection = collections[id];
  const list = contentList(id);
  const source: Binding<Collection> = {
    may: (actor) => {
      const { read, edit } = abilities(contentPolicy, actor, {});
      return { read, create: edit, change: edit, remove: edit };
    },
    ...list,
    list: async (visit, wanted) => {
      const { rows, found } = await list.list(visit, wanted);
      const zone = visit.variant.timeZone;
      return {
        found,
        rows: rows.map((row) => ({
          ...row,
          ...(id === 'media' && { picture: row.cells.thumb === null ? null : String(row.cells.thumb) }),
          cells: { ...row.cells, updated: localMoment(String(row.cells.updated), zone) },
        })),
      };
    },
    read: async (visit, record, panel) => ({
      ...withOwnFile(await list.read(visit, record)),
      without: foreignFields(collection, visit),
      // The compiler does not know the panels of a collection that is none in particular.
      panels: {
        versions: await visit.db.read((snapshot) =>
          readVersions(snapshot, { collection: id, id: record, zone: visit.variant.timeZone }, panel),
        ),
      } as PanelData,
    }),
    begin: async (visit) => ({
      ...(await list.begin(visit)),
      values: { access: 'public', hidden: false, protected: false, promoted: false, decoration: false },
      without: foreignFields(collection, visit),
    }),
    create: (visit, values, creation) => list.create(visit, namedValues(values), creation),
    change: (visit, record, { version, values }) => list.change(visit, record, { version, values: namedValues(values) }),
    ...(collection.content?.shown === 'published' && { publish: (visit, record) => publishContent(visit, id, record) }),
    actions: {
      unpublish: (visit, record) => done(unpublishContent(visit, id, record)),
      'move-up': (visit, record) => done(moveContent(visit, id, { id: record, by: 'up' })),
      'move-down': (visit, record) => done(moveContent(visit, id, { id: record, by: 'down' })),
      'restore-version': (visit, record, fields) => restoreVersion(visit, id, { id: record, fields }),
    },
  };
  return { collection, source };
}

/** Every content collection has a name, which its definition asks for. */
const namedValues = (values: Readonly<Record<string, unknown>>) => ({ ...values, name: String(values.name) });

export const contentBindings = Object.fromEntries(contentIds.map((id) => [id, bindContent(id)])) as Readonly<Record<ContentId, Bound>>;
