import type { Actor } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { reconciliationPolicy } from '#domain/reconciliation/reconciliation.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundReconciliation } from '../../db/queries/reconciliations.ts';

/**
 * A custodian's list that the actor may do something with.
 *
 * @throws AppError `reconciliation-not-found`, `forbidden`
 */
export async function findReconciliation(
  tx: Pick<Queries, 'reconciliations'>,
  actor: Actor,
  { id, action }: { readonly id: string; readonly action: keyof typeof reconciliationPolicy },
): Promise<FoundReconciliation> {
  const found = isId(id) ? await tx.reconciliations.find(id) : null;
  authorize({ policy: reconciliationPolicy, action, notFound: 'reconciliation-not-found' }, actor, found);
  return found;
}
