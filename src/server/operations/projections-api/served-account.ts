import { canUseScope } from '#domain/api-client/can-use-scope.ts';
import { servedProjectionsPolicy } from '#domain/api-client/served-projections-policy.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { Projection } from '../../db/queries/clients/projections.ts';
import type { RequestContext } from '../../request-context.ts';
import type { ProjectedAccount } from '../projections/projected-account.ts';
import { findAccount } from '../reporting-api/read-served-report.ts';

/** @throws AccessRefused `forbidden` for anyone but a system that was granted `read-reports` and `plan-projections` */
export function requireProjectionScope({ actor }: Pick<RequestContext, 'actor'>): void {
  if (!canUseScope(actor, 'read-reports') || !canUseScope(actor, 'plan-projections')) throw new AccessRefused('forbidden');
}

/**
 * Finds the account whose projections a system asks for: by our id, or by the number that its source gave it.
 *
 * @throws AccessRefused `forbidden`, `projections-not-found` also for an account without the tool; AppError `external-id-ambiguous`
 */
export async function servedAccount(
  queries: Queries,
  { actor, variant }: Pick<RequestContext, 'actor' | 'variant'>,
  name: string,
): Promise<ProjectedAccount> {
  requireProjectionScope({ actor });
  const account = await findAccount(queries, name);
  authorize({ policy: servedProjectionsPolicy, action: 'read', notFound: 'projections-not-found' }, actor, account);
  const portal = await queries.portals.find(account.portalId);
  const assumptions = variant.projection;
  if (!portal || assumptions === null) throw new AppError('projections-not-found');
  return { account, portal, assumptions };
}

/** @throws AppError `projection-not-found` */
export async function servedProjection(queries: Queries, { account }: ProjectedAccount, id: string): Promise<Projection> {
  const stored = isId(id) ? (await queries.projections.of(account.id)).find((each) => each.id === id) : undefined;
  if (!stored) throw new AppError('projection-not-found');
  return stored;
}
