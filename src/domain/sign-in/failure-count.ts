import { type IsoDate, addDays, dayNumber, isoDate } from '#finance/iso-date.ts';

/** Failures of one kind that count against one account, device or network. Moments are milliseconds since 1970, days are in UTC. */
export interface FailureCount {
  readonly inARow: number;
  readonly day: IsoDate;
  readonly today: number;
  readonly lockedUntil: number | null;
}

/** Limits of failed attempts, and the waits that they incur. */
export interface FailureLimits {
  /** Minutes of waiting after a failure that brings the count to this; 0 for none. */
  readonly waitMinutes: (count: FailureCount) => number;
  /** As many failures on one day end the trying until the next day. */
  readonly perDay: number;
}

const minute = 60_000;
const day = 86_400_000;

/** PINs of an account, over all channels, devices and addresses: ten wrong ones in a row cost 15 minutes, 30 the rest of the day. */
export const pinLimits: FailureLimits = { waitMinutes: ({ inARow }) => (inARow % 10 === 0 ? 15 : 0), perDay: 30 };

/** PINs for a new telephone number, which are good for ten minutes: five wrong ones cost longer. */
export const phoneLimits: FailureLimits = { waitMinutes: ({ inARow }) => (inARow % 5 === 0 ? 15 : 0), perDay: 30 };

/** Passwords of an account: typing errors are free, guessing gets slower. */
export const passwordLimits: FailureLimits = { waitMinutes: ({ inARow }) => growingDelay(inARow - 5), perDay: Infinity };

/** Passwords from one network: an office shares an address, so much more is borne, and no success wipes it out. */
export const networkLimits: FailureLimits = { waitMinutes: ({ today }) => growingDelay(today - 50), perDay: Infinity };

/** Mails to the client of one account, no matter who writes them. */
export const clientMailLimits: FailureLimits = { waitMinutes: ({ today }) => (today % 10 === 0 ? 5 : 0), perDay: 50 };

/** Tokens that one person takes along to other places. */
export const customTokenLimits: FailureLimits = { waitMinutes: ({ today }) => (today % 20 === 0 ? 5 : 0), perDay: 200 };

/** Wrong secrets of another system from one network: anyone who set it up is told after ten on a day. */
export const serviceLimits: FailureLimits = { waitMinutes: ({ today }) => growingDelay(today - 10), perDay: Infinity };

/** Mails that strangers can cause to one address: after each third of a day a wait, and an end of it. */
export const mailLimits: FailureLimits = { waitMinutes: ({ today }) => (today % 3 === 0 ? 5 : 0), perDay: 12 };

/** Mails caused from one network: an office shares an address. */
export const mailNetworkLimits: FailureLimits = { waitMinutes: ({ today }) => growingDelay(today - 30), perDay: 200 };

/** Pictures that one person uploads, each of which costs a second or two of a processor: after forty a wait. */
export const pictureLimits: FailureLimits = { waitMinutes: ({ today }) => (today % 40 === 0 ? 15 : 0), perDay: 200 };

/** Searches of the public site from one network, where an office shares an address. */
export const searchLimits: FailureLimits = { waitMinutes: ({ today }) => growingDelay(today - 300), perDay: Infinity };

/** 1, 2, 4, 8, then always 15 minutes; nothing below the step 0. */
export function growingDelay(step: number): number {
  return step < 0 ? 0 : Math.min(15, 2 ** step);
}

/** Whole minutes until trying is allowed again, or null when it is allowed now. */
export function minutesLocked({ lockedUntil }: FailureCount, now: number): number | null {
  if (lockedUntil === null || lockedUntil <= now) return null;
  return Math.ceil((lockedUntil - now) / minute);
}

/** The count after one more failure. */
export function countFailure(count: FailureCount, limits: FailureLimits, now: number): FailureCount {
  const today = dayOf(now);
  const next = { ...count, inARow: count.inARow + 1, day: today, today: count.day === today ? count.today + 1 : 1 };
  const wait = now + limits.waitMinutes(next) * minute;
  const until = next.today >= limits.perDay ? Math.max(wait, startOf(addDays(today, 1))) : wait;
  return { ...next, lockedUntil: until > now ? until : null };
}

/** Takes one failure back that was counted in advance; a lock stays if the remaining failures deserve one. */
export function takeBack(count: FailureCount, limits: FailureLimits): FailureCount {
  const next = { ...count, inARow: Math.max(0, count.inARow - 1), today: Math.max(0, count.today - 1) };
  const staysLocked = next.today >= limits.perDay || (next.inARow > 0 && limits.waitMinutes(next) > 0);
  return staysLocked ? next : { ...next, lockedUntil: null };
}

/** The count after a success: the row of failures is over, the day's are kept. */
export function endRow(count: FailureCount): FailureCount {
  return { ...count, inARow: 0, lockedUntil: null };
}

function dayOf(now: number): IsoDate {
  return isoDate(Math.floor(now / day));
}

function startOf(date: IsoDate): number {
  return dayNumber(date) * day;
}
