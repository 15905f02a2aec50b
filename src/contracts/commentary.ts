import type { RichText } from '#domain/content/rich-text.ts';

/** The firm's view of the markets on a day. */
export interface Commentary {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly body: RichText;
}
