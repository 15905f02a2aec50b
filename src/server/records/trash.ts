import * as z from 'zod';
import { gridPageSize, type TrashPage } from '#contracts/records.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { daysInTrash, staysInTrash } from '../db/queries/records.ts';
import { localMoment } from '../local-moment.ts';
import { parseQuery } from '../operations/parse-query.ts';
import type { Bound, RecordContext } from './binding.ts';
import { requireBinding } from './bindings.ts';
import { pageNumber } from './grid-query.ts';

const RestoreForm = z.strictObject({ intent: z.literal('restore'), record: z.string() });

/**
 * Returns the deleted records of a collection that can be restored.
 *
 * @throws AppError as `requireBinding`, `page-not-found` where nothing can be restored
 */
export async function readTrash(context: RecordContext, address: string, asked: URLSearchParams): Promise<TrashPage> {
  const { id: collection } = restorable(context, address);
  const { page = 1 } = parseQuery(z.object({ page: pageNumber }), asked);
  return context.db.read(async ({ removedRecords }) => {
    const [rows, found] = [
      await removedRecords.of(collection, gridPageSize, (page - 1) * gridPageSize),
      await removedRecords.count(collection),
    ];
    const shown = rows.map(({ removedAt, ...row }) => ({ ...row, removedAt: localMoment(removedAt, context.variant.timeZone) }));
    return {
      collection,
      rows: shown,
      days: staysInTrash(collection) ? null : daysInTrash,
      page,
      pages: Math.max(1, Math.ceil(found / gridPageSize)),
    };
  });
}

/**
 * A record out of the trash.
 *
 * @returns its id
 * @throws AppError `form-not-understood`; as `readTrash` and the operation do
 */
export async function trashAction(context: RecordContext, address: string, fields: Record<string, unknown>): Promise<string> {
  const { source } = restorable(context, address);
  const { data: form } = RestoreForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await source.restore?.(context, form.record);
  return form.record;
}

function restorable({ actor }: Pick<RecordContext, 'actor'>, address: string): ReturnType<typeof requireBinding> {
  const bound = requireBinding(actor, address);
  if (!isRestored(bound, actor)) throw new AccessRefused('page-not-found');
  return bound;
}

/** Tells whether deleted records of it go where the reader may restore them from. */
export function isRestored({ source, collection }: Bound, actor: RecordContext['actor']): boolean {
  return source.restore !== undefined && !collection.readonly && source.may(actor).remove;
}
