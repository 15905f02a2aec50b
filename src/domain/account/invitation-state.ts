/** States of the newest invitation of an account's client. */
export const invitationStates = ['queued', 'sent', 'opened', 'accepted', 'expired', 'bounced', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Its link leads somewhere, or will. */
export function isInvitationOpen(state: InvitationState | null): boolean {
  return state === 'queued' || state === 'sent' || state === 'opened';
}
