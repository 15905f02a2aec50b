/** Limits of one delivery: clients and files; and deliveries of one person per hour. */
export const deliveryLimits = { recipients: 2000, files: 500, perHour: 20 } as const;

/** One file for all of them, or a file for each, which its name says. */
export const deliveryKinds = ['same', 'own'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/**
 * Reasons why a file does not become a document of a client: the account is closed, its sender no longer looks after them, or it
 * failed for a day.
 */
export const undeliveredReasons = ['closed', 'noAccess', 'failed'] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** Outcome of a delivery for one client. */
export type DeliveryState = 'sent' | 'waiting' | 'stopped' | 'leftOut';

/** Filters of a delivery's lines. */
export const deliveryFilters = ['unopened', 'notSent'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];
