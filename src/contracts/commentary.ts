import type { RichText } from '#domain/content/rich-text.ts';

/** What the firm says about the markets, on a day. */
export interface Commentary {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly body: RichText;
}
