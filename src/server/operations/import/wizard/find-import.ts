import type { Actor } from '#domain/actor.ts';
import { importPolicy } from '#domain/import/file-import.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../../db/queries.ts';
import type { FoundImport } from '../../../db/queries/imports.ts';

interface Wanted {
  readonly id: string;
  /** The import is of this portal; `null` for any. */
  readonly portalId: string | null;
  readonly actor: Actor;
  readonly action: keyof typeof importPolicy;
}

/**
 * An import that the actor may do something with.
 *
 * @throws AppError `import-not-found`, `import-busy` while it is checked, imported or undone, `forbidden`
 */
export async function findImport(tx: Pick<Queries, 'imports'>, { id, portalId, actor, action }: Wanted): Promise<FoundImport> {
  const found = isId(id) ? await tx.imports.find(id) : null;
  const one = found && (portalId === null || found.portalId === portalId) ? found : null;
  authorize({ policy: importPolicy, action: 'read', notFound: 'import-not-found' }, actor, one);
  if (action !== 'read' && one.task !== null) throw new AppError('import-busy');
  authorize({ policy: importPolicy, action, notFound: 'import-not-found' }, actor, one);
  return one;
}
