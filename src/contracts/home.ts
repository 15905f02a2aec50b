import type { DayPart } from '#domain/home/day-part.ts';
import type { ListedDocument } from './library.ts';
import type { ListedThread } from './threads.ts';

/** The content of an investor's home besides the figures. */
export interface Home {
  readonly greeting: {
    readonly name: string;
    /** On the firm's clock; the browser knows the reader's own. */
    readonly dayPart: DayPart;
  };
  /** The newest commentary; null if the firm has published none. */
  readonly commentary: { readonly title: string; readonly date: string; readonly beginning: string } | null;
  /** Null where the reader has no library on the portal. */
  readonly documents: HomeDocuments | null;
  /** Null where the reader has no messages on the portal. */
  readonly messages: HomeMessages | null;
}

export interface HomeDocuments {
  /** The newest, at most five. */
  readonly newest: readonly Pick<
    ListedDocument,
    'id' | 'title' | 'arrivedAt' | 'extension' | 'size' | 'isNew' | 'openAsk' | 'number' | 'marks'
  >[];
}

export interface HomeMessages {
  /** The number of threads with unread messages. */
  readonly unread: number;
  /** The newest, at most three. */
  readonly newest: readonly Pick<ListedThread, 'id' | 'subject' | 'assigned' | 'lastAt' | 'isUnread'>[];
}
