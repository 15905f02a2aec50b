import * as z from 'zod';
import type { OpenedPositions } from '#contracts/reconciliations.ts';
import { AppError } from '#domain/errors.ts';
import { longestNote } from '#domain/reconciliation/reconciliation.ts';
import type { RequestContext } from '../../request-context.ts';
import { compareList } from './compare-list.ts';
import { findReconciliation } from './find-reconciliation.ts';
import { openPositions } from './open-positions.ts';
import { readPositionForm } from './position-form.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'variant'>;

export type ReconciliationAnswer =
  | { readonly kind: 'looked'; readonly positions: OpenedPositions }
  | { readonly kind: 'compared' | 'judged' | 'deleted' };

const position = z.coerce.number().int().min(1).max(2_147_483_647);

const Judging = z.union([
  z.strictObject({ intent: z.literal('accept'), row: position, note: z.string().trim().max(longestNote) }),
  z.strictObject({ intent: z.literal('reopen'), row: position }),
  z.strictObject({ intent: z.literal('delete') }),
]);

/**
 * Shows how a list is read by what someone says of it, compares it, accepts one of its breaks with a note, opens it again, or deletes a list that waits.
 *
 * @throws AppError `form-not-understood`, `reconciliation-not-found`, `forbidden`, `reconciliation-note-missing`, `reconciliation-changed`, and as `compareList` does
 */
export async function reconciliationAction(
  context: Asking,
  id: string,
  fields: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<ReconciliationAnswer> {
  if (fields.intent === 'look') return { kind: 'looked', positions: await looked(context, id, fields) };
  if (fields.intent === 'compare') {
    await compareList(context, id, fields, signal);
    return { kind: 'compared' };
  }
  const { data: form } = Judging.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'delete') {
    await deleteList(context, id);
    return { kind: 'deleted' };
  }
  await judge(context, id, { row: form.row, note: form.intent === 'accept' ? form.note : null });
  return { kind: 'judged' };
}

async function looked({ actor, db }: Asking, id: string, fields: Record<string, unknown>): Promise<OpenedPositions> {
  const form = readPositionForm(fields);
  if (!form) throw new AppError('form-not-understood');
  return db.read(async (snapshot) => {
    const one = await findReconciliation(snapshot, actor, { id, action: 'compare' });
    return openPositions(async (work) => work(snapshot), one, form);
  });
}

/** A note of null opens a break again. */
async function judge(
  { actor, db }: Asking,
  id: string,
  { row, note }: { readonly row: number; readonly note: string | null },
): Promise<void> {
  if (!('userId' in actor)) throw new AppError('form-not-understood');
  await db.write(async (tx) => {
    const one = await findReconciliation(tx, actor, { id, action: 'accept' });
    if (note === '') throw new AppError('reconciliation-note-missing');
    const isDone = await tx.reconciliationRows.judge(one.id, row, note === null ? null : { by: actor.userId, note });
    if (!isDone) throw new AppError('reconciliation-changed');
    tx.audit.add({
      action: note === null ? 'reconciliation-break-reopened' : 'reconciliation-break-accepted',
      target: { kind: 'reconciliation', id: one.id },
      after: { row, ...(note !== null && { note }) },
    });
  });
}

async function deleteList({ actor, db }: Asking, id: string): Promise<void> {
  await db.write(async (tx) => {
    const { id: known, day, source, fileName } = await findReconciliation(tx, actor, { id, action: 'delete' });
    await tx.reconciliations.remove(known);
    tx.audit.add({
      action: 'reconciliation-deleted',
      target: { kind: 'reconciliation', id: known },
      before: { day, source, file: fileName },
    });
  });
}
