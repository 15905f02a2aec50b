/** Relation of a delegate to the client. */
export const delegateRelations = ['spouse', 'accountant', 'trustee', 'other'] as const;
export type DelegateRelation = (typeof delegateRelations)[number];

/** A delegate's access to a portfolio: all of its page, or weights and returns without an amount. */
export const delegatedAreas = ['everything', 'percentages'] as const;
export type DelegatedArea = (typeof delegatedAreas)[number];

/**
 * Months until which at the latest someone is let in, and how many of an account there are at the same time; how many a client invites a day, and minutes between two
 * invitations of the same person. */
export const delegationLimits = { months: 36, atOnce: 10, perDay: 10, resendMinutes: 60 } as const;
