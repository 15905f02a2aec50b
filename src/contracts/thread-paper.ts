import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import type { ShownMessage } from './threads.ts';

/** The query of the file, with an option to include the firm's notes. */
export const ThreadPaperQuery = z.object({ notes: z.literal('yes').optional() });
export type ThreadPaperQuery = z.infer<typeof ThreadPaperQuery>;

/** The query of the page that is printed: a thread, or one message of it for the library. */
export const ThreadPageQuery = ThreadPaperQuery.extend({ message: z.string().refine(isId).optional() });
export type ThreadPageQuery = z.infer<typeof ThreadPageQuery>;

/** A thread as it is printed: its newest messages, the oldest of them first. */
export interface PaperThread {
  readonly subject: string;
  readonly account: string;
  readonly initiator: { readonly name: string; readonly at: string };
  /** The day in the firm's time zone. */
  readonly printedOn: string;
  readonly messages: readonly Pick<ShownMessage, 'id' | 'side' | 'isInternal' | 'writer' | 'text' | 'formatted' | 'at' | 'attachments'>[];
  /** True for one message alone. */
  readonly isOne: boolean;
  /** True if there are older messages. */
  readonly isCut: boolean;
  /** The treatment of the firm's notes; null for a client, who has none, and for one message. */
  readonly notes: 'included' | 'leftOut' | null;
}
