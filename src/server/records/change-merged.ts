import { listFields } from '#collections/collection.ts';
import type { RecordAnswer } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { collectFacts, type VersionedValues } from '../operations/change-of-record.ts';
import { mergeFields, type Merging } from '../operations/merge-fields.ts';
import type { Bound, RecordContext } from './binding.ts';
import { noPanel } from './panel-query.ts';

type Values = Readonly<Record<string, unknown>>;

interface SentChange {
  readonly id: string;
  readonly merging: Merging;
  /** The fields of the form alone. */
  readonly wanted: VersionedValues<Values>;
}

/** The most times that a form is merged again after someone else has saved between its reading and its writing. */
const maxRetries = 3;

/** Merges a form into the stored record and changes that; the operation itself refuses a version that is no longer stored. */
export async function changeMerged(context: RecordContext, bound: Bound, change: SentChange, retries = 0): Promise<RecordAnswer> {
  const { source } = bound;
  if (!source.change) throw new AppError('form-not-understood');
  const stored = await source.read(context, change.id, noPanel);
  const merged = mergeValues(bound, stored, change);
  if ('conflict' in merged) return merged;
  const { version } = stored;
  const answer = await source.change(context, change.id, { version, values: { ...stored.values, ...merged.values } });
  if ('conflict' in answer) return retries < maxRetries ? changeMerged(context, bound, change, retries + 1) : answer;
  return merged.isMerged ? { ...answer, isMerged: true } : answer;
}

function mergeValues({ collection }: Bound, stored: VersionedValues<Values>, { wanted, merging }: SentChange) {
  const fields = listFields(collection).filter(({ id }) => Object.hasOwn(wanted.values, id));
  const keysOf = ({ version, values }: VersionedValues<Values>) => ({ version, fields: collectFacts(fields, values) });
  const merged = mergeFields(keysOf(stored), keysOf(wanted), merging);
  if ('conflict' in merged) return merged;
  const taken = Object.fromEntries(merged.taken.map((id) => [id, stored.values[id]]));
  return { values: { ...wanted.values, ...taken }, isMerged: merged.taken.length > 0 };
}
