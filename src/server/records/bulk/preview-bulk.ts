import * as z from 'zod';
import type { BulkPreview, BulkRow } from '#contracts/bulk-runs.ts';
import { gridPageSize } from '#contracts/records.ts';
import type { Asked } from '#contracts/people/access-groups.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Bound, RecordContext } from '../binding.ts';
import { asDryRun } from '../dry-run.ts';

/** Each record that was chosen is a field of its own, by its id: what was read of the consequences, else `on`. */
export const BulkForm = z
  .object({ intent: z.enum(['preview', 'bulk']), action: z.string().max(40) })
  .catchall(z.string().regex(/^(?:on|[\da-f]{64})$/));

export interface ChosenRecord {
  readonly record: string;
  /** The consequences that were read and confirmed. */
  readonly told: string | null;
}

/** The result for a record, in no language yet. */
export type RowOutcome =
  | { readonly verdict: 'done' }
  | { readonly verdict: 'asked'; readonly answer: Asked }
  | { readonly verdict: 'refused'; readonly answer: Refusal };

/** An error as it is kept. */
export interface Refusal {
  readonly code: AppError['code'];
  readonly details: AppError['details'];
}

/** The expected result for each record, one after the other: everything is asked and checked as ever, and nothing stays. */
export async function previewBulk(context: RecordContext, bound: Bound, form: z.infer<typeof BulkForm>): Promise<BulkPreview> {
  const { action, chosen } = readBulkForm(bound, form, gridPageSize);
  const trying = asDryRun(context);
  const bulk: BulkRow[] = [];
  for (const { record, told } of chosen) {
    const outcome = await carryOutRow(trying, bound, { action, record, told });
    bulk.push(outcome.verdict === 'done' ? { id: record, verdict: 'fine' } : bulkRow(context, record, outcome));
  }
  return { bulk };
}

/**
 * The action and the records of a form about several.
 *
 * @throws AppError `form-not-understood`, also for more than `most` records; `nobody-chosen`
 */
export function readBulkForm(
  { collection }: Bound,
  form: z.infer<typeof BulkForm>,
  most: number,
): { readonly action: string; readonly chosen: readonly ChosenRecord[] } {
  const {
    intent: _intent,
    action,
    ...fields
  } = form as { readonly intent: string; readonly action: string } & Readonly<Record<string, string>>;
  const chosen = Object.entries(fields).map(([record, told]) => ({ record, told: told === 'on' ? null : told }));
  if (!collection.bulk.includes(action) || chosen.length > most || !chosen.every(({ record }) => isId(record)))
    throw new AppError('form-not-understood');
  if (chosen.length === 0) throw new AppError('nobody-chosen');
  return { action, chosen };
}

/** Does one thing with one record: what is refused of one changes nothing about the others. */
export async function carryOutRow(
  context: RecordContext,
  { source }: Bound,
  { action, record, told }: ChosenRecord & { readonly action: string },
): Promise<RowOutcome> {
  const actions: Readonly<Record<string, Bound['source']['actions'][string]>> = source.actions;
  try {
    const asked = action === 'remove' ? await source.remove?.(context, record, told ?? undefined) : null;
    if (action !== 'remove') await actions[action]?.(context, record, { intent: action });
    return asked ? { verdict: 'asked', answer: asked } : { verdict: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { verdict: 'refused', answer: { code: error.code, details: error.details } };
  }
}

/** Returns a result in the words of the reader. */
export function bulkRow({ texts }: Pick<RecordContext, 'texts'>, id: string, outcome: RowOutcome): BulkRow {
  if (outcome.verdict === 'done') return { id, verdict: 'done' };
  if (outcome.verdict === 'asked') return { id, verdict: 'asked', ...outcome.answer };
  return { id, verdict: 'refused', text: texts(`error.${outcome.answer.code}`, outcome.answer.details) };
}
