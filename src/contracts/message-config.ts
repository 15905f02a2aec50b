import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import type { ThreadView } from '#domain/thread/thread.ts';

/** The portal that it is asked of; absent for the firm's own. */
export const MessageConfigQuery = z.object({ portal: z.string().refine(isId).optional() });
export type MessageConfigQuery = z.infer<typeof MessageConfigQuery>;

/** Settings with which an application shows messages as the portal does: the specification's report message config, served at `/reports/messages.config.json`. */
export interface MessageConfig {
  readonly title: string;
  /** One sentence that says what messages are for. */
  readonly overview: string;
  /** The lists of messages that the reader has. */
  readonly views: readonly { readonly name: ThreadView; readonly title: string }[];
  /** The offices of the firm. */
  readonly divisions: readonly { readonly title: string; readonly phone: string }[];
  /** The telephone number of the portal, or else of the first office. */
  readonly phone: string | null;
  /** The email address of the portal. */
  readonly email: string | null;
}
