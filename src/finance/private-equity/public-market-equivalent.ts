import { type DailyLevels, levelOn } from '../daily-series.ts';
import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { moneyWeightedReturn } from '../returns/money-weighted-return.ts';
import { type FundFlow, sumOfKind } from './fund-totals.ts';
import { investorFlow } from './net-irr.ts';

/** A fund beside a public index, both in one currency. */
export interface PmeInput {
  /** Up to `day`. */
  readonly flows: readonly FundFlow[];
  /** Remaining value of the fund on `day`. */
  readonly value: Figure;
  readonly day: number;
  /** Total return, or the comparison flatters the fund. */
  readonly index: DailyLevels;
}

/** Flows brought to `day` with the index: amount × index on `day` / index on their own day. */
interface CompoundedFlows {
  readonly called: number;
  readonly distributed: number;
  readonly value: number;
  readonly each: readonly FundFlow[];
}

/**
 * Kaplan–Schoar PME: (distributions compounded with the index + remaining value) / calls compounded with it. Above 1 the fund
 * earned more than the index. Unavailable before the first call and where the index has no level on a day of a flow.
 */
export function kaplanSchoarPme(input: PmeInput): Figure {
  return flatFigure(compounded(input), ({ called, distributed, value }) =>
    called > 0 ? available((distributed + value) / called) : unavailable('nothing-paid-in'),
  );
}

/**
 * Returns the closing balance of an index account that paid and received the same as the fund (Long–Nickels): Σ calls − Σ
 * distributions, compounded.
 */
export function longNickelsValue(input: PmeInput): Figure {
  return mapFigure(compounded(input), ({ called, distributed }) => called - distributed);
}

/**
 * Long–Nickels PME (index comparison method): IRR of the fund's flows with what is left in the index account. Unavailable when
 * that account is overdrawn: more was distributed than the index would have earned; then PME+ still answers.
 */
export function longNickelsPme(input: PmeInput): Figure {
  return flatFigure(longNickelsValue(input), (left) =>
    left < 0 ? unavailable('index-account-overdrawn') : rateOf(input, input.flows, left),
  );
}

/** λ of PME+: by how much distributions are scaled so that the index account ends at the fund's value. Unavailable before a distribution. */
export function pmePlusScale(input: PmeInput): Figure {
  return flatFigure(compounded(input), ({ called, distributed, value }) =>
    distributed > 0 ? available((called - value) / distributed) : unavailable('nothing-distributed'),
  );
}

/** PME+: IRR of the calls, the distributions times λ, and the fund's value. */
export function pmePlus(input: PmeInput): Figure {
  return flatFigure(pmePlusScale(input), (scale) => {
    const scaled = input.flows.map((flow) => (flow.kind === 'distribution' ? { ...flow, amount: flow.amount * scale } : flow));
    return flatFigure(input.value, (value) => rateOf(input, scaled, value));
  });
}

/**
 * Modified PME: on each distribution the index account gives away the same part of itself as the fund did,
 * w = distribution / (distribution + the fund's value after it); IRR of what it was paid, gave and has left.
 */
export function modifiedPme(input: PmeInput, valueOn: (day: number) => Figure): Figure {
  const steps = [...Map.groupBy(input.flows.toSorted(byDay), ({ day }) => day)];
  const account: FundFlow[] = [];
  let held = { day: input.day, amount: 0 };
  for (const [day, own] of steps) {
    const called = sumOfKind(own, 'call');
    const full = held.amount * indexGrowth(input.index, held.day, day) + called;
    const part = flatFigure(valueOn(day), (value) => available(weightOf(sumOfKind(own, 'distribution'), value)));
    if (!part.available) return part;
    if (Number.isNaN(full)) return unavailable('no-benchmark');
    account.push({ kind: 'call', day, amount: called }, { kind: 'distribution', day, amount: full * part.value });
    held = { day, amount: full * (1 - part.value) };
  }
  const left = held.amount * indexGrowth(input.index, held.day, input.day);
  return Number.isNaN(left) ? unavailable('no-benchmark') : rateOf(input, account, left);
}

/** Direct alpha a year: IRR of the flows compounded with the index, with the remaining value. What the fund earned beyond the index. */
export function directAlpha(input: PmeInput): Figure {
  return flatFigure(compounded(input), ({ each, value }) => rateOf(input, each, value));
}

function compounded(input: PmeInput): Figure<CompoundedFlows> {
  const each = input.flows.map((flow) => ({ ...flow, amount: flow.amount * indexGrowth(input.index, flow.day, input.day) }));
  if (each.some(({ amount }) => Number.isNaN(amount))) return unavailable('no-benchmark');
  if (each.length === 0) return unavailable('nothing-paid-in');
  return mapFigure(input.value, (value) => ({
    called: sumOfKind(each, 'call'),
    distributed: sumOfKind(each, 'distribution'),
    value,
    each,
  }));
}

/** Returns the value on `to` of 1 invested in the index on `from`; NaN without a level. */
export function indexGrowth(index: DailyLevels, from: number, to: number): number {
  return from === to ? 1 : levelOn(index, to) / levelOn(index, from);
}

function rateOf({ day }: PmeInput, flows: readonly FundFlow[], left: number): Figure {
  return moneyWeightedReturn([...flows.map(investorFlow), { day, amount: left }]);
}

function weightOf(distributed: number, left: number): number {
  return distributed === 0 ? 0 : distributed / (distributed + left);
}

function byDay(a: FundFlow, b: FundFlow): number {
  return a.day - b.day;
}

function flatFigure<From, To>(figure: Figure<From>, next: (value: From) => Figure<To>): Figure<To> {
  return figure.available ? next(figure.value) : figure;
}
