import type { OpenedMapping } from '#contracts/imports.ts';
import { AppError } from '#domain/errors.ts';
import { type Mapping, mappingLimits } from '#domain/import/mapping.ts';
import { mostSavedLayouts, savedLayoutPolicy } from '#domain/import/saved-layout.ts';
import { isId } from '#domain/is-id.ts';
import { abilities } from '#domain/policy.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { FoundImport } from '../../db/queries/imports.ts';
import type { Visit } from '../../visit.ts';
import { findImport } from './find-import.ts';
import { openMapping } from './map-file.ts';
import { type MappingForm, readMappingForm } from './mapping-form.ts';
import { currencyFor, portfoliosOn } from './read-import.ts';

type Asking = Pick<Visit, 'actor' | 'db' | 'portal' | 'variant'>;

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
export async function answerMappingForm(visit: Asking, id: string, fields: Record<string, unknown>): Promise<MappingAnswer> {
  const form = readMappingForm(fields);
  if (!form) throw new AppError('form-not-understood');
  const mapping = await visit.db.read(async (snapshot) => {
    const one = await changeable(snapshot, visit, id);
    return lookedAt(snapshot, { one, form, timeZone: visit.variant.timeZone });
  });
  if (fields.intent === 'map-look') return { kind: 'looked', mapping };
  if (mapping.gaps.length > 0) throw new AppError('import-mapping-incomplete');
  await visit.db.write(async (tx) => {
    await tx.imports.lock(id);
    const one = await changeable(tx, visit, id);
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
    if (name) await saveLayout(tx, visit, { name, mapping: mapping.mapping });
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

/** One's own of the same name and columns is replaced; for other columns the name gets a number. */
async function saveLayout(tx: Transaction, { actor }: Asking, { name: given, mapping }: { name: string; mapping: Mapping }): Promise<void> {
  if (!('userId' in actor)) throw new AppError('forbidden');
  await tx.importLayouts.lock();
  const name = await nameFor(tx, given, mapping);
  const existing = await tx.importLayouts.named(name);
  if (existing && !abilities(savedLayoutPolicy, actor, existing).change) throw new AppError('import-layout-taken');
  if (!existing && (await tx.importLayouts.list()).length >= mostSavedLayouts) throw new AppError('import-layouts-full');
  if (existing) await tx.importLayouts.change(existing.id, { name, mapping });
  const layoutId = existing?.id ?? (await tx.importLayouts.create(name, actor.userId, mapping));
  tx.audit.add({ action: 'import-layout-saved', target: { kind: 'import-layout', id: layoutId }, after: { name, mapping } });
}

async function nameFor(tx: Transaction, given: string, mapping: Mapping): Promise<string> {
  const saved = await tx.importLayouts.list();
  const isFree = (name: string) => saved.every((one) => one.name !== name || columnsOf(one.mapping) === columnsOf(mapping));
  for (let number = 1; number <= saved.length; number += 1) {
    const name = number === 1 ? given : `${given.slice(0, mappingLimits.source - 6)} ${number}`;
    if (isFree(name)) return name;
  }
  return saved.length === 0 ? given : `${given.slice(0, mappingLimits.source - 6)} ${saved.length + 1}`;
}

function columnsOf({ header }: Pick<Mapping, 'header'>): string {
  return header.join('\n');
}
