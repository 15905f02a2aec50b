import type { Actor } from '#domain/actor.ts';
import { importPolicy } from '#domain/import/file-import.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundImport } from '../../db/queries/imports.ts';

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
 * @throws AppError `import-not-found`, `forbidden`
 */
export async function findImport(tx: Pick<Queries, 'imports'>, { id, portalId, actor, action }: Wanted): Promise<FoundImport> {
  const found = isId(id) ? await tx.imports.find(id) : null;
  const one = found && (portalId === null || found.portalId === portalId) ? found : null;
  authorize({ policy: importPolicy, action, notFound: 'import-not-found' }, actor, one);
  return one;
}
