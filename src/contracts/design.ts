import type { FurtherForm } from '#forms/designed/whole-design.ts';
import type { ContentId } from '#collections/content/registry.ts';
import type { Locale, Theme } from './ids.ts';
import type { SitePicture } from './media.ts';
import type { OfferedRecord } from './records.ts';
import type { BlockRecords, SiteFrame } from './site.ts';

/** All that the designer of a form knows when it is opened. */
export interface FormDesign {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The version that readers see; null where they see none. */
  readonly published: number | null;
  /** The address of the form on the public site. */
  readonly address: string;
  /** The languages of the variant, the first one before the others. */
  readonly languages: readonly Locale[];
  /** Its fields, as they are saved. */
  readonly json: string;
  /** The forms that it asks after them, as they were published last. */
  readonly further: readonly FurtherForm[];
  readonly mayPublish: boolean;
}

/** All that the designer of an entry knows when it is opened. */
export interface Design {
  readonly collection: ContentId;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The version that readers see; null where they see none. */
  readonly published: number | null;
  /** The address of the entry on the public site. */
  readonly address: string;
  /** Tells that the page stands alone, without header and foot, in the theme of the firm. */
  readonly isPlain: boolean;
  /** Its fields of blocks with the JSON that is saved in them, in the order of the variant's languages. */
  readonly fields: readonly { readonly id: string; readonly language: Locale; readonly json: string }[];
  readonly mayPublish: boolean;
  readonly records: BlockRecords;
  readonly offices: SiteFrame['offices'];
  /** The pictures in media by their ids, as pages show them. */
  readonly pictures: Readonly<Record<string, SitePicture>>;
  /** All entries of media. */
  readonly media: readonly OfferedRecord[];
  /** All records that blocks choose from, by their collections. */
  readonly offered: Readonly<Record<string, readonly OfferedRecord[]>>;
  /** Media without a description that are no decoration. */
  readonly undescribed: readonly string[];
  /** The themes of the variant, and the one in which the preview begins: that of the firm for a plain page, else that of the reader. */
  readonly themes: readonly { readonly id: Theme; readonly name: string }[];
  readonly theme: Theme;
}
