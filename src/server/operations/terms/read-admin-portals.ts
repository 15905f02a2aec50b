import { href } from 'react-router';
import type { AdminPortal, PortalTermsAdmin } from '#contracts/terms.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { Visit } from '../../visit.ts';

/**
 * The portals of the firm, by name, for its administrators.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant
 */
export async function readAdminPortals({ actor, db, variant }: Pick<Visit, 'actor' | 'db' | 'variant'>): Promise<AdminPortal[]> {
  authorize({ policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  return db.read(async (snapshot) => {
    const portals = await snapshot.portals.visible();
    return Promise.all(
      portals.map(async ({ id, name }) => {
        const terms = await snapshot.portalTerms.find(id, null);
        return {
          id,
          name,
          termsVersion: terms?.version ?? null,
          termsPublishedAt: terms && localMoment(terms.publishedAt, variant.timeZone),
        };
      }),
    );
  });
}

/**
 * A portal for administrators: its terms with all their versions, and its subscription.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant, and for a portal that does not exist
 */
export async function readAdminPortal(
  { actor, db, variant, entrance }: Pick<Visit, 'actor' | 'db' | 'variant' | 'entrance'>,
  portalId: string,
): Promise<PortalTermsAdmin> {
  return db.read(async (snapshot) => {
    const portal = isId(portalId) ? await snapshot.portals.find(portalId) : null;
    authorize({ policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
    const [versions, subscription] = await Promise.all([snapshot.portalTerms.versions(portal.id), snapshot.subscriptions.useOf(portal.id)]);
    return {
      portal: { id: portal.id, name: portal.name },
      signUpHref: `${entrance.services.origin}${href('/signup')}?portal=${portal.id}`,
      subscription,
      texts: variant.locales.map((language) => ({ language, text: versions[0]?.texts[language] ?? '' })),
      versions: versions.map(({ version, publishedAt, publishedBy, accepted }) => ({
        version,
        publishedAt: localMoment(publishedAt, variant.timeZone),
        publishedBy,
        accepted,
      })),
    };
  });
}
