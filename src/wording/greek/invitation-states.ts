/** How it stands with the invitation of a client. */
export const invitationStateNames = {
  queued: 'Σε αναμονή αποστολής',
  sent: 'Στάλθηκε',
  opened: 'Ανοίχτηκε',
  accepted: 'Έγινε αποδεκτή',
  expired: 'Έληξε',
  bounced: 'Δεν παραδόθηκε',
  revoked: 'Ανακλήθηκε',
};
