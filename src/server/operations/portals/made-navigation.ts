import type { portalDestinations } from '#collections/content/portal-navigation.ts';
import type { Locale } from '#contracts/ids.ts';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import type { PageName } from '#contracts/pages/pages.ts';
import { seesAsClient } from '#domain/actor.ts';
import { arrangeNavigation } from '#domain/portal/arrange-navigation.ts';
import type { MenuEntry } from '../../db/queries/content/site-content.ts';
import type { RequestContext } from '../../request-context.ts';
import { linkTo } from '../site/read-menu.ts';
import { listLanguages, spoken } from '../site/spoken.ts';

/** More entries of a firm are in no portal's navigation. */
export const maxEntries = 60;

/**
 * Adds the entries that the firm has made for the portal to the usual ones of the request, which are changed and arranged by them. A page that has
 * an entry below another stands there alone.
 */
export async function withMadeEntries(
  context: RequestContext,
  portal: string,
  usual: readonly NavigationEntry[],
): Promise<NavigationEntry[]> {
  const entries = await context.db.read((snapshot) => snapshot.publishedContent.portalNavigation(portal, maxEntries));
  if (entries.length === 0) return [...usual];
  const made = madeEntries(entries, context);
  const isInside = new Set(entries.map(({ values }) => (asText(values.parent) === null ? null : values.section)));
  const atTop = usual.filter(({ page }) => !isInside.has(page));
  return arrangeNavigation(atTop, made(null)).flatMap(({ usual: own, made: entry }): NavigationEntry[] => {
    if (!entry) return own ? [own] : [];
    const below = made(entry.id).flatMap((one) => asDrawn(one, usual));
    const drawn = { ...(own ?? { href: entry.href }), ...labelled(entry) };
    return drawn.href === null && below.length === 0 ? [] : [{ ...drawn, ...(below.length > 0 && { below }) }];
  });
}

interface MadeEntry {
  readonly id: string;
  readonly page: PageName | null;
  readonly isVisible: boolean;
  readonly label: string | null;
  readonly icon: string | null;
  readonly href: string | null;
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Other websites are opened by https alone. */
const outsideAddress = (value: unknown) => (asText(value)?.startsWith('https://') ? asText(value) : null);

/** Returns the entries that stand below one, or with null in the navigation itself. */
function madeEntries(entries: readonly MenuEntry[], context: RequestContext): (parent: string | null) => MadeEntry[] {
  const role = seesAsClient(context.actor) ? 'investor' : context.actor.kind;
  const languages = listLanguages(context);
  return (parent) =>
    entries
      .filter(({ values }) => asText(values.parent) === parent)
      .map((entry) => ({ ...madeEntry(entry, languages), isVisible: isFor(entry, role) }));
}

function madeEntry({ id, values, page }: MenuEntry, languages: readonly Locale[]): Omit<MadeEntry, 'isVisible'> {
  const own = { id, label: spoken(values, 'label', languages), icon: asText(values.icon) };
  const section = asText(values.section) as (typeof portalDestinations)[number] | null;
  if (values.leadsTo === 'section') return { ...own, page: section, href: null };
  const link = page && linkTo(page, languages);
  const outside = values.leadsTo === 'address' ? outsideAddress(values.address) : null;
  return { ...own, page: null, label: own.label ?? link?.label ?? values.name, href: link?.href ?? outside };
}

/** Without a choice of roles, an entry is for all of them. One of a page of the site is for those who may read the page. */
function isFor({ values: { leadsTo, visible }, page }: MenuEntry, role: string): boolean {
  return (leadsTo !== 'page' || page !== null) && (!Array.isArray(visible) || visible.length === 0 || visible.includes(role));
}

const labelled = ({ label, icon }: MadeEntry) => ({ ...(label !== null && { label }), ...(icon !== null && { icon }) });

/** Returns an entry below another; none for a page that the reader has not got, for a link to nothing, and for what others see. */
function asDrawn(entry: MadeEntry, usual: readonly NavigationEntry[]): NavigationEntry[] {
  if (!entry.isVisible) return [];
  if (entry.page === null) return entry.href === null ? [] : [{ href: entry.href, ...labelled(entry) }];
  return usual.filter(({ page }) => page === entry.page).map((own) => ({ ...own, ...labelled(entry) }));
}
