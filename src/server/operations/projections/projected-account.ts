import type { ProjectionAssumptions, Start } from '#contracts/reports/projections.ts';
import type { Account } from '#domain/account/account.ts';
import { authorize } from '#domain/policy.ts';
import { projectionPolicy } from '#domain/projection/projection-policy.ts';
import { available, unavailable } from '#finance/figure.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { RequestContext } from '../../request-context.ts';

export type Asking = Pick<RequestContext, 'actor' | 'db' | 'variant' | 'portal' | 'today' | 'provider'>;

/** Without characters that are not written: PostgreSQL keeps no NUL, and is not asked for one. */
const isWritten = /^\P{Cc}+$/u;

/** An account with the projections tool, and what its firm supposes. */
export interface ProjectedAccount {
  readonly account: Account;
  readonly portal: FoundPortal;
  readonly assumptions: ProjectionAssumptions;
}

/**
 * The guard of the projections page: the account of the current portal that the address names by its external id, for an actor who may.
 *
 * @throws AccessRefused `projections-not-found`, the same for an account that does not exist, is not the actor's, is closed or has no projection id;
 * `forbidden` for anyone who may look but not change
 */
export async function projectedAccount(
  queries: Queries,
  { actor, variant, portal }: Pick<Asking, 'actor' | 'variant' | 'portal'>,
  { projectionId, action }: { readonly projectionId: string; readonly action: 'read' | 'edit' },
): Promise<ProjectedAccount> {
  if (!portal) throw new Error('Projections were asked for outside a portal.');
  const assumptions = variant.projection;
  const isAsked = assumptions !== null && isWritten.test(projectionId);
  const id = isAsked ? await queries.projections.accountOf(portal.id, projectionId) : null;
  const account = id === null ? null : await queries.accounts.find(id);
  authorize({ policy: projectionPolicy, action, notFound: 'projections-not-found' }, actor, account);
  if (assumptions === null) throw new Error('A firm without assumptions has no projections.');
  return { account, portal, assumptions };
}

/** The value of the account on the last day that has figures, as its own page says it. A debt is nothing to begin with. */
export async function startOf(
  queries: Queries,
  { provider, variant, actor, today }: Pick<Asking, 'provider' | 'variant' | 'actor' | 'today'>,
  { account, portal }: ProjectedAccount,
): Promise<Start> {
  const { figureDays, accountDetails } = provider(queries, actor);
  const portfolios = await queries.portfolios.ofAccounts([account.id]);
  const about = { variant, portal, account, portfolio: null, portfolios, query: {} };
  const days = await figureDays({ ...about, asOf: today, defaultDay: today });
  if (days === null) return { day: null, value: unavailable('not-recorded') };
  const { value } = await accountDetails({ ...about, asOf: days.last, defaultDay: days.last });
  if (!value.available) return { day: days.last, value };
  return { day: days.last, value: value.value < 0 ? unavailable('negative-value') : available(value.value) };
}
