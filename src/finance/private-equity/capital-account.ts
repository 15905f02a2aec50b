import type { Period } from '../daily-series.ts';
import { combineFigures, type Figure, mapFigure } from '../figure.ts';
import { distributionCategories, type DistributionCategory } from '../ledger/ledger.ts';
import { fundTotals, unfunded, type FundFlow } from './fund-totals.ts';
import type { FundSpan } from './fund-bridge.ts';

/** Distributions of a period by what they were; `unspecified` where the manager did not say. */
export type DistributionsByKind = Readonly<Record<DistributionCategory | 'unspecified', number>>;

/** An investor's account with a fund over a period, as managers state it every quarter. */
export interface CapitalAccount {
  readonly opening: number;
  /** Everything called in the period, fees included. */
  readonly contributions: number;
  readonly distributions: DistributionsByKind;
  readonly distributed: number;
  /** Called for fees: paid in, and spent. */
  readonly fees: number;
  /** Gain of the investments before those fees: closing − opening − contributions + distributed + fees. */
  readonly gains: number;
  /** opening + contributions − distributed − fees + gains. */
  readonly closing: number;
  /** At the end of the period. */
  readonly commitment: Figure;
  readonly unfundedBefore: Figure;
  readonly unfunded: Figure;
}

/**
 * Capital account of a fund over (from, to]. `commitment` is what was promised up to `to`; it counts for both ends. Unavailable
 * without a value at one of them. Decision: docs/calculations/capital-account.md.
 */
export function capitalAccount(fund: FundSpan & { readonly commitment: Figure }, period: Period): Figure<CapitalAccount> {
  const { flows, opening, closing, commitment } = fund;
  const own = flows.filter(({ day }) => period.from < day && day <= period.to);
  const contributions = total(own.filter(({ kind }) => kind === 'call'));
  const fees = total(own.filter((flow) => flow.kind === 'call' && flow.isFee));
  const distributions = distributionsByKind(own);
  const distributed = total(own.filter(({ kind }) => kind === 'distribution'));
  const unfundedOn = (day: number) => unfunded(fundTotals({ commitment, value: closing, flows: flows.filter((flow) => flow.day <= day) }));
  const ends = combineFigures(opening, closing, (before, after) => ({ before, after }));
  return mapFigure(ends, ({ before, after }) => ({
    opening: before,
    contributions,
    distributions,
    distributed,
    fees,
    gains: after - before - contributions + distributed + fees,
    closing: after,
    commitment,
    unfundedBefore: unfundedOn(period.from),
    unfunded: unfundedOn(period.to),
  }));
}

function distributionsByKind(flows: readonly FundFlow[]): DistributionsByKind {
  const kinds = [...distributionCategories, 'unspecified'] as const;
  const sums = kinds.map((kind) => [kind, total(flows.filter((flow) => kindOf(flow) === kind))] as const);
  return Object.fromEntries(sums) as Record<DistributionCategory | 'unspecified', number>;
}

function kindOf(flow: FundFlow): DistributionCategory | 'unspecified' | null {
  return flow.kind === 'distribution' ? (flow.category ?? 'unspecified') : null;
}

function total(flows: readonly FundFlow[]): number {
  return flows.reduce((sum, { amount }) => sum + amount, 0);
}
