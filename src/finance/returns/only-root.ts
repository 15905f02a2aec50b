import type { TimedAmount } from './roots.ts';

/**
 * The root x of Σ amount e^(−years x) where it is certain that there is no other; else `null`. It is when the amounts change their
 * sign once (Descartes' rule, which holds for real exponents), and also when what is in an account, discounted at that root, never changes
 * sides before its end (a pure investment or a pure loan; Laguerre). That is so of nearly every account: it is not taken out what
 * was never paid in or earned.
 */
export function onlyRoot(all: readonly TimedAmount[]): number | null {
  // What is discounted to the day of a nothing, long before everything else, vanishes.
  const amounts = all.filter(({ amount }) => amount !== 0);
  const changes = signChanges(amounts);
  if (changes % 2 === 0) return null;
  const x = anyRoot(amounts);
  return x !== null && (changes === 1 || isPure(amounts, x)) ? x : null;
}

/** Counts the changes of sign of the amounts along time, ignoring zeros. */
export function signChanges(amounts: readonly TimedAmount[]): number {
  let changes = 0;
  let before = 0;
  for (const { amount } of amounts) {
    if (amount === 0) continue;
    const sign = amount < 0 ? -1 : 1;
    if (before === -sign) changes += 1;
    before = sign;
  }
  return changes;
}

/**
 * Returns true if the running sums of the amounts, discounted at x, keep one sign until the last. When they do undiscounted, counted
 * from the end that discounting favours (the first for x ≥ 0), they do so at x all the more.
 */
function isPure(amounts: readonly TimedAmount[], x: number): boolean {
  const ordered = x >= 0 ? amounts : amounts.toReversed();
  return keepsSign(ordered, 0) || keepsSign(ordered, x);
}

/** Not by the grace of rounding. */
function keepsSign(amounts: readonly TimedAmount[], x: number): boolean {
  const origin = amounts[0]?.years ?? 0;
  const sign = Math.sign(amounts[0]?.amount ?? 0);
  let sum = 0;
  let size = 0;
  for (let at = 0; at < amounts.length - 1; at += 1) {
    const { years, amount } = amounts[at] ?? nothing;
    const discounted = x === 0 ? amount : amount * Math.exp(-(years - origin) * x);
    sum += discounted;
    size += Math.abs(discounted);
    if (!(sign * sum > size * 1e-10)) return false;
  }
  return true;
}

/**
 * A root x of amounts whose first and last have different signs: the only one if there is one, by Halley's method (Newton's with the curvature) on ln(amounts of the last sign / amounts of the
 * first), which is nearly a straight line in x. A step that would leave the bracket, known from the signs so far, halves or widens it
 * instead. `null` when none was found within any reach.
 */
function anyRoot(amounts: readonly TimedAmount[]): number | null {
  const span = atLeastAYear(amounts);
  let [low, high, x] = [-Infinity, Infinity, 0];
  for (let round = 0; round < 200 && Math.abs(x) < 1e6; round += 1) {
    const { height, step } = logRatio(amounts, x);
    if (Math.abs(height) <= 1e-15) return x;
    if (height > 0) low = x;
    else high = x;
    const isInside = x + step > low && x + step < high;
    const next = isInside ? x + step : inside(low, high);
    // What is left after such a step is of the order of its cube.
    if (next === x || (isInside && Math.abs(step) * span <= 1e-6)) return next;
    x = next;
  }
  return null;
}

function atLeastAYear(amounts: readonly TimedAmount[]): number {
  return Math.max(yearsSpanned(amounts), 1);
}

/** Years from the first amount to the last. */
export function yearsSpanned(amounts: readonly TimedAmount[]): number {
  return (amounts.at(-1)?.years ?? 0) - (amounts[0]?.years ?? 0);
}

/** The logarithm and the step to its root. Discounted to the first date for x ≥ 0, to the last for x < 0: no term overflows. */
function logRatio(amounts: readonly TimedAmount[], x: number): { height: number; step: number } {
  const first = amounts[0] ?? nothing;
  const origin = x >= 0 ? first.years : first.years + yearsSpanned(amounts);
  const sign = first.amount < 0 ? -1 : 1;
  let early = 0;
  let earlyTime = 0;
  let earlySquare = 0;
  let late = 0;
  let lateTime = 0;
  let lateSquare = 0;
  for (let at = 0; at < amounts.length; at += 1) {
    const { years, amount } = amounts[at] ?? nothing;
    const time = years - origin;
    const discounted = x === 0 ? sign * amount : sign * amount * Math.exp(-time * x);
    const timed = discounted * time;
    if (discounted > 0) {
      early += discounted;
      earlyTime += timed;
      earlySquare += timed * time;
    } else {
      late -= discounted;
      lateTime -= timed;
      lateSquare -= timed * time;
    }
  }
  const height = Math.log(late / early);
  const slope = earlyTime / early - lateTime / late;
  const curvature = lateSquare / late - (lateTime / late) ** 2 - earlySquare / early + (earlyTime / early) ** 2;
  return { height, step: -height / (slope - (height * curvature) / (2 * slope)) };
}

const nothing: TimedAmount = { years: 0, amount: 0 };

function inside(low: number, high: number): number {
  if (high === Infinity) return low + Math.max(1, Math.abs(low));
  if (low === -Infinity) return high - Math.max(1, Math.abs(high));
  return (low + high) / 2;
}
