import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { parseBlocks } from '#collections/blocks/parse-blocks.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import { reservedSlugs } from '#contracts/pages/reserved-slugs.ts';
import { processOf } from '#contracts/processes.ts';
import type { OfferedRecord } from '#contracts/records.ts';
import { contentPolicy } from '#domain/content/content-policy.ts';
import { slugOf } from '#domain/content/slug.ts';
import { isDataLocation } from '#domain/data-process/data-process.ts';
import { AppError } from '#domain/errors.ts';
import { parseDesign } from '#forms/designed/parse-design.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { withMediaFacts } from '../media/media-facts.ts';
import { officeList, type OfficeNoun } from '../office-lists/office-list.ts';
import { refuseFurtherForms } from './further-forms.ts';

/**
 * The operations of a content collection that every list of the office has: list, read, begin, create, change, remove and restore.
 *
 * @throws AppError as `officeList`; `content-not-found`, `slug-taken`, `slug-reserved`, `content-too-deep`, `content-in-use`,
 * `data-location-refused`, `form-has-submissions` with how many `count`, and as `refuseFurtherForms`
 */
export const contentList = (collection: ContentId) => officeList(nounOf(collection));

/** Derives the operations' settings from the definition of a collection. */
export function nounOf(collection: ContentId): OfficeNoun<ContentValues> {
  const definition: Collection = collections[collection];
  const { above } = definition.content ?? {};
  const refers = Object.entries(definition.content?.refers ?? {}) as [string, Referred][];
  const flat = new Set(refers.flatMap(([field, other]) => (other === collection ? [field] : [])));
  return {
    collection,
    target: 'content',
    policy: contentPolicy,
    fields: listFields(definition),
    actions: { made: 'content-made', changed: 'content-changed', deleted: 'content-deleted', restored: 'content-restored' },
    notFound: 'content-not-found',
    table: ({ contentRecords }) => contentRecords.of(collection),
    offered: async (reading, id) => {
      const chosen: Record<string, readonly OfferedRecord[]> = {};
      for (const [field, other] of refers) chosen[field] = await offeredFrom(reading, other, { field, isFlat: flat.has(field), id });
      return { ...(id !== null && (await reading.contentRecords.readers(id))), ...chosen };
    },
    prepare: async (tx, values, id) => {
      if (await isTooDeep(tx, collection, { values, id })) throw new AppError('content-too-deep');
      return withSlug(tx, collection, { values: (await completed[collection]?.(tx, values)) ?? values, id });
    },
    refuse: async (reading, values, id) => {
      refuseUnknownBlocks(definition, values);
      refuseWrongForm(definition, values);
      for (const [field, other] of refers) {
        for (const chosen of chosenIn(values, field)) if (!(await isThere(reading, other, chosen))) throw new AppError('content-not-found');
      }
      if (collection === 'forms') await refuseFurtherForms(reading, values, id);
      if (collection === 'data-processes-steps') refuseLocation(values);
    },
    refuseRemoval: async ({ contentRecords, portals }, id) => {
      const submitted = collection === 'forms' ? await contentRecords.of('submissions').referringTo(id, 'form') : 0;
      if (submitted > 0) throw new AppError('form-has-submissions', { count: submitted });
      let count = collection === 'media' ? ((await portals.documentUses()).find((use) => use.id === id)?.count ?? 0) : 0;
      for (const { from, field } of referringTo(collection)) count += await contentRecords.of(from).referringTo(id, field);
      if (namedInTexts.has(collection)) count += await contentRecords.showingInText(id, textsWithMedia);
      if (count > 0) throw new AppError('content-in-use', { count });
    },
    restored: async (tx, values) => {
      const kept: Record<string, unknown> = { ...values };
      for (const [field, other] of refers) {
        for (const chosen of chosenIn(values, field)) if (!(await isThere(tx, other, chosen))) kept[field] = without(kept[field], chosen);
      }
      if (above !== undefined && (await isTooDeep(tx, collection, { values, id: null }))) kept[above] = null;
      const { slug } = values;
      if (typeof slug === 'string' && (await tx.contentRecords.of(collection).isSlugTaken(slug, null))) kept.slug = null;
      return { ...kept, name: values.name };
    },
  };
}

/** The collections, and the portals, that fields of content choose from. */
type Referred = ContentId | 'portals';
type Reading = Pick<Queries, 'contentRecords' | 'portals'>;

interface Choosing {
  readonly field: string;
  /** Offers no entry that has chosen something in the field itself: there is one level below the first. */
  readonly isFlat: boolean;
  /** The entry that chooses; null for a new one. */
  readonly id: string | null;
}

async function offeredFrom(
  { contentRecords, portals }: Reading,
  from: Referred,
  { field, isFlat, id }: Choosing,
): Promise<readonly OfferedRecord[]> {
  if (isFlat) return (await contentRecords.of(from as ContentId).offered(field)).filter(({ value }) => value !== id);
  if (from !== 'portals') return contentRecords.of(from).offered();
  return (await portals.all()).map(({ id: value, name: label }) => ({ value, label }));
}

async function isThere({ contentRecords, portals }: Reading, from: Referred, id: string): Promise<boolean> {
  return (from === 'portals' ? await portals.find(id) : await contentRecords.of(from).find(id)) !== null;
}

/** Collections whose records stand in texts: media in both kinds of them, libraries and forms in blocks. */
const namedInTexts: ReadonlySet<ContentId> = new Set(['media', 'libraries', 'forms']);

/** The ids that a field has chosen: one, or several. */
function chosenIn(values: ContentValues, field: string): readonly string[] {
  const chosen = values[field];
  if (Array.isArray(chosen)) return chosen.map(String);
  return typeof chosen === 'string' ? [chosen] : [];
}

function without(chosen: unknown, gone: string): unknown {
  return Array.isArray(chosen) ? chosen.filter((id) => id !== gone) : null;
}

/** The fields of all content collections in whose text media stand: those with blocks, and those with formatted text. */
export const textsWithMedia = [
  ...new Set(
    contentIds.flatMap((id) =>
      listFields(collections[id] as Collection).flatMap((field) =>
        field.kind === 'blocks' || field.kind === 'richText' ? [field.id] : [],
      ),
    ),
  ),
];

/** Refuses blocks that there are not, and fields that they have not. What is sent by a form was read by its kind already, which knows no block. */
function refuseUnknownBlocks(definition: Collection, values: ContentValues): void {
  for (const { id, kind } of listFields(definition)) {
    const json = values[id];
    if (kind !== 'blocks' || typeof json !== 'string') continue;
    const parsed = parseBlocks(json);
    if ('refused' in parsed) throw new AppError('blocks-refused', { at: parsed.refused.at ?? 0, field: parsed.refused.field ?? '–' });
  }
}

/** Refuses fields of a form that do not belong together. The designer tells what is wrong with them before it sends them. */
function refuseWrongForm(definition: Collection, values: ContentValues): void {
  for (const { id, kind } of listFields(definition)) {
    const json = values[id];
    if (kind === 'formFields' && typeof json === 'string' && 'problem' in parseDesign(json)) throw new AppError('form-not-understood');
  }
}

/** Refuses a location that no data process may ask. */
function refuseLocation({ getFromApi, location }: ContentValues): void {
  if (getFromApi === true && !(typeof location === 'string' && isDataLocation(location))) throw new AppError('data-location-refused');
}

/** Collections whose records know more than their form says. */
const completed: Partial<Record<ContentId, (tx: Transaction, values: ContentValues) => Promise<ContentValues>>> = { media: withMediaFacts };

/** The fields of content collections that choose from this one. */
export function referringTo(collection: ContentId): { readonly from: ContentId; readonly field: string }[] {
  return contentIds.flatMap((from) => {
    const { content }: Collection = collections[from];
    return Object.entries(content?.refers ?? {}).flatMap(([field, other]) => (other === collection ? [{ from, field }] : []));
  });
}

interface Addressed {
  readonly values: ContentValues;
  readonly id: string | null;
}

/** Tells whether an entry would stand below itself, below an entry that is below another, or have entries below it there. */
async function isTooDeep({ contentRecords }: Transaction, collection: ContentId, { values, id }: Addressed): Promise<boolean> {
  const { content }: Collection = collections[collection];
  const above = content?.above === undefined ? null : values[content.above];
  if (content?.above === undefined || typeof above !== 'string') return false;
  const table = contentRecords.of(collection);
  const found = await table.find(above);
  const hasOwn = id !== null && (await table.referringTo(id, content.above)) > 0;
  return above === id || hasOwn || typeof found?.values[content.above] === 'string';
}

/** With the slug that was typed; where none was, one of the name that is free. */
async function withSlug(tx: Transaction, collection: ContentId, { values, id }: Addressed): Promise<ContentValues> {
  const { slug: typed, name } = values;
  const table = tx.contentRecords.of(collection);
  const { content }: Collection = collections[collection];
  // The forms that are fixed in code have addresses beside those of processes.
  const isReserved = (slug: string) =>
    (content?.isAtRoot === true && reservedSlugs.has(slug)) || (collection === 'processes' && processOf(slug) !== null);
  if (typeof typed === 'string') {
    if (isReserved(typed)) throw new AppError('slug-reserved');
    if (await table.isSlugTaken(typed, id)) throw new AppError('slug-taken');
    return values;
  }
  const base = slugOf(name);
  if (base === '') return { ...values, slug: null };
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isReserved(slug) && !(await table.isSlugTaken(slug, id))) return { ...values, slug };
  }
}
