import type { ChangeKind } from '../live-news.ts';

/**
 * Who may open a page, in the words of the specification's site report where it has them. `routes/guards.ts` says what becomes of everyone else;
 * what a page shows is decided by the policies of what it is about.
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
  /** Those of the members who are the firm's own people. */
  | 'professional'
  /** The printer and the sender of messages: over HTTP there is no such page. */
  | 'printer'
  | 'mailer'
  | 'inDemo'
  /** Those who build the product: a build has no such page. */
  | 'developer';

/** Topics of the catalogues that no browser has before a page names them. */
export type TopicOfPages =
  | 'accessLog'
  | 'audience'
  | 'dataHealth'
  | 'delegates'
  | 'deliveries'
  | 'designer'
  | 'explorer'
  | 'imports'
  | 'library'
  | 'media'
  | 'news'
  | 'notifications'
  | 'outbox'
  | 'projections'
  | 'publicSite'
  | 'reconciliations'
  | 'threads'
  | 'welcome';

/** Below which heading a page stands in the navigation. */
export type NavigationGroup = 'portal' | 'shared' | 'help' | 'home' | 'own' | 'admin';

export interface Page<Other> {
  readonly path: `/${string}`;
  readonly who: Who;
  /** Its file in the folder of its address below `routes/`, where that is not called as the page is. */
  readonly file?: string;
  /** Whether the site report of a variant may say otherwise, for what stands under the page too. */
  readonly restrictable?: true;
  /** The switch of the variant without which there is no such page. */
  readonly section?: 'explorer' | 'library' | 'messages' | 'news' | 'processes';
  /** Its text in the catalogues, for the navigation and the way to it; absent where the page has a name of its own, or none. */
  readonly title?: string;
  /** The page before it on the way to it, where that is not the first of the navigation. */
  readonly under?: Other;
  /** Its entry in the navigation, in the order of this list. Which of them have more than one, or a condition: `read-navigation.ts`. */
  readonly nav?: { readonly group: NavigationGroup; readonly icon: string };
  /** What belongs to the page and is for whom the page is: by what its address adds to the page's, the file in the same folder. */
  readonly twins?: Readonly<Record<string, string>>;
  /** Topics of the catalogues that are read on this page alone, or on few: they are fetched with it. */
  readonly words?: readonly TopicOfPages[];
  /** What it is loaded anew for, in its place, when it changes while someone has it open. */
  readonly follows?: readonly ChangeKind[];
  /** What a form of the page brings: passwords cost a hash, pictures are large. */
  readonly takes?: 'passwords' | 'pictures';
}
