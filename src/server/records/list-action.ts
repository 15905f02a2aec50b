import * as z from 'zod';
import type { ListAnswer } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { RequestContext } from '../request-context.ts';
import { formLine } from '../operations/form-line.ts';
import { maxViews } from '../db/queries/records.ts';
import type { RecordContext } from './binding.ts';
import { requireBinding } from './bindings.ts';
import { BulkForm, previewBulk } from './bulk/preview-bulk.ts';
import { startBulkRun } from './bulk/start-bulk-run.ts';

type ListContext = RecordContext & Pick<RequestContext, 'requestBulk'>;

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
  if (form) return form.intent === 'preview' ? previewBulk(context, bound, form) : startBulkRun(context, bound, form);
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
