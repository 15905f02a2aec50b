import * as z from 'zod';
import { type InvitationState, invitationStates } from '#domain/account/invitation-state.ts';

/** How many clients are invited in one go. */
export const maxInvitedAtOnce = 200;

/** How it stands with the invitation of a client of the list. */
export const invitedBefore = ['never', 'before', ...invitationStates] as const;

/** What the address of the list may ask. */
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

/** Why a client is not invited. */
export type NotInvited = 'no-email' | 'signed-in' | 'just-invited' | 'other-email' | 'not-open' | 'not-found' | 'not-invited';

/** What would be done about a client, or was. */
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
  /** Of all that were found only so many are invited in one go; null where that is all of them. */
  readonly leftOut: number | null;
}
