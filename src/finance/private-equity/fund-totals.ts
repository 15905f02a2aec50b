import { available, type Figure, sumOfFigures, unavailable } from '../figure.ts';
import type { DistributionCategory } from '../ledger/ledger.ts';

/** A call or distribution of a fund, as a size; a refunded charge is a call below zero. All money of a fund's figures is in one currency, each flow at its own day's rate. */
export type FundFlow = FundCall | FundDistribution;

/** Fees inside the commitment use it up, those outside do not; neither does a stake bought from another investor. */
export interface FundCall {
  readonly kind: 'call';
  readonly day: number;
  readonly amount: number;
  readonly isFee?: boolean;
  readonly isOutsideCommitment?: boolean;
}

export interface FundDistribution {
  readonly kind: 'distribution';
  readonly day: number;
  readonly amount: number;
  /** Category of the distribution; a recallable one may be called again. */
  readonly category?: DistributionCategory;
}

/** All that was called, or all that was distributed. */
export function sumOfKind(flows: readonly FundFlow[], kind: FundFlow['kind']): number {
  return flows.reduce((total, flow) => total + (flow.kind === kind ? flow.amount : 0), 0);
}

/** State of one fund on a day. */
export interface FundPosition {
  readonly commitment: Figure;
  readonly flows: readonly FundFlow[];
  /** Last reported value, rolled on with the calls and distributions since. */
  readonly value: Figure;
}

/** Totals from which multiples are made; of several funds the sums of each. */
export interface FundTotals {
  readonly commitment: Figure;
  /** Everything called, also what does not count against the commitment (PIC). */
  readonly paidIn: number;
  readonly calledOfCommitment: number;
  /** Called for fees, inside the commitment or beside it, and charges of the fund. */
  readonly fees: number;
  readonly recallable: number;
  readonly distributed: number;
  readonly value: Figure;
}

export function fundTotals({ commitment, flows, value }: FundPosition): FundTotals {
  const sumOf = (counts: (flow: FundFlow) => boolean) => flows.filter(counts).reduce((total, { amount }) => total + amount, 0);
  return {
    commitment,
    value,
    paidIn: sumOfKind(flows, 'call'),
    calledOfCommitment: sumOf((flow) => flow.kind === 'call' && !flow.isOutsideCommitment),
    fees: sumOf((flow) => flow.kind === 'call' && flow.isFee === true),
    recallable: sumOf((flow) => flow.kind === 'distribution' && flow.category === 'Recallable'),
    distributed: sumOfKind(flows, 'distribution'),
  };
}

/** Distributed / paid in (DPI, realised multiple). Unavailable before anything is paid in. */
export function realisedMultiple({ paidIn, distributed }: FundTotals): Figure {
  return paidIn > 0 ? available(distributed / paidIn) : unavailable('nothing-paid-in');
}

/** Remaining value / paid in (RVPI, unrealised multiple). */
export function unrealisedMultiple({ paidIn, value }: FundTotals): Figure {
  if (!(paidIn > 0)) return unavailable('nothing-paid-in');
  return value.available ? available(value.value / paidIn) : value;
}

/** (Distributed + remaining value) / paid in (TVPI, total multiple). */
export function totalMultiple({ paidIn, distributed, value }: FundTotals): Figure {
  if (!(paidIn > 0)) return unavailable('nothing-paid-in');
  return value.available ? available((distributed + value.value) / paidIn) : value;
}

/**
 * (Distributed + remaining value) / invested (MOIC), where invested = paid in − fees and charges: what the fund invested. Of a
 * direct investment, which calls no fees, it is the deal's own multiple. Fees and carry that a fund takes inside have already
 * left the value and the distributions. Unavailable before anything is invested.
 */
export function investedMultiple({ paidIn, fees, distributed, value }: FundTotals): Figure {
  if (!(paidIn > 0)) return unavailable('nothing-paid-in');
  if (!(paidIn > fees)) return unavailable('not-invested');
  return value.available ? available((distributed + value.value) / (paidIn - fees)) : value;
}

/** Called against the commitment / commitment, as a fraction. */
export function calledRate({ commitment, calledOfCommitment }: FundTotals): Figure {
  if (!commitment.available) return commitment;
  return commitment.value > 0 ? available(calledOfCommitment / commitment.value) : unavailable('nothing-committed');
}

/** Returns the amount that may still be called: commitment − called against it + recallable distributions. */
export function unfunded({ commitment, calledOfCommitment, recallable }: FundTotals): Figure {
  return commitment.available ? available(commitment.value - calledOfCommitment + recallable) : commitment;
}

/** The funds of a programme as one: sums of totals, so that multiples are ratios of sums and not means of multiples. */
export function pooledTotals(funds: readonly FundTotals[]): FundTotals {
  const sumOf = (part: 'paidIn' | 'calledOfCommitment' | 'fees' | 'recallable' | 'distributed') =>
    funds.reduce((total, fund) => total + fund[part], 0);
  return {
    commitment: sumOfFigures(funds.map(({ commitment }) => commitment)),
    value: sumOfFigures(funds.map(({ value }) => value)),
    paidIn: sumOf('paidIn'),
    calledOfCommitment: sumOf('calledOfCommitment'),
    fees: sumOf('fees'),
    recallable: sumOf('recallable'),
    distributed: sumOf('distributed'),
  };
}
