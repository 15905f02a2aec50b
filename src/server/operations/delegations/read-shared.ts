import type { SharedAccount } from '#contracts/people/delegations.ts';
import { system } from '#domain/actor.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { Report } from '#contracts/reports/report.ts';
import type { OpenDelegation } from '../../db/queries/people/delegations.ts';
import type { RequestContext } from '../../request-context.ts';
import { readReportPage } from '../reports/read-report-page.ts';
import { delegateOf, openDelegation } from './open-delegation.ts';

/** Lists the accounts that clients have shared with the caller, each as its delegate sees it. */
export async function readShared(context: RequestContext): Promise<SharedAccount[]> {
  const { actor, db, variant } = context;
  if (actor.kind !== 'investor') return [];
  const open = await db.read(({ delegations }) => delegations.openToActor(null, variant.timeZone));
  const shared = await Promise.all(open.map((one) => sharedAccount(context, actor.userId, one)));
  return shared.filter((one) => one !== null);
}

async function sharedAccount({ auth, variant }: RequestContext, userId: string, open: OpenDelegation): Promise<SharedAccount | null> {
  return auth.database.as(delegateOf(userId, open)).read(async (snapshot) => {
    const account = await snapshot.accounts.find(open.accountId);
    const portal = account && (await snapshot.portals.find(account.portalId));
    if (!portal) return null;
    const portfolios = await snapshot.portfolios.ofAccounts([account.id]);
    return {
      delegation: open.id,
      account: account.name,
      portal: portal.name,
      area: open.area,
      until: open.until,
      portfolios: portfolios.map((each) => ({
        address: portfolioAddress(variant.portfolioParameter, each),
        name: each.name,
        type: each.type,
      })),
    };
  });
}

type PageRequest = Parameters<typeof readReportPage>[2];

/** A portfolio as its delegate sees it; the client is told of the visit. */
export async function readSharedPortfolio(context: RequestContext, delegation: string, request: PageRequest): Promise<Report> {
  const asDelegate = await openDelegation(context, delegation);
  const report = await readReportPage(asDelegate, 'portfolio', request);
  context.auth.database
    .as(system('delegations'))
    .writeUnaudited('activity-log', ({ delegations }) => delegations.visited(delegation))
    .catch((error: unknown) => context.log.error({ err: error }, 'a visit of a delegate could not be recorded'));
  return report;
}
