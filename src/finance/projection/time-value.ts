import { available, type Figure, unavailable } from '../figure.ts';
import { internalRateOfReturn } from '../returns/internal-rate-of-return.ts';

/**
 * Equal payments over equal periods, with spreadsheets' signs: what is paid is negative, what is received positive.
 *
 *     presentValue (1 + r)^n + payment (1 + r·w) ((1 + r)^n − 1) / r + futureValue = 0
 *
 * r is the rate per period as a fraction, n the number of periods; w is 1 when payments are made at the beginning of a
 * period, else 0. At r = 0 the annuity is simply payment × n. Each function solves it for the one that is not given.
 */
export interface Annuity {
  readonly rate: number;
  readonly periods: number;
  readonly payment: number;
  readonly presentValue: number;
  readonly futureValue: number;
  readonly timing: 'end' | 'begin';
}

/** FV. Unavailable at a rate of −100 % or less. */
export function futureValue({ presentValue: opening, payment, ...terms }: Omit<Annuity, 'futureValue'>): Figure {
  if (terms.rate <= -1) return unavailable('loss-beyond-total');
  return available(noMinusZero(-opening * growth(terms) - payment * annuityFactor(terms)));
}

/** PV. Unavailable at a rate of −100 % or less. */
export function presentValue({ futureValue: closing, payment, ...terms }: Omit<Annuity, 'presentValue'>): Figure {
  if (terms.rate <= -1) return unavailable('loss-beyond-total');
  return available(noMinusZero(-(closing + payment * annuityFactor(terms)) / growth(terms)));
}

/** PMT. Unavailable at a rate of −100 % or less and without a period to pay in. */
export function levelPayment({ presentValue: opening, futureValue: closing, ...terms }: Omit<Annuity, 'payment'>): Figure {
  if (terms.rate <= -1) return unavailable('loss-beyond-total');
  if (terms.periods <= 0) return unavailable('too-short');
  return available(noMinusZero(-(closing + opening * growth(terms)) / annuityFactor(terms)));
}

/** NPER, not rounded to whole periods; 0 when the payments begin beyond the target. Unavailable when they never lead to it. */
export function numberOfPeriods(annuity: Omit<Annuity, 'periods'>): Figure {
  const { rate, payment, presentValue: opening, futureValue: closing, timing } = annuity;
  if (rate <= -1) return unavailable('loss-beyond-total');
  const perpetuity = rate === 0 ? Infinity : (payment * (timing === 'begin' ? 1 + rate : 1)) / rate;
  const periods =
    rate === 0 ? -(opening + closing) / payment : Math.log((perpetuity - closing) / (perpetuity + opening)) / Math.log1p(rate);
  if (Number.isFinite(periods) && periods >= 0) return available(noMinusZero(periods));
  // What is still to be saved, or may still be drawn.
  const missing = payment > 0 ? -(opening + closing) : opening + closing;
  return missing <= 0 ? available(0) : unavailable('never-reached');
}

/**
 * RATE per period, for a whole number of periods: the internal rate of return of the payments, so with its reasons when
 * there is none (payments of one sign, no rate, several rates).
 */
export function ratePerPeriod(annuity: Omit<Annuity, 'rate'>): Figure {
  const { periods, payment, presentValue: opening, futureValue: closing, timing } = annuity;
  if (!Number.isInteger(periods) || periods < 1) return unavailable('too-short');
  const amounts = Array.from({ length: periods + 1 }, (_, at) => {
    const isPaid = timing === 'begin' ? at < periods : at > 0;
    return (isPaid ? payment : 0) + (at === 0 ? opening : 0) + (at === periods ? closing : 0);
  });
  return internalRateOfReturn(amounts);
}

/** EFFECT: the yearly rate of a nominal one that is compounded `periodsPerYear` times: (1 + nominal / m)^m − 1. */
export function effectiveAnnualRate(nominal: number, periodsPerYear: number): number {
  return Math.expm1(periodsPerYear * Math.log1p(nominal / periodsPerYear));
}

/** NOMINAL: the rate that, compounded `periodsPerYear` times, makes the effective one: m ((1 + effective)^(1/m) − 1). */
export function nominalAnnualRate(effective: number, periodsPerYear: number): number {
  return periodsPerYear * Math.expm1(Math.log1p(effective) / periodsPerYear);
}

type Terms = Pick<Annuity, 'rate' | 'periods' | 'timing'>;

function growth({ rate, periods }: Pick<Terms, 'rate' | 'periods'>): number {
  return Math.exp(periods * Math.log1p(rate));
}

/** Returns the value of payments of 1 after the last period. */
function annuityFactor({ rate, periods, timing }: Terms): number {
  if (rate === 0) return periods;
  return ((timing === 'begin' ? 1 + rate : 1) * Math.expm1(periods * Math.log1p(rate))) / rate;
}

function noMinusZero(value: number): number {
  return value + 0;
}
