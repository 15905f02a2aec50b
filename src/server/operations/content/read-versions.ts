import { diffWordsWithSpace } from 'diff';
import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { ContentId } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import type { FieldDifference, PanelQuery, VersionsPanel } from '#contracts/records.ts';
import type { Field } from '#forms/form.ts';
import { plainTextOfBlocks } from '#forms/kinds/blocks.ts';
import { plainTextOfStored } from '#forms/kinds/rich-text.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import { collectFacts } from '../change-of-record.ts';
import { idsIn, named } from './named-in-versions.ts';

/** The versions of a record, and how the two that the address names differ; without these, how the newest differs from what readers see. */
export async function readVersions(
  { contentRecords }: Pick<Queries, 'contentRecords'>,
  { collection, id, zone }: { readonly collection: ContentId; readonly id: string; readonly zone: string },
  { compared }: PanelQuery,
): Promise<VersionsPanel> {
  const definition: Collection = collections[collection];
  const [kept, published] = [await contentRecords.versions(id), await contentRecords.publishedVersion(id)];
  const newest = kept[0]?.version ?? 1;
  const [from, to] = compared ?? [olderThan(newest, { kept, published, definition }), newest];
  const [older, newer] = [await contentRecords.version(id, from), await contentRecords.version(id, to)];
  return {
    shown: definition.content?.shown ?? 'never',
    isOrdered: definition.content?.isOrdered === true,
    published,
    versions: kept.map(({ savedAt, publishedAt, ...version }) => ({
      ...version,
      savedAt: localMoment(savedAt, zone),
      publishedAt: publishedAt === null ? null : localMoment(publishedAt, zone),
    })),
    comparison: {
      from,
      to,
      changes: await differencesBetween(contentRecords, listFields(definition), [older, newer]),
    },
  };
}

interface Kept {
  readonly kept: readonly { readonly version: number }[];
  readonly published: number | null;
  readonly definition: Collection;
}

/** The version that the newest is compared with: that which readers see, or the one before, as what is shown once it is saved never differs. */
function olderThan(newest: number, { kept, published, definition }: Kept): number {
  const seen = definition.content?.shown === 'saved' ? null : published;
  return seen ?? kept[1]?.version ?? newest;
}

type Version = ContentValues | null;

async function differencesBetween(
  contentRecords: Queries['contentRecords'],
  fields: readonly Field[],
  [older, newer]: readonly [Version, Version],
): Promise<FieldDifference[]> {
  const [before, after] = [collectFacts(fields, older ?? {}), collectFacts(fields, newer ?? {})];
  const different = fields.flatMap((field) => {
    const keys = { before: before[field.id] ?? '', after: after[field.id] ?? '' };
    return keys.before === keys.after ? [] : [{ field, keys, ids: idsIn(field, keys) }];
  });
  const ids = different.flatMap((each) => [...(each.ids?.before ?? []), ...(each.ids?.after ?? [])]);
  const known = ids.length === 0 ? [] : await contentRecords.namesOf(ids);
  return different.map(({ field, keys, ids: own }) => ({
    field: field.id,
    ...keys,
    words: isWritten(field) ? wordsBetween(field, keys) : null,
    named: named(own, known),
  }));
}

const writtenKinds: ReadonlySet<Field['kind']> = new Set(['text', 'textarea', 'texts', 'richText', 'blocks']);
const isWritten = ({ kind }: Field) => writtenKinds.has(kind);

/** The conversions to plain text by which fields stored as documents are compared. */
const plainTexts: Partial<Record<Field['kind'], (key: string) => string>> = { richText: plainTextOfStored, blocks: plainTextOfBlocks };

/** The length of the unchanged text shown on each side of a change, in characters. */
const around = 80;
/** Longer texts are compared as far as this many changes; beyond it they are told as wholly different. */
const maxChanges = 2000;

function wordsBetween({ kind }: Field, keys: { readonly before: string; readonly after: string }): FieldDifference['words'] {
  const plain = plainTexts[kind] ?? String;
  const [before, after] = [plain(keys.before), plain(keys.after)];
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxChanges });
  if (!parts)
    return [
      { text: before, became: 'removed' },
      { text: after, became: 'added' },
    ];
  return parts.map(({ value, added, removed }) =>
    added || removed ? { text: value, became: added ? 'added' : 'removed' } : { text: shortened(value), became: 'same' },
  );
}

function shortened(text: string): string {
  return text.length <= 2 * around + 20 ? text : `${text.slice(0, around)} … ${text.slice(-around)}`;
}
