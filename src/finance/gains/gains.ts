import { type DailySeries, type Period, sumOver, valueOn } from '../daily-series.ts';
import { available, type Figure, unavailable } from '../figure.ts';

/**
 * Gain of a period in money: closing value − opening value − (paid in − paid out). Income is in it, charges and tax are off
 * it. Not the gain since purchase, which has the cost as its opening. Decision: docs/calculations/gains.md.
 */
export function gainOver(series: DailySeries, period: Period): Figure {
  const opening = valueOn(series, period.from);
  const closing = valueOn(series, period.to);
  const flows = netPaidIn(series, period);
  if (Number.isNaN(opening) || Number.isNaN(closing)) return unavailable('no-price');
  return Number.isNaN(flows) ? unavailable('flow-without-value') : available(closing - opening - flows);
}

/** Paid in less paid out over (from, to]; negative when more went out. */
export function netPaidIn(series: DailySeries, period: Period): number {
  return sumOver(series, 'paidIn', period) - sumOver(series, 'paidOut', period);
}

/** Unrealised gain: value less the cost of the units held. */
export function unrealisedGain(value: Figure, cost: Figure): Figure {
  if (!value.available) return value;
  return cost.available ? available(value.value - cost.value) : cost;
}

/** Gain on cost as a fraction. Unavailable of something that cost nothing. */
export function gainRate(gain: Figure, cost: Figure): Figure {
  if (!gain.available) return gain;
  if (!cost.available) return cost;
  return cost.value > 0 ? available(gain.value / cost.value) : unavailable('nothing-paid-in');
}

/** The lines that lead from the opening value to the closing value and add up to it. */
export interface PerformanceBridge {
  readonly opening: number;
  readonly netPaidIn: number;
  readonly income: number;
  readonly charges: number;
  readonly taxes: number;
  /** Effect of prices and exchange rates, realised or not, after dealing costs. */
  readonly marketGain: number;
  readonly closing: number;
}

/** closing = opening + net paid in + income − charges − taxes + market gain, which is found as what the others leave. */
export function performanceBridge(series: DailySeries, period: Period): Figure<PerformanceBridge> {
  const gain = gainOver(series, period);
  if (!gain.available) return gain;
  const income = sumOver(series, 'income', period);
  const charges = sumOver(series, 'charges', period);
  const taxes = sumOver(series, 'taxes', period);
  return available({
    opening: valueOn(series, period.from),
    netPaidIn: netPaidIn(series, period),
    income,
    charges,
    taxes,
    marketGain: gain.value - income + charges + taxes,
    closing: valueOn(series, period.to),
  });
}
