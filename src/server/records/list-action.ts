import * as z from 'zod';
import { type BulkAnswer, type BulkRow, gridPageSize, type ListAnswer } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { RequestContext } from '../request-context.ts';
import { formLine } from '../operations/form-line.ts';
import { maxViews } from '../db/queries/records.ts';
import type { Bound, RecordContext } from './binding.ts';
import { requireBinding } from './bindings.ts';
import { asDryRun } from './dry-run.ts';

type ListContext = RecordContext & Pick<RequestContext, 'texts'>;

/** Each record that was chosen is a field of its own, by its id: what was read of the consequences, else `on`. */
const BulkForm = z
  .object({ intent: z.enum(['preview', 'bulk']), action: z.string().max(40) })
  .catchall(z.string().regex(/^(?:on|[\da-f]{64})$/));
const ViewForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save-view'), name: formLine(60), query: z.string().max(1000) }),
  z.strictObject({ intent: z.literal('delete-view'), view: z.string().refine(isId) }),
]);

/** Tells whether a form is about the list, beside which a record may be open. */
export function isOfList({ intent }: Readonly<Record<string, unknown>>): boolean {
  return intent === 'preview' || intent === 'bulk' || intent === 'save-view' || intent === 'delete-view';
}

/**
 * A form about the list of a collection: something that is done with several records, or a view that is kept.
 *
 * @throws AppError `form-not-understood`, `nobody-chosen`, `name-required`, `too-many-views`; as `requireBinding`
 */
export async function listAction(context: ListContext, address: string, fields: Record<string, unknown>): Promise<ListAnswer> {
  const bound = requireBinding(context.actor, address);
  const { data: form } = BulkForm.safeParse(fields);
  if (form) return answerBulk(context, bound, form);
  const { data: view } = ViewForm.safeParse(fields);
  if (!view || !('userId' in context.actor)) throw new AppError('form-not-understood');
  const { userId } = context.actor;
  if (view.intent === 'delete-view') {
    await context.db.writeUnaudited('saved-views', ({ savedViews }) => savedViews.forget(userId, view.view));
    return { done: 'view-deleted' };
  }
  if (view.name === '') throw new AppError('name-required');
  const kept = await context.db.writeUnaudited('saved-views', ({ savedViews }) => savedViews.keep(userId, bound.id, view));
  if (!kept) throw new AppError('too-many-views', { limit: maxViews });
  return { done: 'view-saved' };
}

/** Each record by itself, one after the other: what is refused of one changes nothing about the others. Shown before, nothing of it stays. */
async function answerBulk(context: ListContext, bound: Bound, form: z.infer<typeof BulkForm>): Promise<BulkAnswer> {
  const { intent, action, ...chosen } = form as { readonly intent: string; readonly action: string } & Readonly<Record<string, string>>;
  const ids = Object.keys(chosen);
  if (!bound.collection.bulk.includes(action) || ids.length > gridPageSize || !ids.every(isId)) throw new AppError('form-not-understood');
  if (ids.length === 0) throw new AppError('nobody-chosen');
  const isPreview = intent === 'preview';
  const work = {
    context: isPreview ? { ...context, ...asDryRun(context) } : context,
    bound,
    action,
    well: isPreview ? 'fine' : 'done',
  } as const;
  const bulk: BulkRow[] = [];
  for (const id of ids) bulk.push(await rowOf(work, id, chosen[id] === 'on' ? undefined : chosen[id]));
  return { bulk, isPreview };
}

interface BulkWork {
  readonly context: ListContext;
  readonly bound: Bound;
  readonly action: string;
  /** The word for a record that nothing is wrong with. */
  readonly well: 'fine' | 'done';
}

async function rowOf({ context, bound: { source }, action, well }: BulkWork, id: string, told: string | undefined): Promise<BulkRow> {
  const actions: Readonly<Record<string, Bound['source']['actions'][string]>> = source.actions;
  try {
    const asked = action === 'remove' ? await source.remove?.(context, id, told) : null;
    if (action !== 'remove') await actions[action]?.(context, id, { intent: action });
    return asked ? { id, verdict: 'asked', ...asked } : { id, verdict: well };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, verdict: 'refused', text: context.texts(`error.${error.code}`, error.details) };
  }
}
