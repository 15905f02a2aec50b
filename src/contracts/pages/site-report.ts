import { lineage, getPage } from './page-at.ts';
import type { Who } from './page.ts';
import type { PageName, pages } from './pages.ts';

/** The pages of a portal for which a variant may say who opens them: not overview and accounts, which are for all its members. */
export type RestrictablePage = { [Id in PageName]: (typeof pages)[Id] extends { readonly restrictable: true } ? Id : never }[PageName];

/** All members of a portal, those of them who see a portfolio there or have the projections tool, or the firm's own people. */
export type PagePermission = Extract<Who, 'member' | 'withPortfolio' | 'withProjections' | 'professional'>;

/** For whom a variant's pages are, where it is not as the pages say. */
export type SiteReport = Readonly<Partial<Record<RestrictablePage, PagePermission>>>;

/** Returns the audience of a page in a variant. The site report's entry for the page or a page above it comes before the page's own. */
export function whoMayOpen(page: PageName, siteReport: SiteReport): Who {
  const said: Readonly<Partial<Record<PageName, PagePermission>>> = siteReport;
  return lineage(page).flatMap((each) => said[each] ?? [])[0] ?? getPage(page).who;
}
