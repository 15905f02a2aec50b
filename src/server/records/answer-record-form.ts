import * as z from 'zod';
import { type Collection, fieldsIn } from '#collections/collection.ts';
import { newRecord, type RecordAnswer } from '#contracts/records.ts';
import { isAdministrator } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { changedFields } from '#forms/fields-for.ts';
import { understand } from '#forms/values.ts';
import { formText } from '../operations/form-line.ts';
import { formKey } from '../operations/idempotency/form-key.ts';
import type { Bound, RecordVisit } from './binding.ts';
import { boundFor } from './bindings.ts';

const longest = 5000;

const SavedRecord = z.object({ intent: z.literal('save'), version: z.coerce.number().int().min(1) }).catchall(formText(longest));
const CreatedRecord = z.object({ intent: z.literal('create'), 'form-key': formKey }).catchall(formText(longest));

/** A record of a collection, `new` for another one. */
export interface RecordAddress {
  readonly collection: string;
  readonly id: string;
  /** What another one is begun below. */
  readonly below?: string | null;
}

/**
 * A form of a record: understood and checked by its fields, then handed to the operation that its intent names.
 *
 * @throws AppError `form-not-understood`, also for what no field, or none of the reader's, is called; as `boundFor` and the operations do
 */
export async function answerRecordForm(
  visit: RecordVisit,
  { collection: address, id, below = null }: RecordAddress,
  fields: Record<string, unknown>,
): Promise<RecordAnswer> {
  const bound = boundFor(visit.actor, address);
  if (fields.intent === 'save' && id !== newRecord) return save(visit, bound, { id, fields });
  if (fields.intent === 'create' && id === newRecord) return create(visit, bound, { below, fields });
  const actions: Readonly<Record<string, Bound['source']['actions'][string]>> = bound.source.actions;
  const action = typeof fields.intent === 'string' && Object.hasOwn(actions, fields.intent) ? actions[fields.intent] : undefined;
  if (!action || id === newRecord) throw new AppError('form-not-understood');
  return action(visit, id, fields);
}

async function save(
  visit: RecordVisit,
  { collection, source }: Bound,
  { id, fields }: { readonly id: string; readonly fields: Record<string, unknown> },
): Promise<RecordAnswer> {
  const { data: form } = SavedRecord.safeParse(fields);
  if (!form || !source.change || collection.readonly) throw new AppError('form-not-understood');
  const { intent: _intent, version, ...typed } = form;
  const fixed = (await source.fixed?.(visit, id)) ?? [];
  const understood = understoodOf(visit, collection, { typed, fixed });
  if ('problems' in understood) return understood;
  const isWhole = Object.keys(understood.values).length === fieldsIn(collection).length;
  const kept = isWhole ? {} : (await source.read(visit, id)).values;
  return source.change(visit, id, { version, values: { ...kept, ...understood.values } });
}

async function create(
  visit: RecordVisit,
  { collection, source }: Bound,
  { below, fields }: { readonly below: string | null; readonly fields: Record<string, unknown> },
): Promise<RecordAnswer> {
  const { data: form } = CreatedRecord.safeParse(fields);
  if (!form || !source.create || collection.readonly) throw new AppError('form-not-understood');
  const { intent: _intent, 'form-key': key, ...typed } = form;
  const understood = understoodOf(visit, collection, { typed, fixed: [] });
  if ('problems' in understood) return understood;
  const empty = Object.fromEntries(fieldsIn(collection).map((field) => [field.id, null]));
  return { done: 'created', id: await source.create(visit, { ...empty, ...understood.values }, { key, below }) };
}

interface TypedRecord {
  readonly typed: Readonly<Record<string, string>>;
  readonly fixed: readonly string[];
}

function understoodOf({ actor, today }: RecordVisit, collection: Collection, { typed, fixed }: TypedRecord) {
  const fields = changedFields(fieldsIn(collection), isAdministrator(actor)).filter(({ id }) => !fixed.includes(id));
  const understood = understand(fields, typed, today);
  if ('unknown' in understood) throw new AppError('form-not-understood');
  return understood;
}
