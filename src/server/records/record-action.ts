import * as z from 'zod';
import { type Collection, listFields } from '#collections/collection.ts';
import { newRecord, type RecordAnswer } from '#contracts/records.ts';
import { isAdministrator } from '#domain/actor.ts';
import { maxBlocksJson } from '#domain/content/block-document.ts';
import { maxRichTextJson } from '#domain/content/rich-text.ts';
import { AppError } from '#domain/errors.ts';
import { changedFields } from '#forms/fields-for.ts';
import { designLimits } from '#forms/designed/designed-field.ts';
import type { Field } from '#forms/form.ts';
import { understand } from '#forms/values.ts';
import { formText } from '../operations/form-line.ts';
import { formKey } from '../operations/idempotency/form-key.ts';
import { parseMergeFields } from '../operations/merge-fields.ts';
import type { Bound, RecordContext } from './binding.ts';
import { requireBinding } from './bindings.ts';
import { changeMerged } from './change-merged.ts';

/** Returns the length in characters that no field may exceed, before its own limit is asked: more where a definition lets a text be longer. */
function longestIn(collection: Collection): number {
  return Math.max(5000, ...listFields(collection).map(longestOf));
}

/** An id and the comma behind it. */
const longestId = 33;

function longestOf(field: Field): number {
  if (field.kind === 'richText') return maxRichTextJson;
  if (field.kind === 'blocks') return maxBlocksJson;
  if (field.kind === 'formFields') return designLimits.json;
  if (field.kind === 'records' || field.kind === 'mediaList' || field.kind === 'recordList') return field.most * longestId;
  if (field.kind === 'texts') return field.most * (field.limit + 1);
  return field.kind === 'textarea' ? field.limit : 0;
}

const savedRecord = (longest: number) =>
  z.object({ intent: z.enum(['save', 'publish']), version: z.coerce.number().int().min(1) }).catchall(formText(longest));
const RemovedRecord = z.strictObject({ intent: z.literal('remove'), told: z.string().max(64).optional() });
const createdRecord = (longest: number) => z.object({ intent: z.literal('create'), 'form-key': formKey }).catchall(formText(longest));

/** A record of a collection, `new` for another one. */
export interface RecordAddress {
  readonly collection: string;
  readonly id: string;
  /** The record that another one is begun below. */
  readonly below?: string | null;
}

/**
 * A form of a record: understood and checked by its fields, then handed to the operation that its intent names.
 *
 * @throws AppError `form-not-understood`, also for what no field, or none of the reader's, is called; as `requireBinding` and the operations do
 */
export async function recordAction(
  context: RecordContext,
  { collection: address, id, below = null }: RecordAddress,
  fields: Record<string, unknown>,
): Promise<RecordAnswer> {
  const bound = requireBinding(context.actor, address);
  const sent = { id, fields };
  if (id === newRecord) return create(context, bound, { below, fields });
  if (fields.intent === 'save') return save(context, bound, sent);
  if (fields.intent === 'publish' && bound.source.publish) return publish(context, bound, sent);
  return fields.intent === 'remove' ? remove(context, bound, sent) : act(context, bound, sent);
}

async function act(context: RecordContext, { source }: Bound, { id, fields }: SentForm): Promise<RecordAnswer> {
  const actions: Readonly<Record<string, Bound['source']['actions'][string]>> = source.actions;
  const action = typeof fields.intent === 'string' && Object.hasOwn(actions, fields.intent) ? actions[fields.intent] : undefined;
  if (!action) throw new AppError('form-not-understood');
  return action(context, id, fields);
}

interface SentForm {
  readonly id: string;
  readonly fields: Record<string, unknown>;
}

async function remove(context: RecordContext, { collection, source }: Bound, { id, fields }: SentForm): Promise<RecordAnswer> {
  const { data: form } = RemovedRecord.safeParse(fields);
  if (!form || !source.remove || collection.readonly) throw new AppError('form-not-understood');
  return (await source.remove(context, id, form.told)) ?? { done: 'removed' };
}

async function save(context: RecordContext, bound: Bound, { id, fields }: SentForm): Promise<RecordAnswer> {
  const { collection, source } = bound;
  const { merging, rest } = parseMergeFields(fields);
  const { data: form } = savedRecord(longestIn(collection)).safeParse(rest);
  if (!form || !source.change || collection.readonly) throw new AppError('form-not-understood');
  const { intent: _intent, version, ...typed } = form;
  const fixed = (await source.fixed?.(context, id)) ?? [];
  const understood = understoodOf(context, collection, { typed, fixed });
  if ('problems' in understood) return understood;
  return changeMerged(context, bound, { id, merging, wanted: { version, values: understood.values } });
}

/** Saves what is in the form, then publishes it: what keeps it from being published is told of a draft that is saved. */
async function publish(context: RecordContext, bound: Bound, sent: SentForm): Promise<RecordAnswer> {
  const saved = await save(context, bound, sent);
  if (!('done' in saved && 'version' in saved)) return saved;
  await bound.source.publish?.(context, sent.id);
  return { done: 'published', version: saved.version };
}

async function create(
  context: RecordContext,
  { collection, source }: Bound,
  { below, fields }: { readonly below: string | null; readonly fields: Record<string, unknown> },
): Promise<RecordAnswer> {
  const { data: form } = createdRecord(longestIn(collection)).safeParse(fields);
  if (!form || !source.create || collection.readonly) throw new AppError('form-not-understood');
  const { intent: _intent, 'form-key': key, ...typed } = form;
  const understood = understoodOf(context, collection, { typed, fixed: [] });
  if ('problems' in understood) return understood;
  const empty = Object.fromEntries(listFields(collection).map((field) => [field.id, null]));
  const created = await source.create(context, { ...empty, ...understood.values }, { key, below });
  return typeof created === 'string' ? { done: 'created', id: created } : created;
}

interface TypedRecord {
  readonly typed: Readonly<Record<string, string>>;
  readonly fixed: readonly string[];
}

function understoodOf({ actor, today }: RecordContext, collection: Collection, { typed, fixed }: TypedRecord) {
  const fields = changedFields(listFields(collection), isAdministrator(actor)).filter(({ id }) => !fixed.includes(id));
  const understood = understand(fields, typed, today);
  if ('unknown' in understood) throw new AppError('form-not-understood');
  return understood;
}
