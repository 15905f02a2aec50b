import type { Locale } from './ids.ts';
import type { Saved, Conflict } from './versioned.ts';

/** A picture as pages of the public site show it: a file for each width and kind. */
export interface SitePicture {
  /** Empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly addresses: readonly { readonly href: string; readonly width: number }[] }[];
}

/** Facts about the file of an entry of media, which the server records with it. */
export interface MediaFacts {
  /** As it came: `jpeg`. */
  readonly format: string;
  /** In bytes, as it came. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly sizes: readonly {
    readonly type: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly href: string;
  }[];
}

/** A file of media that readers may download. */
export interface MediaDownload {
  readonly name: string;
  readonly href: string;
  /** As it came: `pdf`. */
  readonly format: string;
  /** In bytes. */
  readonly size: number;
}

/** An entry of media among those that can be chosen. */
export interface MediaChoice {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Empty for those in no folder. */
  readonly folder: string;
  /** The address of a small picture; null for what is no picture. */
  readonly thumb: string | null;
  readonly format: string;
  /** In bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: Readonly<Record<Locale, string>>;
  readonly isDecoration: boolean;
  /** The number of entries that show it. */
  readonly uses: number;
}

export interface MediaChoices {
  readonly media: readonly MediaChoice[];
  /** The languages in which pictures are described. */
  readonly languages: readonly Locale[];
}

/** The sign of a file where there is little room: a small picture, or a drawing of its format. */
export interface MediaSign {
  readonly thumb: string | null;
  readonly format: string | null;
}

export type MediaAnswer =
  | { readonly id: string }
  | ({ readonly file: string } & MediaSign)
  | { readonly folder: string }
  | Saved
  | Conflict<string>;
