import { available, type Figure, sumOfFigures, unavailable } from '../figure.ts';
import { type FundFlow, fundTotals, pooledTotals } from './fund-totals.ts';
import { netIrr } from './net-irr.ts';

/** A fund with all that was promised and moved, in one currency, each at the rate of its own day: NaN without one. */
export interface ProgrammeFund {
  readonly id: string;
  /** Anything was booked or promised from this day (a day number) on. */
  readonly firstDay: number;
  readonly commitments: readonly { readonly day: number; readonly amount: number }[];
  readonly flows: readonly FundFlow[];
}

/** Inputs for the figures of several funds taken as one; `flows` is null as soon as one of the flows has no exchange rate. */
export interface ProgrammeSums {
  readonly commitment: Figure;
  readonly flows: ProgrammeFlows | null;
  readonly value: Figure;
  /** Net IRR of the pooled flows: not a sum, and not derivable from these sums. */
  readonly netIrr: Figure;
}

export interface ProgrammeFlows {
  /** Against the commitment. */
  readonly called: number;
  /** Everything called, also what does not count against the commitment. */
  readonly paidIn: number;
  readonly distributed: number;
  readonly recallable: number;
}

/** The funds that are known by `day` (a day number) as one; null without any. `valueOf` is what the stake in a fund is worth at its end. */
export function programmeSums(funds: readonly ProgrammeFund[], valueOf: (id: string) => Figure, day: number): ProgrammeSums | null {
  const known = funds.filter(({ firstDay }) => firstDay <= day);
  if (known.length === 0) return null;
  const positions = known.map(({ id, commitments, flows }) => ({
    commitment: committed(commitments.filter((one) => one.day <= day)),
    flows: flows.filter((flow) => flow.day <= day),
    value: valueOf(id),
  }));
  const { commitment, value, paidIn, calledOfCommitment, distributed, recallable } = pooledTotals(positions.map(fundTotals));
  const isConverted = positions.every(({ flows }) => flows.every(({ amount }) => !Number.isNaN(amount)));
  return {
    commitment,
    value,
    flows: isConverted ? { called: calledOfCommitment, paidIn, distributed, recallable } : null,
    netIrr: isConverted ? netIrr(positions, day) : unavailable('no-exchange-rate'),
  };
}

/** The sum of what was promised to a fund; a promise that no rate converts leaves none. */
export function committed(promised: readonly { readonly amount: number }[]): Figure {
  if (promised.length === 0) return unavailable('nothing-committed');
  const total = sumOfFigures(promised.map(({ amount }) => available(amount)));
  return total.available && Number.isNaN(total.value) ? unavailable('no-exchange-rate') : total;
}
