import * as z from 'zod';
import type { ShownMessage } from './threads.ts';

/** Whether the notes of the firm stand in the file too. */
export const ThreadPaperQuery = z.object({ notes: z.literal('yes').optional() });
export type ThreadPaperQuery = z.infer<typeof ThreadPaperQuery>;

/** A thread as it is printed: its newest messages, the oldest of them first. */
export interface PaperThread {
  readonly subject: string;
  readonly account: string;
  readonly initiator: { readonly name: string; readonly at: string };
  /** The day in the firm's time zone. */
  readonly printedOn: string;
  readonly messages: readonly Pick<ShownMessage, 'id' | 'side' | 'isInternal' | 'writer' | 'text' | 'formatted' | 'at' | 'attachments'>[];
  /** Whether there are older ones. */
  readonly isCut: boolean;
  /** What is said of the firm's notes; null to a client, for whom there are none. */
  readonly notes: 'included' | 'leftOut' | null;
}
