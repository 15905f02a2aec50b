import { addMonths, type IsoDate, isQuarterEnd, monthEnd } from '#finance/iso-date.ts';

/** Limits of one delivery: clients and files; and deliveries of one person per hour. */
export const deliveryLimits = { recipients: 2000, files: 500, perHour: 20 } as const;

/** One file for all of them, a file for each, which its name says, or the investment report of each. */
export const deliveryKinds = ['same', 'own', 'report'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/**
 * Reasons why a file does not become a document of a client: the account is closed, its sender no longer looks after them, its report
 * would have no figures, or it failed for a day.
 */
export const undeliveredReasons = ['closed', 'noAccess', 'noFigures', 'failed'] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** Returns the last days of the four quarters that have ended before `today`, the latest first. */
export function reportDays(today: IsoDate): readonly IsoDate[] {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  return Array.from({ length: 12 }, (_, at) => monthEnd(addMonths(firstOfMonth, -1 - at))).filter(isQuarterEnd);
}

/** Outcome of a delivery for one client. */
export type DeliveryState = 'sent' | 'waiting' | 'stopped' | 'leftOut';

/** Filters of a delivery's lines. */
export const deliveryFilters = ['unopened', 'notSent'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];
