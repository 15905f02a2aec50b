/** Clients who get one message to several, and such messages of one person within an hour. */
export const mailingLimits = { recipients: 500, perHour: 10 } as const;

/** Outcome of a mailing for one client. */
export type MailingState = 'sent' | 'waiting' | 'stopped' | 'leftOut';
