/** Whom of the firm's clients something that goes to several is meant for: all whom its sender looks after, groups of them, or some. */
export const audiences = ['all', 'groups', 'chosen'] as const;
export type Audience = (typeof audiences)[number];

/** Groups and clients that are chosen, and how many of those who are left out are named beforehand. */
export const audienceLimits = { groups: 50, chosen: 50, named: 20 } as const;

/** Reason why a client is left out: the account is closed, no one has registered for it, or a field of a message has no value with them. */
export type LeftOutReason = 'closed' | 'cannotRead' | 'noValue';
