import { type Actor, isOfTheFirm } from '../actor.ts';
import { type Account, accountPolicy } from '../account/account.ts';
import type { Policy } from '../policy.ts';

/** Characters of a subject and of a message, how many messages a client writes within an hour and a day, and how many of a thread are shown. */
export const threadLimits = { subject: 200, text: 10_000, clientPerHour: 20, clientPerDay: 60, shown: 500 } as const;

/** For how long a message that was sent can be taken back: until then no one but its writer sees it. */
export const undoSeconds = 10;

/** From whom a message comes, as its readers see it. */
export const threadSides = ['client', 'firm'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** Views of a portal's threads; the firm's staff also see those assigned to them. */
export const threadViews = ['inbox', 'mine', 'sent', 'drafts', 'archived'] as const;
export type ThreadView = (typeof threadViews)[number];

/** Threads of an account pass between its client and all who look after it; whoever sees the account reads and writes them. */
export const threadPolicy: Policy<Account, 'read' | 'write' | 'note' | 'assign'> = {
  read: (actor, account) => accountPolicy.read(actor, account),
  write: (actor, account) => accountPolicy.read(actor, account),
  note: isOfTheFirmHere,
  assign: isOfTheFirmHere,
};

function isOfTheFirmHere(actor: Actor, account: Account): boolean {
  return isOfTheFirm(actor) && accountPolicy.read(actor, account);
}
