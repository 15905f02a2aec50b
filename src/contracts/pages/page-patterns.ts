import { getPage } from './page-at.ts';
import type { Page } from './page.ts';
import { type PageName, pages } from './pages.ts';

/** The paths of the pages of which something holds as the source of a regular expression, for requests that no router has read yet. */
export function pathsWhere(holds: (page: Page<PageName>) => boolean): string {
  const paths = Object.keys(pages).flatMap((name) => {
    const page = getPage(name as PageName);
    return holds(page) ? [page.path] : [];
  });
  return `(?:${paths.map((path) => path.replaceAll(/:\w+/g, '[^/?]+')).join('|')})`;
}
