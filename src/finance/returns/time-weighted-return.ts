import { yearDays } from '../day-count.ts';
import { type DailyLevels, type DailySeries, levelOn, type Period } from '../daily-series.ts';
import { available, type Figure, mapFigure, type Reason, unavailable } from '../figure.ts';
import { wherePriced } from './unpriced-periods.ts';
import { levelRatio, stretchBeginning, stretchOf } from './chain-stretches.ts';

/** Input from which a return is chained, one element a day; money in one currency, flows ≥ 0. */
export interface ChainInput {
  readonly value: Float64Array;
  readonly paidIn: Float64Array;
  readonly paidOut: Float64Array;
  /** Management charges of the day, which the gross return adds back. */
  readonly charges?: Float64Array;
  /** `in-start-out-end` unless said. */
  readonly timing?: FlowTiming;
}

/** Time at which the net payment of a day counts. `in-start-out-end`: in at its start, out at its end. `end-of-day`: each at its end. */
export type FlowTiming = 'in-start-out-end' | 'end-of-day';

/** A day (a place in the columns) on which the chain could not be continued, or only by passing over something. */
export interface ChainRemark {
  readonly at: number;
  readonly reason: Reason;
}

/** State from which a chain continues: that at the end of the day before the first element. */
export interface SeriesOpening {
  readonly value: number;
  readonly index: number;
  readonly grossIndex: number;
}

export interface Chain {
  /** Net of management charges. */
  readonly index: Float64Array;
  /** With them added back. */
  readonly grossIndex: Float64Array;
  /** Remarks on the net chain. */
  readonly remarks: readonly ChainRemark[];
}

/**
 * Time-weighted return, chained day by day, as an index that is 1 on the first day with a value.
 *
 *     rₜ = (Vₜ + Wₜ) / (Vₜ₋₁ + Cₜ) − 1        Iₜ = Iₜ₋₁ (1 + rₜ)
 *
 * V is the value at the end of the day, C what came in and W what went out, netted by day: in at its start, out at its end; or
 * each at its end, rₜ = (Vₜ − Cₜ + Wₜ) / Vₜ₋₁ − 1.
 * Nothing invested (Vₜ₋₁ + Cₜ = 0): the index stands still and goes on afterwards, also when income arrives in the meantime.
 * A negative base, a loss beyond everything or a flow of unknown size breaks the chain: it begins again at the end of that day, or of the first
 * day after it that is worth 0 or more, at a level of its own (`stretchBeginning`), and is NaN until then.
 * Days without a value are NaN and bridged by Modified Dietz. With an `opening` the chain goes on from it instead of
 * beginning. Decision: docs/calculations/time-weighted-return.md.
 */
export function chainLinked(input: ChainInput, opening?: SeriesOpening): Chain {
  const { value } = input;
  const chain = { index: new Float64Array(value.length).fill(NaN), grossIndex: new Float64Array(value.length).fill(NaN) };
  const remarks: ChainRemark[] = [];
  const { last, ...begun } = opening ? { last: -1, ...opening } : beginning(value, chain);
  const net = new LinkedLevel(begun.index);
  const gross = new LinkedLevel(begun.grossIndex);
  const step = { last, at: last, before: begun.value };
  for (let at = last + 1; at < value.length; at += 1) {
    const closing = value[at] ?? NaN;
    if (Number.isNaN(closing)) continue;
    step.at = at;
    const factor = netFactor(input, step, closing);
    const reason = net.isBroken ? null : remarkOn(input, step, factor);
    if (reason) remarks.push({ at, reason });
    chain.index[at] = net.next(factor, closing);
    chain.grossIndex[at] = gross.next(grossFactor(input, step, { closing, net: factor }), closing);
    step.last = at;
    step.before = closing;
  }
  return { ...chain, remarks };
}

/** The level of a chain from one valued day to the next. */
class LinkedLevel {
  #level: number;
  #stretch: number;

  constructor(level: number) {
    this.#level = level;
    this.#stretch = stretchOf(level);
  }

  /** The chain broke and has not begun again. */
  get isBroken(): boolean {
    return Number.isNaN(this.#level);
  }

  /** The level after a day with this factor, at whose end `closing` is there. */
  next(factor: number, closing: number): number {
    this.#level *= factor;
    if (this.isBroken && closing >= 0) {
      this.#stretch += 1;
      this.#level = stretchBeginning(this.#stretch);
    }
    return this.#level;
  }
}

/** On the first day with a value, where both are 1; behind the last place when there is none. */
function beginning(value: Float64Array, chain: Omit<Chain, 'remarks'>): SeriesOpening & { readonly last: number } {
  const first = value.findIndex((closing) => !Number.isNaN(closing));
  if (first < 0) return { last: value.length, value: NaN, index: 1, grossIndex: 1 };
  chain.index[first] = chain.grossIndex[first] = 1;
  return { last: first, value: value[first] ?? NaN, index: 1, grossIndex: 1 };
}

function netFactor(input: ChainInput, step: Step, closing: number): number {
  return isBridged(step) ? bridgedFactor(input, step, none) : dayFactor(input, step, closing);
}

/** The net one on days without charges. */
function grossFactor(input: ChainInput, step: Step, { closing, net }: { closing: number; net: number }): number {
  const { charges = none } = input;
  if (isBridged(step)) return bridgedFactor(input, step, charges);
  const charged = charges[step.at] ?? 0;
  return charged === 0 ? net : dayFactor(input, step, closing + charged);
}

const none = new Float64Array();

function isBridged({ last, at }: Step): boolean {
  return at - last > 1;
}

function remarkOn(input: ChainInput, step: Step, factor: number): Reason | null {
  if (Number.isNaN(factor)) return whyBroken(input, step);
  return step.before === 0 && gainsFromNothing(input, step.last, step.at) ? 'income-without-assets' : null;
}

/** Net payment of a day: positive in, negative out. */
function flowOn({ paidIn, paidOut }: ChainInput, at: number): number {
  return (paidIn[at] ?? 0) - (paidOut[at] ?? 0);
}

/** The part of a day's net payment that is there at its start. */
function flowAtStart(input: ChainInput, at: number): number {
  return input.timing === 'end-of-day' ? 0 : Math.max(flowOn(input, at), 0);
}

/** (Vₜ + Wₜ) / (Vₜ₋₁ + Cₜ), with `before` as Vₜ₋₁; 1 when nothing was invested, NaN when the day is not computable. */
function dayFactor(input: ChainInput, { at, before }: Step, closing: number): number {
  const [flow, atStart] = [flowOn(input, at), flowAtStart(input, at)];
  const base = before + atStart;
  if (base === 0 && !Number.isNaN(flow)) return 1;
  const factor = (closing - (flow - atStart)) / base;
  return base > 0 && factor >= 0 ? factor : NaN;
}

/** From one valued day (`last`, worth `before`) to the next one (`at`). */
interface Step {
  readonly last: number;
  readonly at: number;
  readonly before: number;
}

/** 1 + the Modified Dietz return from one valued day to the next, before `charges`, with the same timing of flows; NaN when not computable. */
function bridgedFactor(input: ChainInput, { last, at: to, before: opening }: Step, charges: Float64Array): number {
  const days = daysOf({ last, at: to });
  const heldFor = (at: number) => to - at + (flowAtStart(input, at) > 0 ? 1 : 0);
  const firstFlow = days.find((at) => flowOn(input, at) !== 0);
  const span = opening === 0 && firstFlow !== undefined ? heldFor(firstFlow) : to - last;
  const average = days.reduce((total, at) => total + (flowOn(input, at) * heldFor(at)) / span, opening);
  const gain = days.reduce((total, at) => total - flowOn(input, at) + (charges[at] ?? 0), (input.value[to] ?? NaN) - opening);
  if (average === 0 && gain === 0) return 1;
  return average > 0 && gain >= -average ? 1 + gain / average : NaN;
}

/** The places after `last` up to `at`. */
function daysOf({ last, at }: Pick<Step, 'last' | 'at'>): number[] {
  return Array.from({ length: at - last }, (_, step) => last + 1 + step);
}

/** Returns true if a value appears although nothing was there the day before and nothing came in. */
function gainsFromNothing(input: ChainInput, last: number, at: number): boolean {
  return at - last === 1 && flowAtStart(input, at) === 0 && input.value[at] !== flowOn(input, at);
}

function whyBroken(input: ChainInput, step: Step): Reason {
  if (daysOf(step).some((at) => Number.isNaN(flowOn(input, at)))) return 'flow-without-value';
  return step.before + flowAtStart(input, step.at) > 0 ? 'loss-beyond-total' : 'negative-value';
}

export function netIndex({ firstDay, index: levels, unpriced = [] }: DailySeries): DailyLevels {
  return { firstDay, levels, unpriced };
}

export function grossIndex({ firstDay, grossIndex: levels, unpriced = [] }: DailySeries): DailyLevels {
  return { firstDay, levels, unpriced };
}

/**
 * Return over the period (from, to] as a fraction: level at `to` / level at `from` − 1, whichever index it is.
 * Unavailable when the index begins later, ends earlier, has no level on one of the two days, or broke between them, and when nothing got a price.
 */
export function returnOver(index: DailyLevels, period: Period): Figure {
  return wherePriced(change(index, period), index.unpriced, period);
}

function change(index: DailyLevels, { from, to }: Period): Figure {
  const { firstDay, levels } = index;
  if (from < firstDay) return unavailable('before-inception');
  if (to >= firstDay + levels.length) return unavailable('after-last-day');
  const [opening, closing] = [levelOn(index, from), levelOn(index, to)];
  if (Number.isNaN(opening) || Number.isNaN(closing)) return unavailable('no-price');
  if (opening === 0) return unavailable('not-invested');
  const ratio = levelRatio(closing, opening);
  return Number.isNaN(ratio) ? unavailable('return-interrupted') : available(ratio - 1);
}

/** Time-weighted return of a portfolio over a period. Unavailable also when nothing was invested in all of it. */
export function timeWeightedReturn(series: DailySeries, period: Period, charges: 'net' | 'gross' = 'net'): Figure {
  return whereInvested(returnOver(charges === 'net' ? netIndex(series) : grossIndex(series), period), series, period);
}

/** The figure, unless nothing was invested in all of the period: then it says nothing, whatever the level of the index is. */
export function whereInvested<Value>(figure: Figure<Value>, series: DailySeries, period: Period): Figure<Value> {
  return figure.available && !isInvested(series, period) ? unavailable('not-invested') : figure;
}

function isInvested({ firstDay, value, paidIn }: DailySeries, { from, to }: Period): boolean {
  const held = value.subarray(from - firstDay, to - firstDay + 1).some((worth) => worth !== 0);
  return held || paidIn.subarray(from - firstDay + 1, to - firstDay + 1).some((amount) => amount > 0);
}

/**
 * A return of `days` as a yearly fraction: (1 + total)^(365 / days) − 1, days of Actual/365 as in the money-weighted return.
 * Unavailable under a year, and for a loss of more than everything; −100 % stays −100 %.
 */
export function annualised(total: Figure, days: number): Figure {
  if (!total.available) return total;
  if (days < yearDays) return unavailable('under-a-year');
  if (total.value < -1) return unavailable('loss-beyond-total');
  return mapFigure(total, (value) => (1 + value) ** (yearDays / days) - 1);
}

/** Returns of following periods as one: Π (1 + r) − 1. */
export function linked(returns: readonly number[]): number {
  return returns.reduce((level, part) => level * (1 + part), 1) - 1;
}
