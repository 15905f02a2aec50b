import type { FundCall, FundFlow } from './fund-totals.ts';
import { type Figure, mapFigure } from '../figure.ts';

/** Number of days ahead for which calls are announced as due. */
export const announcedDays = 90;

/** A call that was announced and is not yet due. */
export interface CallDue {
  readonly day: number;
  readonly amount: number;
  /** Days until it is due, from 1 on. */
  readonly inDays: number;
}

export interface CallsDue {
  /** The next one first. */
  readonly calls: readonly CallDue[];
  readonly total: number;
  /** Amount that may still be called once they are paid: unfunded now − those of them that count against the commitment. */
  readonly unfundedAfter: Figure;
}

/** Calls dated after `day`: announced in the ledger, outside all other figures until then. */
export function callsDue(flows: readonly FundFlow[], unfundedNow: Figure, day: number): CallsDue {
  const due = flows.filter((flow): flow is FundCall => flow.kind === 'call' && flow.day > day).sort((a, b) => a.day - b.day);
  const ofCommitment = due.filter(({ isOutsideCommitment }) => !isOutsideCommitment);
  return {
    calls: due.map((call) => ({ day: call.day, amount: call.amount, inDays: call.day - day })),
    total: total(due),
    unfundedAfter: mapFigure(unfundedNow, (amount) => amount - total(ofCommitment)),
  };
}

function total(calls: readonly FundCall[]): number {
  return calls.reduce((sum, { amount }) => sum + amount, 0);
}
