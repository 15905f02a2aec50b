import { type PageName, pages } from '#contracts/pages/pages.ts';
import type { Texts } from '#wording/texts.ts';

type Titled = { [Name in PageName]: (typeof pages)[Name] extends { readonly title: string } ? Name : never }[PageName];

/** What a page is called in the navigation and on the way to it; null where it has a name of its own, or none. */
export function pageTitle(page: PageName, texts: Texts): string | null {
  return isTitled(page) ? texts(pages[page].title) : null;
}

function isTitled(page: PageName): page is Titled {
  return 'title' in pages[page];
}
