import * as z from 'zod';
import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { ContentId } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import type { Locale } from '#contracts/ids.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { AuditAction } from '#domain/audit/audit-event.ts';
import { AppError } from '#domain/errors.ts';
import type { TextKey } from '#wording/texts.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { holding } from '../office-lists/office-list.ts';
import { contentList, nounOf } from './content-list.ts';

type Publishing = Pick<RequestContext, 'actor' | 'db' | 'variant' | 'texts'>;

/**
 * Lets readers see what is saved now.
 *
 * @throws AppError `content-incomplete` with the `fields` that are empty in the variant's first language; as `contentList`
 */
export async function publishContent(context: Publishing, collection: ContentId, id: string): Promise<void> {
  await changing(context, { collection, id, action: 'content-published' }, async (tx, { values }) => {
    const missing = missingFields(collections[collection], values, context.variant.locales[0]);
    if (missing.length > 0) {
      const labels = missing.map((field) => context.texts(`collections.${collection}.fields.${field}` as TextKey));
      throw new AppError('content-incomplete', { fields: labels.join(', ') });
    }
    await tx.contentRecords.publish(id);
    return true;
  });
}

function missingFields({ content }: Collection, values: ContentValues, language: Locale | undefined): string[] {
  const isEmpty = (field: string) => (values[`${field}_${language}`] ?? values[field] ?? null) === null;
  return (content?.needed ?? []).filter(isEmpty);
}

/** Takes it from readers; what was written stays. Of what is shown as soon as it is saved there is nothing to take. */
export async function unpublishContent(context: Publishing, collection: ContentId, id: string): Promise<void> {
  const { content }: Collection = collections[collection];
  if (content?.shown !== 'published') throw new AppError('form-not-understood');
  await changing(context, { collection, id, action: 'content-unpublished' }, async (tx) => {
    if ((await tx.contentRecords.publishedVersion(id)) === null) return false;
    await tx.contentRecords.unpublish(id);
    return true;
  });
}

/** One place up or down in the order of its collection, for readers too; at the end of it nothing happens. */
export async function moveContent(
  context: Publishing,
  collection: ContentId,
  { id, by }: { readonly id: string; readonly by: 'up' | 'down' },
) {
  const { content }: Collection = collections[collection];
  if (!content?.isOrdered) throw new AppError('form-not-understood');
  await changing(context, { collection, id, action: 'content-moved' }, ({ contentRecords }) => contentRecords.move(id, by));
}

const RestoreForm = z.object({ version: z.coerce.number().int().min(1), of: z.coerce.number().int().min(1) });

/**
 * Writes again what an earlier version said, as a draft that readers do not see before it is published.
 *
 * @throws AppError `form-not-understood`; as `contentList`
 */
export async function restoreVersion(
  context: Publishing,
  collection: ContentId,
  { id, fields }: { readonly id: string; readonly fields: Record<string, unknown> },
): Promise<Saved | Conflict<string>> {
  const { data: form } = RestoreForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const list = contentList(collection);
  await list.read(context, id);
  const found = await context.db.read(({ contentRecords }) => contentRecords.version(id, form.version));
  if (!found) throw new AppError('form-not-understood');
  const known = Object.fromEntries(listFields(collections[collection]).map((field) => [field.id, found[field.id] ?? null]));
  return list.change(context, id, { version: form.of, values: { ...known, name: found.name } });
}

interface Changed {
  readonly collection: ContentId;
  readonly id: string;
  readonly action: AuditAction;
}

/** Tells the trail of what is done, unless nothing was. */
async function changing(
  context: Publishing,
  { collection, id, action }: Changed,
  work: (tx: Transaction, stored: VersionedValues<ContentValues>) => Promise<boolean>,
): Promise<void> {
  await holding(nounOf(collection))(context, id, async (tx, stored) => {
    if (!(await work(tx, stored))) return;
    tx.audit.add({ action, target: { kind: 'content', id }, after: { collection, name: stored.values.name, version: stored.version } });
  });
}
