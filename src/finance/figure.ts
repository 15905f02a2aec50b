/** Reasons why a figure has no value. Each has a plain sentence in every language; on screen it stands beside a dash. */
export const reasons = [
  'no-flows',
  'flows-of-one-sign',
  'one-date',
  'no-rate-solves',
  'several-rates',
  'no-price',
  'no-new-price',
  'no-reported-value',
  'no-exchange-rate',
  'cost-unknown',
  'no-benchmark',
  'benchmark-begins-later',
  'benchmark-used-up',
  'not-recorded',
  'no-portfolios',
  'not-invested',
  'income-without-assets',
  'negative-value',
  'flow-without-value',
  'loss-beyond-total',
  'return-interrupted',
  'nothing-paid-in',
  'nothing-committed',
  'nothing-distributed',
  'no-average-value',
  'capital-not-positive',
  'never-reached',
  'under-a-year',
  'not-month-ends',
  'too-short',
  'too-few-returns',
  'no-variation',
  'no-loss',
  'values-too-seldom',
  'index-account-overdrawn',
  'assumption-out-of-range',
  'before-inception',
  'after-last-day',
  'more-sold-than-held',
  'cash-settled-elsewhere',
  'carried-at-cost',
  'matured',
  'too-many-accounts',
  'not-shared',
] as const;

export type Reason = (typeof reasons)[number];

/** A value, or why there is none. `subject` names what the reason is about, such as the instrument without a price. */
export type Figure<Value = number> =
  | { readonly available: true; readonly value: Value }
  | { readonly available: false; readonly reason: Reason; readonly subject?: string };

export function available<Value>(value: Value): Figure<Value> {
  return { available: true, value };
}

export function unavailable(reason: Reason, subject?: string): Figure<never> {
  return subject === undefined ? { available: false, reason } : { available: false, reason, subject };
}

/** The figure made of another one's value; unavailable for the same reason. */
export function mapFigure<From, To>(figure: Figure<From>, change: (value: From) => To): Figure<To> {
  return figure.available ? available(change(figure.value)) : figure;
}

/** The figure made of two others; unavailable when either is, for the first one's reason. */
export function combineFigures<A, B, To>(a: Figure<A>, b: Figure<B>, combine: (a: A, b: B) => To): Figure<To> {
  if (!a.available) return a;
  return mapFigure(b, (value) => combine(a.value, value));
}

/** The sum, or the first reason why there is none: what is missing is never counted as nothing. */
export function sumOfFigures(figures: readonly Figure[]): Figure {
  let total = 0;
  for (const figure of figures) {
    if (!figure.available) return figure;
    total += figure.value;
  }
  return available(total);
}
