/**
 * Minutes for which a link is good: an address is confirmed within a day, by the signed-in user within the hour, a password is set at once,
 * a device asked for a passkey, a number confirmed; an invitation lies in the mailbox for a week, and what leads from one signed-in place to
 * another is followed now, who someone is a provider tells within minutes. What someone else may have done to an account can be undone for
 * a week. The week of an invitation stands in `db/schema/invitations.ts` too, as the default of `expires_at`.
 */
export const linkMinutes = {
  verify: 24 * 60,
  reset: 30,
  passkey: 10,
  phone: 10,
  emailChange: 60,
  emailUndo: 7 * 24 * 60,
  invite: 7 * 24 * 60,
  custom: 1,
  identity: 10,
} as const;
