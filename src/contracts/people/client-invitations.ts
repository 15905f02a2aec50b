import * as z from 'zod';
import { type InvitationState, invitationStates } from '#domain/account/invitation-state.ts';

/** The maximum number of clients invited at once. */
export const maxInvitedAtOnce = 200;

/** The states of an invitation of a client in the list. */
export const invitedBefore = ['never', 'before', ...invitationStates] as const;

/** The query in the address of the list. */
export const ClientInvitationsQuery = z.object({
  find: z
    .string()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  sent: z.enum(invitedBefore).optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});
export type ClientInvitationsQuery = z.infer<typeof ClientInvitationsQuery>;

/** An account whose client has not signed in. */
export interface UninvitedClient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** On the firm's clock; null for one that was never invited. */
  readonly lastSentAt: string | null;
  readonly state: InvitationState | null;
}

/** The clients who have not signed in, a page of them. */
export interface ClientInvitationsPage {
  readonly query: ClientInvitationsQuery;
  readonly clients: readonly UninvitedClient[];
  readonly found: number;
  readonly page: number;
  readonly pages: number;
}

/** The reason why a client is not invited. */
export type NotInvited = 'no-email' | 'signed-in' | 'just-invited' | 'other-email' | 'not-open' | 'not-found' | 'not-invited';

/** The expected or actual result for one client. */
export interface ClientVerdict {
  readonly id: string;
  /** Empty for one that the caller may not see. */
  readonly name: string;
  readonly email: string;
  /** Null for one who is invited. */
  readonly refused: NotInvited | null;
}

/** `preview` before anything is sent, `sent` or `revoked` afterwards. */
export interface ClientInvitationsAnswer {
  readonly step: 'preview' | 'sent' | 'revoked';
  readonly clients: readonly ClientVerdict[];
  /** The number of clients found above the limit for one invitation; null where all are within it. */
  readonly leftOut: number | null;
}
