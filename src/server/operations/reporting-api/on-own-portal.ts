import { whoMayOpen } from '#contracts/pages/site-report.ts';
import { type Account, accountPolicy } from '#domain/account/account.ts';
import { AccessRefused } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { applyPortalBranding } from '../portals/apply-portal-branding.ts';
import { canOpen } from '../portals/can-open.ts';
import { openPortal } from '../portals/open-portal.ts';

/**
 * The request on the portal of an account, for a person who could open its page there: an address outside the portals asks what the guards of that page ask.
 *
 * @throws AccessRefused `account-not-found`, `no-active-account`, `page-not-found`; `forbidden` for a client who has terms to accept or a form to hand in;
 * AppError `in-maintenance`
 */
export async function onOwnPortal(
  context: RequestContext,
  account: Account | null,
  page: 'account' | 'portfolio',
): Promise<{ readonly context: RequestContext; readonly account: Account }> {
  authorize({ policy: accountPolicy, action: 'read', notFound: 'account-not-found' }, context.actor, account);
  const portal = await openPortal(context, account.portalId);
  if (portal.owesTerms || portal.owesOnboarding) throw new AccessRefused('forbidden');
  const inside = { ...applyPortalBranding(context, portal), portal };
  if (!(await canOpen[whoMayOpen(page, context.variant.siteReport)](inside))) throw new AccessRefused('page-not-found');
  return { context: inside, account };
}
