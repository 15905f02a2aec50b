import { href } from 'react-router';
import { logoPath } from '#contracts/admin/images.ts';
import type { GridRow, PanelData } from '#contracts/records.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import type { WantedRows } from '../../db/wanted-rows.ts';
import { localMoment } from '../../local-moment.ts';
import type { Visit } from '../../visit.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { type PortalValues, portalValuesOf } from './change-portal-details.ts';

const reading = { policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * Some of the portals of the firm, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listPortals(
  { actor, db, variant }: Pick<Visit, 'actor' | 'db' | 'variant'>,
  wanted: WantedRows,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize(reading, actor, {});
  const { portals, found } = await db.read((snapshot) => snapshot.portals.page(wanted));
  const rows = portals.map(({ id, logo, termsPublishedAt, ...cells }) => ({
    id,
    picture: logoPath(id, logo),
    cells: { ...cells, termsPublishedAt: termsPublishedAt && localMoment(termsPublishedAt, variant.timeZone) },
  }));
  return { rows, found };
}

interface ReadPortal extends VersionedValues<PortalValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'subscription' | 'terms'>;
}

/**
 * One of them, with its terms in all their versions, and its subscription.
 *
 * @throws AccessRefused `page-not-found` for all but administrators, and for a portal that does not exist
 */
export async function readPortal(
  { actor, db, variant, entrance }: Pick<Visit, 'actor' | 'db' | 'variant' | 'entrance'>,
  id: string,
): Promise<ReadPortal> {
  return db.read(async (snapshot) => {
    const portal = isId(id) ? await snapshot.portals.find(id) : null;
    authorize(reading, actor, portal);
    const [versions, use] = await Promise.all([snapshot.portalTerms.versions(id), snapshot.subscriptions.useOf(id)]);
    const terms = {
      texts: variant.locales.map((language) => ({ language, text: versions[0]?.texts[language] ?? '' })),
      versions: versions.map(({ version, publishedAt, publishedBy, accepted }) => ({
        version,
        publishedAt: localMoment(publishedAt, variant.timeZone),
        publishedBy,
        accepted,
      })),
    };
    const subscription = { ...use, signUpHref: `${entrance.services.origin}${href('/signup')}?portal=${id}` };
    return { name: portal.name, version: portal.version, values: portalValuesOf(portal), panels: { subscription, terms } };
  });
}
