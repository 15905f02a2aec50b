import { maintenancePolicy } from '#domain/maintenance/maintenance.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * Every process forgets what it has read of the market, and the figures of all portfolios are computed again from the ledger, in the
 * background: pages show the old ones until then.
 *
 * @returns of how many portfolios
 * @throws AccessRefused `page-not-found` for whom it is not meant.
 */
export async function deleteCache({ actor, db, requestRefresh }: Pick<RequestContext, 'actor' | 'db' | 'requestRefresh'>): Promise<number> {
  authorize({ policy: maintenancePolicy, action: 'change', notFound: 'page-not-found' }, actor, {});
  return db.write(async (tx) => {
    const portfolios = await tx.ledgerMarks.allAnew();
    await tx.maintenance.forgetMarket();
    await requestRefresh(tx);
    tx.audit.add({ action: 'cache-deleted', after: { portfolios } });
    return portfolios;
  });
}
