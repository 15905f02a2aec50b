import { type Collection, listFields } from '#collections/collection.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import type { RecordAnswer, ShownRecord } from '#contracts/records.ts';
import type { Design } from '#contracts/design.ts';
import { AppError } from '#domain/errors.ts';
import type { Field } from '#forms/form.ts';
import { listInputNames } from '#forms/kinds.ts';
import { shownThemes } from '#wording/shown-themes.ts';
import { recordsOf } from '../operations/site/read-site.ts';
import { maxRecords } from '../operations/site/site-blocks.ts';
import { picturesById, picturesOf } from '../operations/site/site-pictures.ts';
import { listLanguages } from '../operations/site/spoken.ts';
import type { RequestContext } from '../request-context.ts';
import { recordAction } from './record-action.ts';
import { readRecord } from './read-collection.ts';

export type DesignContext = Pick<RequestContext, 'theme' | 'locale'> & Parameters<typeof readRecord>[0];

/** The address of an entry. */
export interface DesignAddress {
  readonly collection: string;
  readonly id: string;
}

/**
 * An entry whose blocks are designed, for someone who may change it.
 *
 * @throws AppError `page-not-found` for a collection without blocks; as `readRecord`
 */
export async function readDesign(context: DesignContext, address: DesignAddress): Promise<Design> {
  const { collection, record, fields } = await designed(context, address);
  const languages = listLanguages(context);
  const { version, name, typed, mayPublish, panels } = record;
  const beside = await context.db.read(async (snapshot) => {
    const media = await snapshot.contentRecords.of('media').offered();
    const ids = media.map(({ value }) => value);
    const undescribed = await snapshot.contentRecords.undescribedMedia();
    const pictureOf = await picturesOf(snapshot, ids, languages);
    const libraries = await snapshot.contentRecords.of('libraries').offered();
    const forms = await snapshot.contentRecords.of('forms').offered();
    const read = recordsOf(snapshot, languages);
    return {
      media,
      undescribed,
      pictures: picturesById(ids, pictureOf),
      offered: { libraries, forms },
      records: {
        people: await read.people(maxRecords.people),
        posts: await read.posts(maxRecords.posts),
        libraries: await read.libraries(libraries.map(({ value }) => value)),
        forms: await read.forms(forms.map(({ value }) => value)),
      },
    };
  });
  const { brand } = context.variant;
  const isPlain = typed.layout === 'plain';
  return {
    collection,
    id: address.id,
    name: name ?? '',
    version: version ?? 1,
    published: panels.versions?.published ?? null,
    address: typed.slug === 'home' ? '/' : `/${typed.slug ?? address.id}`,
    isPlain,
    fields: context.variant.locales.flatMap((language) =>
      fields.filter(({ id }) => id.endsWith(`_${language}`)).map(({ id }) => ({ id, language, json: typed[id] ?? '' })),
    ),
    mayPublish,
    ...beside,
    offices: brand.offices.map(({ place, lines, phone }) => ({ place: place[context.locale], lines: lines[context.locale], phone })),
    themes: shownThemes(context.variant, context.locale, context.texts),
    theme: isPlain ? brand.theme : context.theme,
  };
}

/**
 * Saves the blocks of an entry, or saves and publishes it. The other fields stay as they are: the version that is sent says of which they are.
 *
 * @throws AppError as `readDesign` and `recordAction`
 */
export async function saveDesign(context: DesignContext, address: DesignAddress, sent: Record<string, unknown>): Promise<RecordAnswer> {
  const { record, fields } = await designed(context, address);
  return saveFields(context, record, { address, sent, designed: fields.map(({ id }) => id) });
}

interface SentDesign {
  readonly address: DesignAddress;
  /** The fields that the designer changes. */
  readonly designed: readonly string[];
  readonly sent: Record<string, unknown>;
}

/** Saves some fields of a record as its form would that changes nothing else. */
export async function saveFields(
  context: DesignContext,
  record: ShownRecord,
  { address, sent, designed: names }: SentDesign,
): Promise<RecordAnswer> {
  const known = new Set(['intent', 'version', 'base', ...names]);
  if (sent.intent === 'remove' || Object.keys(sent).some((name) => !known.has(name))) throw new AppError('form-not-understood');
  const kept = fieldsOf(address.collection).filter(({ id }) => record.changed.includes(id));
  const typed = kept
    .flatMap(listInputNames)
    .flatMap((name) => (record.typed[name] === undefined ? [] : [[name, record.typed[name]] as const]));
  return recordAction(context, address, { ...Object.fromEntries(typed), ...sent });
}

interface Designed {
  readonly collection: ContentId;
  readonly record: ShownRecord;
  /** The fields of blocks that may be changed. */
  readonly fields: readonly Field[];
}

async function designed(context: DesignContext, { collection: asked, id }: DesignAddress): Promise<Designed> {
  const collection = contentIds.find((each) => each === asked);
  const asksForBlocks = collection !== undefined && fieldsOf(collection).some(({ kind }) => kind === 'blocks');
  if (!asksForBlocks) throw new AppError('page-not-found');
  const record = await readRecord(context, collection, id);
  const fields = fieldsOf(collection).filter((field) => field.kind === 'blocks' && record.changed.includes(field.id));
  if (fields.length === 0) throw new AppError('page-not-found');
  return { collection, record, fields };
}

function fieldsOf(collection: string): Field[] {
  return listFields(collections[collection as ContentId] as Collection);
}
