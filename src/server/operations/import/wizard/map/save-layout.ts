import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { type Mapping, mappingLimits } from '#domain/import/map/mapping.ts';
import { maxSavedLayouts, savedLayoutPolicy } from '#domain/import/map/saved-layout.ts';
import { abilities } from '#domain/policy.ts';
import type { Transaction } from '../../../../db/queries.ts';

/** One's own of the same name and columns is replaced; for other columns the name gets a number. */
export async function saveLayout(
  tx: Transaction,
  actor: Actor,
  { name: given, mapping }: { readonly name: string; readonly mapping: Mapping },
): Promise<void> {
  if (!('userId' in actor)) throw new AppError('forbidden');
  await tx.importLayouts.lock();
  const name = await nameFor(tx, given, mapping);
  const existing = await tx.importLayouts.named(name);
  if (existing && !abilities(savedLayoutPolicy, actor, existing).change) throw new AppError('import-layout-taken');
  if (!existing && (await tx.importLayouts.list()).length >= maxSavedLayouts) throw new AppError('import-layouts-full');
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
