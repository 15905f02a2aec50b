import { isOfTheFirm, isOnBehalf } from '../actor.ts';
import { type Account, accountPolicy, manages } from '../account/account.ts';
import type { Policy } from '../policy.ts';

/** Limits of one request (characters and lines), and of an account's open requests. */
export const requestLimits = { title: 120, note: 2000, lines: 20, line: 200, reason: 500, openOfAccount: 100 } as const;

/** States of a line: nothing received, waiting for the firm, accepted, or sent back. */
export const lineStates = ['open', 'sent', 'accepted', 'returned'] as const;
export type LineState = (typeof lineStates)[number];

export type RequestState = 'waiting' | 'review' | 'done' | 'withdrawn';

/** The client sees what the firm asks and answers it; the firm asks, decides and withdraws. */
export const documentRequestPolicy: Policy<Account, 'read' | 'answer' | 'ask'> = {
  read: (actor, account) => accountPolicy.read(actor, account),
  answer: (actor, account) => accountPolicy.read(actor, account) && !isOnBehalf(actor),
  ask: (actor, account) => isOfTheFirm(actor) && !isOnBehalf(actor) && manages(actor, account),
};

/** Follows from its lines: it waits for the client as long as one of them does. */
export function requestState(lines: readonly LineState[], isWithdrawn: boolean): RequestState {
  if (isWithdrawn) return 'withdrawn';
  if (lines.some((line) => line === 'open' || line === 'returned')) return 'waiting';
  return lines.some((line) => line === 'sent') ? 'review' : 'done';
}

/** Days before the due day on which the client is reminded, and after it for as long as there is a reminder. */
export const reminderDays = { before: 3, after: 30 } as const;
