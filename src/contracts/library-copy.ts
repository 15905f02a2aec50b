import type { CopyReason } from '#domain/document/copy-state.ts';

/** The state of the copy of a submission or a message in the library of its account. */
export interface LibraryCopy {
  readonly portal: string;
  readonly account: string;
  /** Null before one is there. */
  readonly document: string | null;
  /** True while the document has not what the sender sent last. */
  readonly isBehind: boolean;
  /** The moment of the next try, on the clock of the variant; null where nothing has failed. */
  readonly retriedAt: string | null;
  /** The reason why it does not come; null for one that is there or waits. */
  readonly reason: CopyReason | null;
}
