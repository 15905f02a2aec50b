import { type DailySeries, netPayments, type Period, valueOn } from '../daily-series.ts';
import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { isoDate } from '../iso-date.ts';
import { type MonthlyReturn, monthlyReturns } from '../risk/monthly-returns.ts';
import { type FlowTiming, linked } from './time-weighted-return.ts';

/** Money that came in (positive) or went out (negative), `day` days after the opening valuation. */
export interface DietzFlow {
  readonly day: number;
  readonly amount: number;
}

export interface DietzInput {
  readonly openingValue: number;
  readonly closingValue: number;
  /** Calendar days from the opening to the closing valuation; 29 for the February of a leap year. */
  readonly days: number;
  readonly flows: readonly DietzFlow[];
  readonly timing: FlowTiming;
}

export interface DietzReturn {
  /** As a fraction of the average capital, of the whole period and not annualised. */
  readonly rate: Figure;
  /** Closing value − opening value − flows; stands also where there is no rate. */
  readonly gain: number;
  readonly averageCapital: number;
  /** The average capital is under 1 % of the values and flows: the rate exists, but means little. */
  readonly isThin: boolean;
  /** The gain on the opening value: what may be shown, under its own name, where there is no rate. */
  readonly onOpeningValue: Figure;
}

/**
 * Modified Dietz: gain on average capital, each flow weighted by the part of the period in which it was at work.
 *
 *     R = (V₁ − V₀ − Σ F) / (V₀ + Σ wᵢ Fᵢ),    wᵢ = (T − tᵢ) / T, a day more for what comes in at the start of its day
 *
 * Funded only after the opening (V₀ = 0), T begins with the first flow. Unavailable when nothing was invested, when the
 * average capital is zero or negative, and for a loss of more than it. Decision: docs/calculations/dietz.md.
 */
export function modifiedDietz(input: DietzInput): DietzReturn {
  const { openingValue, days, flows, timing } = input;
  const heldFor = ({ day, amount }: DietzFlow) => days - day + (timing === 'in-start-out-end' && amount > 0 ? 1 : 0);
  const moved = flows.filter(({ amount }) => amount !== 0);
  const span = openingValue === 0 ? Math.max(0, ...moved.map(heldFor)) : days;
  if (span === 0) return dietzReturn(input, 0);
  return dietzReturn(
    input,
    moved.reduce((capital, flow) => capital + (flow.amount * heldFor(flow)) / span, openingValue),
  );
}

/** Simple Dietz: the same with every flow in the middle of the period, R = (V₁ − V₀ − Σ F) / (V₀ + Σ F / 2). */
export function simpleDietz(input: Pick<DietzInput, 'openingValue' | 'closingValue' | 'flows'>): DietzReturn {
  return dietzReturn(
    input,
    input.flows.reduce((capital, { amount }) => capital + amount / 2, input.openingValue),
  );
}

type Measured = Pick<DietzInput, 'openingValue' | 'closingValue' | 'flows'>;

function dietzReturn({ openingValue, closingValue, flows }: Measured, averageCapital: number): DietzReturn {
  const gain = flows.reduce((left, { amount }) => left - amount, closingValue - openingValue);
  const largest = Math.max(Math.abs(openingValue), Math.abs(closingValue), ...flows.map(({ amount }) => Math.abs(amount)));
  return {
    rate: rateOf(gain, averageCapital),
    gain,
    averageCapital,
    isThin: Math.abs(averageCapital) < largest / 100,
    onOpeningValue: openingValue > 0 ? available(gain / openingValue) : unavailable('not-invested'),
  };
}

function rateOf(gain: number, averageCapital: number): Figure {
  if (averageCapital === 0) return unavailable(gain === 0 ? 'not-invested' : 'income-without-assets');
  if (averageCapital < 0) return unavailable('capital-not-positive');
  return gain < -averageCapital ? unavailable('loss-beyond-total') : available(gain / averageCapital);
}

/** Modified Dietz of a portfolio over (from, to], net of charges: the flows of a day netted, in at its start, out at its end. */
export function modifiedDietzOver(series: DailySeries, period: Period): Figure<DietzReturn> {
  const input = dietzInput(series, period);
  return mapFigure(input, modifiedDietz);
}

/** Simple Dietz of a portfolio over (from, to]. */
export function simpleDietzOver(series: DailySeries, period: Period): Figure<DietzReturn> {
  return mapFigure(dietzInput(series, period), simpleDietz);
}

function dietzInput(series: DailySeries, { from, to }: Period): Figure<DietzInput> {
  const [openingValue, closingValue] = [valueOn(series, from), valueOn(series, to)];
  if (Number.isNaN(openingValue) || Number.isNaN(closingValue)) return unavailable('no-price');
  const payments = netPayments(series, { from, to });
  const unknown = payments.find(({ amount }) => Number.isNaN(amount));
  if (unknown) return unavailable('flow-without-value', isoDate(unknown.day));
  const flows = payments.map(({ day, amount }) => ({ day: day - from, amount }));
  return available({ openingValue, closingValue, days: to - from, flows, timing: 'in-start-out-end' });
}

export interface LinkedDietz {
  /** Π (1 + R) − 1 over the months in which something was invested. */
  readonly rate: Figure;
  readonly months: readonly MonthlyReturn[];
}

/**
 * Modified Dietz month by month, linked: what a custodian that values at month-ends reports. The first and the last month
 * may be parts of one. A month in which nothing was invested counts as no change; one whose return is not computable
 * leaves the whole without one, named by its last day.
 */
export function linkedDietz(series: DailySeries, period: Period): LinkedDietz {
  const months = monthlyReturns((month) => rateOver(series, month), period);
  const rates: number[] = [];
  for (const { period: month, figure } of months) {
    if (figure.available) rates.push(figure.value);
    else if (figure.reason !== 'not-invested') return { rate: unavailable(figure.reason, isoDate(month.to)), months };
  }
  return { rate: rates.length === 0 ? unavailable('not-invested') : available(linked(rates)), months };
}

function rateOver(series: DailySeries, period: Period): Figure {
  const figure = modifiedDietzOver(series, period);
  return figure.available ? figure.value.rate : figure;
}
