import type { Page, TopicOfPages } from './page.ts';
import { type PageName, pages } from './pages.ts';

/** Returns a page, typed with all its optional fields. */
export function getPage(name: PageName): Page<PageName> {
  return pages[name];
}

/** The page with those that stand before it on the way to it, itself first. */
export function lineage(name: PageName): PageName[] {
  const { under } = getPage(name);
  return under === undefined ? [name] : [name, ...lineage(under)];
}

/** The page of a route by what the router calls it, the name of the page with the suffix of a twin; null for the frame around pages. */
export function pageOfRoute(id: string): PageName | null {
  const name = id.replace(/[/.].*/, '');
  return Object.hasOwn(pages, name) ? (name as PageName) : null;
}

/** The topics of the catalogues that the pages of these routes are written in, beside those that every page is. */
export function topicsOf(routes: readonly string[]): readonly TopicOfPages[] {
  return routes.flatMap((id) => {
    const page = pageOfRoute(id);
    return page === null ? [] : (getPage(page).words ?? []);
  });
}
