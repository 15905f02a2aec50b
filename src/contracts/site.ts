import type { BlockId } from '#collections/blocks/registry.ts';
import type { AnyShownProps } from '#collections/blocks/shown-block.ts';
import type { Locale } from './ids.ts';
import type { SitePicture } from './media.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import type { AskedField } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';

/** A link of the public site. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** An entry of the menu; what leads nowhere itself has entries below it. */
export interface SiteMenuEntry {
  readonly label: string;
  readonly href: string | null;
  readonly below: readonly SiteLink[];
}

/** A channel of the site, by which its readers have a menu and a home page of their own. */
export interface SiteChannel extends SiteLink {
  readonly id: string;
}

/** Addresses of a page for search engines: the one in the language that it is read in, and those in each of its languages. */
export interface SiteAddresses {
  readonly canonical: string;
  /** Empty where the page is in one language; `x-default` is for readers of any other. */
  readonly alternates: readonly { readonly language: Locale | 'x-default'; readonly address: string }[];
}

/** The address of an entry and the languages in which it is written. */
export interface SitePlace {
  readonly path: string;
  readonly languages: readonly Locale[];
  /** The record behind the page; absent for lists and for the product's own pages. */
  readonly record?: SiteRecord;
}

/** A record that the public site shows on a page of its own. */
export interface SiteRecord {
  readonly collection: 'pages' | 'posts';
  readonly id: string;
}

/** The header and footer data of every page of the public site. */
export interface SiteFrame {
  readonly menu: readonly SiteMenuEntry[];
  /** The channels that the reader may choose from; none where the firm has none. */
  readonly channels: readonly SiteChannel[];
  /** The channel whose menu is shown; null for the menu of the whole site. */
  readonly channel: SiteChannel | null;
  /** Pages that the foot leads to: those that the menu does not show. */
  readonly further: readonly SiteLink[];
  readonly offices: readonly { readonly place: string; readonly lines: readonly string[]; readonly phone: string }[];
  readonly social: readonly SiteLink[];
  readonly hasTeam: boolean;
  readonly hasPosts: boolean;
  readonly year: number;
  /** The signed-in user; null for a guest. */
  readonly reader: { readonly name: string; readonly isAdministrator: boolean } | null;
  /** True until the reader answers the question about cookies. */
  readonly asksForCookies: boolean;
}

export interface SitePerson {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly location: string | null;
  readonly linkedin: string | null;
  readonly photo: SitePicture | null;
  readonly bio: RichText | null;
}

/** A post in a list. */
export interface ListedPost extends SiteLink {
  readonly id: string;
  readonly summary: string | null;
  readonly date: string;
  readonly author: string | null;
  readonly picture: SitePicture | null;
  readonly tags: readonly string[];
}

export interface SiteQuote {
  readonly id: string;
  readonly words: string;
  readonly by: string;
}

export interface PromotedPage extends SiteLink {
  readonly id: string;
  readonly summary: string | null;
}

/** The pictures that stand in written text, by the ids of their entries of media. */
export type TextPictures = Readonly<Record<string, SitePicture>>;

/** A block as its view gets it. */
export interface SiteBlock {
  readonly id: string;
  readonly type: BlockId;
  readonly props: AnyShownProps;
}

/** A file of a library as its block shows it. */
export interface SiteFile {
  readonly id: string;
  readonly name: string;
  /** Null for a document. */
  readonly picture: SitePicture | null;
  readonly href: string;
  readonly format: string;
  /** In bytes; null for a picture, which is kept in several sizes. */
  readonly size: number | null;
}

/** The files that the reader may read of each library, by its id. A library that they may not read is not among them. */
export type SiteLibraries = Readonly<Record<string, readonly SiteFile[]>>;

/** A form that the reader may fill in. */
export interface SiteForm {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly fields: readonly AskedField[];
  /** The initial values of its fields. */
  readonly start: Typed;
  /** The fields that the reader does not change. */
  readonly fixed: readonly string[];
  /** The message after it was sent; null for a short thank you. */
  readonly endMessage: string | null;
}

/** The earlier submission of a form by its reader. */
export interface SentForm {
  /** The day on which it was sent. */
  readonly day: string;
  /** True while the reader may change it. */
  readonly mayChange: boolean;
  /** The form has the answers that were sent, to be changed. */
  readonly isChanged: boolean;
  /** The form takes no second submission. */
  readonly isOnce: boolean;
}

/** Records of the firm that some blocks show, beside what is written in them. */
export interface BlockRecords {
  readonly people: readonly SitePerson[];
  readonly posts: readonly ListedPost[];
  readonly libraries: SiteLibraries;
  /** The forms that the reader may fill in, by their ids. */
  readonly forms: Readonly<Record<string, SiteForm>>;
}

/** The blocks of a page of the public site. */
export interface SiteBlocks extends BlockRecords {
  readonly blocks: readonly SiteBlock[];
  readonly pictures: TextPictures;
}

/** The home page: what its own page says, and the beginnings of what else there is. */
export interface SiteHome {
  readonly place: SitePlace;
  /** Without the header and the footer of the site. */
  readonly isPlain: boolean;
  readonly title: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly textPictures: TextPictures;
  /** The blocks that the page is made of; none for a page of one text. */
  readonly made: SiteBlocks;
  readonly action: SiteLink | null;
  readonly picture: SitePicture | null;
  readonly description: string | null;
  readonly promoted: readonly PromotedPage[];
  readonly people: readonly SitePerson[];
  readonly quotes: readonly SiteQuote[];
  readonly posts: readonly ListedPost[];
}

export interface SiteEntry {
  readonly place: SitePlace;
  /** The id of the channel at whose address the page is read; null at its own. */
  readonly channel: string | null;
  /** Without the header and the footer of the site. */
  readonly isPlain: boolean;
  readonly title: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly textPictures: TextPictures;
  readonly made: SiteBlocks;
  readonly action: SiteLink | null;
  readonly picture: SitePicture | null;
  readonly description: string | null;
  /** The posts of a page of type Blog; empty for other pages. */
  readonly posts: readonly ListedPost[];
}

export interface SitePost {
  readonly place: SitePlace;
  readonly title: string;
  readonly summary: string | null;
  readonly keypoints: readonly string[];
  readonly body: RichText | null;
  readonly textPictures: TextPictures;
  readonly embed: string | null;
  readonly picture: SitePicture | null;
  readonly date: string;
  readonly tags: readonly string[];
  readonly author: SitePerson | null;
  readonly related: readonly ListedPost[];
}

export interface SitePosts {
  readonly posts: readonly ListedPost[];
  readonly tags: readonly string[];
  readonly tag: string | null;
  readonly page: number;
  readonly hasMore: boolean;
}

/** A part of an excerpt; a hit says what was looked for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isHit: boolean;
}

export interface SiteHit extends SiteLink {
  readonly id: string;
  readonly kind: 'pages' | 'posts' | 'team';
  readonly excerpt: readonly ExcerptPart[];
}

/** The results of a search of the site; `wanted` is empty before anything is asked. */
export interface SiteHits {
  readonly wanted: string;
  readonly hits: readonly SiteHit[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** The maximum length of a search query. */
export const longestSearch = 100;

/** The number of posts on a page of their list. */
export const postsOnPage = 12;
