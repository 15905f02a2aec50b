import { type PagePermission, restrictablePage } from '#contracts/site-report.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import type { Visit } from '../../visit.ts';

type Asking = Pick<Visit, 'actor' | 'db' | 'portal' | 'variant'>;

/** What the variant's site report asks for at a route below the visit's portal and the actor has not; null when he may open the page. */
export async function refusedPermission(visit: Asking, pattern: string): Promise<PagePermission | null> {
  const page = restrictablePage(pattern);
  if (page === null) return null;
  const permission = visit.variant.siteReport[page];
  return (await holds[permission](visit)) ? null : permission;
}

const holds: Readonly<Record<PagePermission, (visit: Asking) => boolean | Promise<boolean>>> = {
  portals: ({ portal }) => portal !== null,
  portfolios: ({ db, portal }) => db.read((snapshot) => snapshot.portfolios.areThereOn(portal?.id ?? '')),
  projectionsAccess: async ({ db, portal, variant }) =>
    variant.projection !== null && (await db.read((snapshot) => snapshot.projections.accountsOn(portal?.id ?? '', 1))).length > 0,
  professional: ({ actor }) => isOfTheFirm(actor),
};
