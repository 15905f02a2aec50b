/** Minutes for which the link of a mail is good: an address is confirmed within a day, a password is set at once. */
export const linkMinutes = { verify: 24 * 60, reset: 30 } as const;
