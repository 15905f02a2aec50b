import type * as z from 'zod';
import { type BulkStarted, maxBulk } from '#contracts/bulk-runs.ts';
import type { CollectionId } from '#collections/registry.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Bound, RecordContext } from '../binding.ts';
import { type BulkForm, readBulkForm } from './preview-bulk.ts';

/**
 * Begins a bulk action, which a job carries out. A person has one at a time.
 *
 * @throws AppError `form-not-understood`, `nobody-chosen`
 */
export async function startBulkRun(
  { db, signedIn, requestBulk }: Pick<RecordContext, 'db' | 'signedIn'> & Pick<RequestContext, 'requestBulk'>,
  bound: Bound & { readonly id: CollectionId },
  form: z.infer<typeof BulkForm>,
): Promise<BulkStarted> {
  const { action, chosen } = readBulkForm(bound, form, maxBulk);
  if (!signedIn) throw new AppError('form-not-understood');
  const { signedInAt } = signedIn.session;
  return db.writeUnaudited('bulk-rows', async (tx) => {
    const run = await tx.bulkRows.start({ signedInAt, collection: bound.id, action, rows: chosen });
    if (run !== null) await requestBulk(tx);
    return { run };
  });
}
