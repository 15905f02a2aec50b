import type { FieldDifference, NamedRecord } from '#contracts/records.ts';
import type { Field } from '#forms/form.ts';

interface Keys {
  readonly before: string;
  readonly after: string;
}

/** Fields that are the ids of entries or files. */
const areIds: ReadonlySet<Field['kind']> = new Set(['record', 'media', 'mediaList', 'recordList', 'file']);
/** Fields of text that names entries by their ids. */
const haveIds: ReadonlySet<Field['kind']> = new Set(['richText', 'blocks']);

/** The ids that each side of a difference names; of a text those that the other side does not. Null for a field that names none. */
export function idsIn({ kind }: Pick<Field, 'kind'>, { before, after }: Keys): Readonly<Record<keyof Keys, readonly string[]>> | null {
  if (!areIds.has(kind) && !haveIds.has(kind)) return null;
  const [older, newer] = [idsOf(before), idsOf(after)];
  if (areIds.has(kind)) return { before: older, after: newer };
  return { before: older.filter((id) => !newer.includes(id)), after: newer.filter((id) => !older.includes(id)) };
}

const idsOf = (key: string): readonly string[] => [...new Set(key.match(/\b[0-9a-f]{32}\b/g))];

/** The names of ids, in their order. */
export function named(
  ids: Readonly<Record<keyof Keys, readonly string[]>> | null,
  known: readonly NamedRecord[],
): FieldDifference['named'] {
  const nameOf = (id: string) => known.find(({ value }) => value === id) ?? { value: id, label: null };
  return ids && { before: ids.before.map(nameOf), after: ids.after.map(nameOf) };
}
