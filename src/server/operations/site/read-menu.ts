import type { Locale } from '#contracts/ids.ts';
import type { SiteLink, SiteMenuEntry } from '#contracts/site.ts';
import type { Queries } from '../../db/queries.ts';
import type { MenuEntry, PublishedEntry } from '../../db/queries/content/site-content.ts';
import { spoken } from './spoken.ts';

/** More pages or entries are in no menu. */
export const maxPages = 40;
const maxEntries = 60;
/** The slug of the page that is shown at `/`. */
export const homeSlug = 'home';

export interface Menu {
  readonly menu: readonly SiteMenuEntry[];
  /** Pages to which the menu does not lead. */
  readonly further: readonly SiteLink[];
}

/** The menu that the firm has made, as the reader may see it; where there is none, the published pages that are not hidden. */
export async function readMenu({ publishedContent }: Pick<Queries, 'publishedContent'>, languages: readonly Locale[]): Promise<Menu> {
  const entries = await publishedContent.navigation(maxEntries);
  const pages = (await publishedContent.list('pages', { by: 'order', limit: maxPages })).filter(({ slug }) => slug !== homeSlug);
  const made = menuOf(entries, languages);
  const ofPages = pages
    .filter(({ values }) => values.hidden !== true)
    .map((page): SiteMenuEntry => ({ ...linkTo(page, languages), below: [] }));
  const menu = made.length > 0 ? made : ofPages;
  const shown = new Set(menu.flatMap(({ href, below }) => [href, ...below.map((link) => link.href)]));
  return { menu, further: pages.map((page) => linkTo(page, languages)).filter(({ href }) => !shown.has(href)) };
}

export function linkTo({ id, slug, values }: PublishedEntry, languages: readonly Locale[]): SiteLink {
  return { label: spoken(values, 'menuLabel', languages) ?? values.name, href: slug === homeSlug ? '/' : `/${slug ?? id}` };
}

/** Entries that lead nowhere and open nothing are left out, and so is what stands below an entry that the reader may not see. */
function menuOf(entries: readonly MenuEntry[], languages: readonly Locale[]): SiteMenuEntry[] {
  const drawn = (parent: string | null) =>
    entries.filter(({ values }) => (values.parent ?? null) === parent).map((entry) => ({ id: entry.id, ...entryOf(entry, languages) }));
  return drawn(null).flatMap(({ id, label, href }) => {
    const below = drawn(id).flatMap((one) => (one.href === null ? [] : [{ label: one.label, href: one.href }]));
    return href === null && below.length === 0 ? [] : [{ label, href, below }];
  });
}

const ownPlaces = new Map<unknown, string>([
  ['posts', '/posts'],
  ['team', '/team'],
  ['demo', '/demo'],
]);

function entryOf({ values, page }: MenuEntry, languages: readonly Locale[]): Omit<SiteMenuEntry, 'below'> {
  const led = page && linkTo(page, languages);
  const address = values.leadsTo === 'address' && typeof values.address === 'string' ? values.address : null;
  return {
    label: spoken(values, 'label', languages) ?? led?.label ?? values.name,
    href: led?.href ?? ownPlaces.get(values.leadsTo) ?? address,
  };
}
