import { logoPath } from '#contracts/admin/images.ts';
import type { PortalSettings } from '#contracts/admin/portal-form.ts';
import { system } from '#domain/actor.ts';
import { authorize } from '#domain/policy.ts';
import { portalSettingsPolicy } from '#domain/portal/portal-policy.ts';
import { shownThemes } from '#wording/shown-themes.ts';
import type { RequestContext } from '../../request-context.ts';
import { choosingAs } from './change-owners.ts';
import { portalFieldsOf } from './portal-form.ts';

/**
 * Returns the settings of the page's portal, for its owners and administrators.
 *
 * @throws AccessRefused `page-not-found` for everyone else
 */
export async function readPortalSettings({
  actor,
  portal,
  variant,
  locale,
  texts,
  auth,
}: Pick<RequestContext, 'actor' | 'portal' | 'variant' | 'locale' | 'texts' | 'auth'>): Promise<PortalSettings> {
  authorize({ policy: portalSettingsPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  // Owners do not see each other's rows by themselves: they need not share an account.
  return auth.database.as(system('portals')).read(async ({ portalMembers }) => {
    const [owners, candidates] = await Promise.all([
      portalMembers.owners(portal.id),
      portalMembers.ownerCandidates(portal.id, choosingAs(actor)),
    ]);
    return {
      version: portal.version,
      fields: portalFieldsOf(portal),
      logo: { version: portal.logo ?? '', href: logoPath(portal.id, portal.logo) },
      themes: shownThemes(variant, locale, texts),
      languages: variant.locales,
      owners: owners.map(({ id, name, email }) => ({ id, name, email })),
      candidates,
    };
  });
}
