/** How it stands with the invitation of a client. */
export const invitationStateNames = {
  queued: 'Queued',
  sent: 'Sent',
  opened: 'Opened',
  accepted: 'Accepted',
  expired: 'Expired',
  bounced: 'Bounced',
  revoked: 'Revoked',
};
