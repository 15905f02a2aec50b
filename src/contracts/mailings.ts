import type * as z from 'zod';
import type { LeftOutReason } from '#domain/audience.ts';
import type { FieldValues } from '#domain/thread/message-fields.ts';
import type { MailingState } from '#domain/thread/mailing.ts';
import { AudienceQuery, type Reach } from './audience.ts';
import { fieldLanguage, fieldNames } from './message-templates.ts';

/** The recipients of a message to several, with the fields that it names so far. */
export const MailingReachQuery = AudienceQuery.extend({ fields: fieldNames, language: fieldLanguage });
export type MailingReachQuery = z.infer<typeof MailingReachQuery>;

/** The number of recipients of a message, and those left out. */
export interface MailingReach extends Reach {
  /** The field values of the first recipient; null where the message has no fields. */
  readonly example: { readonly name: string; readonly values: FieldValues } | null;
}

/** A message to several in a list. The moment is the firm's clock's. */
export interface ListedMailing {
  readonly id: string;
  readonly subject: string;
  readonly sentAt: string;
  /** To how many it was written. */
  readonly count: number;
}

/** The state of a message to several recipients, with the state for each. */
export interface ShownMailing extends ListedMailing {
  readonly isStopped: boolean;
  /** True if no client is notified of it. */
  readonly isSilent: boolean;
  /** True if the library of each client gets a copy of it. */
  readonly isCopied: boolean;
  readonly counts: Readonly<Record<MailingState, number>>;
  readonly people: readonly MailingPerson[];
}

export interface MailingPerson {
  readonly account: string;
  readonly name: string;
  readonly state: MailingState;
  readonly reason: LeftOutReason | null;
  /** Their own thread, where there is one. */
  readonly thread: string | null;
}
