import type { OpenedMapping } from '#contracts/imports.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Queries } from '../../../../db/queries.ts';
import type { FoundImport } from '../../../../db/queries/imports.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { findImport } from '../find-import.ts';
import { saveLayout } from './save-layout.ts';
import { openMapping } from './map-file.ts';
import { type MappingForm, readMappingForm } from './mapping-form.ts';
import { currencyFor, portfoliosOn } from '../read-import.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>;

/** A file as it is understood now; once it is kept, nothing more to show. */
export type MappingAnswer = { readonly kind: 'looked'; readonly mapping: OpenedMapping } | { readonly kind: 'mapped' };

export function isMappingForm(fields: Readonly<Record<string, unknown>>): boolean {
  return fields.intent === 'map-look' || fields.intent === 'map-save';
}

/**
 * Shows how a file is read by what someone says of it, or keeps that: with the file, and under a name for all files with the same columns.
 *
 * @throws AppError `form-not-understood`, `import-not-found`, `forbidden`, `import-mapping-incomplete`, `import-layout-taken`, and as `openMapping` does
 */
export async function mappingAction(context: Asking, id: string, fields: Record<string, unknown>): Promise<MappingAnswer> {
  const form = readMappingForm(fields);
  if (!form) throw new AppError('form-not-understood');
  const mapping = await context.db.read(async (snapshot) => {
    const one = await changeable(snapshot, context, id);
    return lookedAt(snapshot, { one, form, timeZone: context.variant.timeZone });
  });
  if (fields.intent === 'map-look') return { kind: 'looked', mapping };
  if (mapping.gaps.length > 0) throw new AppError('import-mapping-incomplete');
  await context.db.write(async (tx) => {
    await tx.imports.lock(id);
    const one = await changeable(tx, context, id);
    if (!(await tx.imports.file(one.id, form.file))) throw new AppError('import-not-found');
    await tx.imports.mapFile(form.file, mapping);
    await tx.imports.finish(one.id, 'draft', null);
    tx.audit.add({
      action: 'import-changed',
      portalId: one.portalId,
      target: { kind: 'import', id: one.id },
      after: { intent: 'map', file: mapping.file.name, mapping: mapping.mapping },
    });
    const name = form['save-as'];
    if (name) await saveLayout(tx, context.actor, { name, mapping: mapping.mapping });
  });
  return { kind: 'mapped' };
}

async function changeable(tx: Queries, { actor, portal }: Asking, id: string): Promise<FoundImport> {
  return findImport(tx, { id: isId(id) ? id : '', portalId: portal?.id ?? null, actor, action: 'change' });
}

interface Looked {
  readonly one: FoundImport;
  readonly form: MappingForm;
  readonly timeZone: string;
}

async function lookedAt(snapshot: Queries, { one, form, timeZone }: Looked): Promise<OpenedMapping> {
  const file = await snapshot.imports.file(one.id, form.file);
  if (!file) throw new AppError('import-not-found');
  const currency = currencyFor(file, await portfoliosOn(snapshot, one.portalId));
  return openMapping({ read: async (work) => work(snapshot), file, currency, timeZone, form });
}
