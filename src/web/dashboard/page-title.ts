import { type PageName, pages } from '#contracts/pages/pages.ts';
import type { Texts } from '#wording/texts.ts';

type Titled = { [Name in PageName]: (typeof pages)[Name] extends { readonly title: string } ? Name : never }[PageName];

/** Returns the title of a page in the navigation and the breadcrumbs; null if it has its own name or none. */
export function pageTitle(page: PageName, texts: Texts): string | null {
  return isTitled(page) ? texts(pages[page].title) : null;
}

function isTitled(page: PageName): page is Titled {
  return 'title' in pages[page];
}
