import * as z from 'zod';
import type { ListedLayout } from '#contracts/imports.ts';
import { AppError } from '#domain/errors.ts';
import { importsPolicy } from '#domain/import/file-import.ts';
import { mappingLimits } from '#domain/import/map/mapping.ts';
import { savedLayoutPolicy } from '#domain/import/map/saved-layout.ts';
import { isId } from '#domain/is-id.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Queries } from '../../../../db/queries.ts';
import type { FoundLayout } from '../../../../db/queries/import-layouts.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { localMoment } from '../../../../local-moment.ts';

/** The layouts that the firm's people have saved, by name. */
export async function savedLayouts(
  snapshot: Queries,
  { actor, variant }: Pick<RequestContext, 'actor' | 'variant'>,
): Promise<ListedLayout[]> {
  return (await snapshot.importLayouts.list()).map((layout) => ({
    id: layout.id,
    name: layout.name,
    source: layout.mapping.source,
    by: layout.by,
    createdAt: localMoment(layout.createdAt, variant.timeZone),
    mayChange: abilities(savedLayoutPolicy, actor, layout).change,
  }));
}

const Form = z.union([
  z.strictObject({
    intent: z.literal('rename-layout'),
    layout: z.string().max(40),
    name: z
      .string()
      .trim()
      .min(1)
      .max(mappingLimits.source)
      .regex(/^\P{Cc}*$/u),
  }),
  z.strictObject({ intent: z.literal('delete-layout'), layout: z.string().max(40) }),
]);

export function isLayoutForm(fields: Readonly<Record<string, unknown>>): boolean {
  return fields.intent === 'rename-layout' || fields.intent === 'delete-layout';
}

/**
 * Renames a saved layout or deletes it. Files that it was used for keep their own.
 *
 * @throws AppError `form-not-understood`, `page-not-found`, `import-layout-not-found`, `forbidden`, `import-layout-taken`
 */
export async function layoutAction({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, fields: Record<string, unknown>): Promise<void> {
  authorize({ policy: importsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const { data: form } = Form.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await db.write(async (tx) => {
    const layout = isId(form.layout) ? await tx.importLayouts.find(form.layout) : null;
    authorize({ policy: savedLayoutPolicy, action: 'change', notFound: 'import-layout-not-found' }, actor, layout);
    const target = { kind: 'import-layout', id: layout.id } as const;
    if (form.intent === 'delete-layout') {
      await tx.importLayouts.remove(layout.id);
      tx.audit.add({ action: 'import-layout-deleted', target, before: { name: layout.name } });
      return;
    }
    await refuseTaken(tx, form.name, layout);
    await tx.importLayouts.change(layout.id, { name: form.name, mapping: layout.mapping });
    tx.audit.add({ action: 'import-layout-changed', target, before: { name: layout.name }, after: { name: form.name } });
  });
}

async function refuseTaken(tx: Queries, name: string, { id }: FoundLayout): Promise<void> {
  const other = await tx.importLayouts.named(name);
  if (other && other.id !== id) throw new AppError('import-layout-taken');
}
