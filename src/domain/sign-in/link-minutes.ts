/**
 * Minutes for which the link of a mail is good: an address is confirmed within a day, by whoever is signed in within the hour, a password is set
 * at once, a device asked for a passkey, a number confirmed. What somebody else may have done to an account can be undone for a week.
 */
export const linkMinutes = { verify: 24 * 60, reset: 30, passkey: 10, phone: 10, emailChange: 60, emailUndo: 7 * 24 * 60 } as const;
