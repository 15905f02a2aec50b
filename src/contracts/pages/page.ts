import type { ChangeKind } from '../live-news.ts';

/**
 * The callers who may open a page, in the terms of the specification's site report where it has them. `routes/guards.ts` handles all other callers. Policies
 * of the subject decide what a page shows.
 */
export type Who =
  | 'everybody'
  | 'signedIn'
  /** Signed in, and not on behalf of a client. */
  | 'oneself'
  /** A client, of what is their own. */
  | 'client'
  /** Whom a client let in, beside their own pages or without any. */
  | 'delegate'
  | 'administrator'
  /** The administrator whose page it is: guests are asked to sign in first. */
  | 'signedInAdministrator'
  /** Members of the portal in the address. */
  | 'member'
  | 'memberAsOneself'
  /** Members who see a portfolio there. */
  | 'withPortfolio'
  /** Members who see an account there for whose client the projections tool is. */
  | 'withProjections'
  /** The members who work for the firm. */
  | 'professional'
  /** The printer and the sender of messages: over HTTP there is no such page. */
  | 'printer'
  | 'mailer'
  | 'inDemo'
  /** The developers of the product: a build has no such page. */
  | 'developer';

/** Topics of the catalogues that no browser has before a page names them. */
export type TopicOfPages =
  | 'accessLog'
  | 'analytics'
  | 'audience'
  | 'contentCollections'
  | 'dataHealth'
  | 'dataProcesses'
  | 'delegates'
  | 'deliveries'
  | 'designer'
  | 'explorer'
  | 'formDesigner'
  | 'imports'
  | 'investmentAdvice'
  | 'library'
  | 'media'
  | 'news'
  | 'notifications'
  | 'portalForms'
  | 'projections'
  | 'publicSite'
  | 'reconciliations'
  | 'simulator'
  | 'threads'
  | 'welcome';

/** Below which heading a page stands in the navigation. */
export type NavigationGroup = 'portal' | 'shared' | 'help' | 'home' | 'own' | 'admin';

export interface Page<Other> {
  readonly path: `/${string}`;
  readonly who: Who;
  /** Its file in the folder of its address below `routes/`, where that is not called as the page is. */
  readonly file?: string;
  /** True if the site report of a variant may override the audience, including that of pages below. */
  readonly restrictable?: true;
  /** The switch of the variant without which there is no such page. */
  readonly section?: 'analytics' | 'explorer' | 'investmentAdvice' | 'library' | 'messages' | 'news' | 'processes';
  /** Its text in the catalogues, for the navigation and the way to it; absent where the page has a name of its own, or none. */
  readonly title?: string;
  /** The page before it on the way to it, where that is not the first of the navigation. */
  readonly under?: Other;
  /** Its entry in the navigation, in the order of this list. Which of them have more than one, or a condition: `read-navigation.ts`. */
  readonly nav?: { readonly group: NavigationGroup; readonly icon: string };
  /** Topics of the catalogues that are read on this page alone, or on few: they are fetched with it. */
  readonly words?: readonly TopicOfPages[];
  /** The kinds of changes that make an open page reload in place. */
  readonly follows?: readonly ChangeKind[];
  /** The content of the page's forms that needs special limits: hashing passwords is slow, and pictures are large. */
  readonly takes?: 'passwords' | 'pictures';
}
