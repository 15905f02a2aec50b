import type { MediaDownload } from './media.ts';
import type { TextPictures } from './site.ts';
import type { RichText } from '#domain/content/rich-text.ts';

/** The firm's view of the markets on a day, as reports show it. */
export interface CommentaryNote {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** The first sentences, without formatting. */
  readonly beginning: string;
  readonly attachment: MediaDownload | null;
}

/** A commentary with its whole text. */
export interface Commentary extends CommentaryNote {
  readonly body: RichText;
  readonly textPictures: TextPictures;
}

/** The newest commentary, beside the figures of an account or a portfolio. */
export interface NewestCommentary {
  readonly rows: readonly CommentaryNote[];
}
