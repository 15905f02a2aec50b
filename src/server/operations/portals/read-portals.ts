import { href } from 'react-router';
import { logoPath } from '#contracts/admin/images.ts';
import type { GridRow, OfferedRecord, PanelData } from '#contracts/records.ts';
import { personRoles } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import { shownThemes } from '#wording/shown-themes.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { MenuEntry } from '../../db/queries/content/site-content.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { choosingAs } from './change-owners.ts';
import { type PortalValues, portalValuesOf } from './change-portal-details.ts';
import { maxEntries } from './made-navigation.ts';

const reading = { policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * Some of the portals of the firm, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listPortals(
  { actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>,
  query: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize(reading, actor, {});
  const { portals, found } = await db.read((snapshot) => snapshot.portals.page(query));
  const rows = portals.map(({ id, logo, termsPublishedAt, ...cells }) => ({
    id,
    picture: logoPath(id, logo),
    cells: { ...cells, termsPublishedAt: termsPublishedAt && localMoment(termsPublishedAt, variant.timeZone) },
  }));
  return { rows, found };
}

interface ReadPortal extends VersionedValues<PortalValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'navigation' | 'owners' | 'portalLogo' | 'subscription' | 'terms'>;
  /** Fields of what the variant does not have. */
  readonly without: readonly string[];
  readonly offered: Readonly<Record<'theme' | 'language' | 'organisation' | 'portalDocument', readonly OfferedRecord[]>>;
}

/**
 * One of them, with its terms in all their versions, and its subscription.
 *
 * @throws AccessRefused `page-not-found` for all but administrators, and for a portal that does not exist
 */
export async function readPortal(
  context: Pick<RequestContext, 'actor' | 'db' | 'variant' | 'locale' | 'texts' | 'auth'>,
  id: string,
): Promise<ReadPortal> {
  const { actor, db, variant, locale, texts, auth } = context;
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
    const subscription = { ...use, signUpHref: `${auth.services.origin}${href('/signup')}?portal=${id}` };
    const owners = {
      owners: (await snapshot.portalMembers.owners(id)).map(({ id: owner, name, email }) => ({ id: owner, name, email })),
      candidates: await snapshot.portalMembers.ownerCandidates(id, choosingAs(actor)),
    };
    const offered = {
      theme: shownThemes(variant, locale, texts).map(({ id: value, name: label }) => ({ value, label })),
      language: variant.locales.map((value) => ({ value, label: texts(`shell.languages.${value}`) })),
      portalDocument: await snapshot.contentRecords.of('media').offered(),
      organisation: (await snapshot.organisations.all()).map(({ id: value, name: label }) => ({ value, label })),
    };
    const navigation = { entries: entriesOf(await snapshot.publishedContent.portalNavigation(id, maxEntries)) };
    const panels = { navigation, owners, portalLogo: { href: logoPath(id, portal.logo) }, subscription, terms };
    const without = [...(variant.sections.explorer ? [] : ['explorerApi']), ...(variant.sections.news ? [] : ['newsApi'])];
    return { name: portal.name, version: portal.version, values: portalValuesOf(portal), panels, offered, without };
  });
}

function entriesOf(entries: readonly MenuEntry[]): PanelData['navigation']['entries'] {
  return entries.map(({ id, values }) => ({
    id,
    name: values.name,
    icon: typeof values.icon === 'string' ? values.icon : null,
    above: entries.find((other) => other.id === values.parent)?.values.name ?? null,
    visible: personRoles.filter((role) => Array.isArray(values.visible) && values.visible.includes(role)),
  }));
}
