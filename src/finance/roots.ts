/** An amount at a time, in years from any common origin. */
export interface TimedAmount {
  readonly years: number;
  readonly amount: number;
}

const lowest = -45;
const highest = 12;
const steps = 400;

/**
 * All rates r > −1 for which Σ amount (1 + r)^−years = 0, ascending; empty when none does.
 *
 * Works on x = ln(1 + r). Amounts whose sign changes once have one root (Descartes' rule, which holds for real exponents):
 * its bracket is grown from x = 0. Otherwise 400 points between −45 and 12 (wider for spans under a year) are looked at
 * for changes of sign, and for touching roots without one. `amounts` must be in the order of time and not all of one sign.
 */
export function allRates(amounts: readonly TimedAmount[]): number[] {
  const value = presentValue(amounts);
  const roots = signChanges(amounts) === 1 ? grownRoot(value) : scannedRoots(value, spanOf(amounts));
  return distinct(roots).map((x) => Math.expm1(x));
}

/** How often the sign of the amounts changes along time. Zeros do not count. */
export function signChanges(amounts: readonly TimedAmount[]): number {
  const signs = amounts.map(({ amount }) => Math.sign(amount)).filter((sign) => sign !== 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}

interface PresentValue {
  (x: number): number;
  /** Σ |amount e^…|: what a residue is measured against. */
  readonly size: (x: number) => number;
}

/** Discounted to the first date for x ≥ 0 and to the last for x < 0, so that no term overflows. The roots are the same. */
function presentValue(amounts: readonly TimedAmount[]): PresentValue {
  const first = amounts[0]?.years ?? 0;
  const last = amounts.at(-1)?.years ?? 0;
  const total = (x: number, term: (amount: number) => number) => {
    const origin = x >= 0 ? first : last;
    let result = 0;
    for (const { years, amount } of amounts) result += term(amount) * Math.exp(-(years - origin) * x);
    return result;
  };
  return Object.assign((x: number) => total(x, (amount) => amount), { size: (x: number) => total(x, Math.abs) });
}

function spanOf(amounts: readonly TimedAmount[]): number {
  return (amounts.at(-1)?.years ?? 0) - (amounts[0]?.years ?? 0);
}

/** The one root of a function with one: outwards from 0 in growing steps until the sign changes. */
function grownRoot(value: PresentValue): number[] {
  for (let reach = 0.1; reach < 1e6; reach *= 2) {
    if (value(0) * value(reach) <= 0) return polished(value, 0, reach);
    if (value(-reach) * value(0) <= 0) return polished(value, -reach, 0);
  }
  return [];
}

function scannedRoots(value: PresentValue, span: number): number[] {
  const from = span < 1 ? -60 / span : lowest;
  const to = span < 1 ? 60 / span : highest;
  const at = (step: number) => from + ((to - from) * step) / steps;
  return Array.from({ length: steps }, (_, step) => step).flatMap((step) => {
    if (value(at(step)) * value(at(step + 1)) <= 0) return polished(value, at(step), at(step + 1));
    return step === 0 ? [] : touching(value, at(step - 1), at(step + 1));
  });
}

/**
 * Bisection until two neighbours differ by less than 1e-13, then the residue must be nothing against the amounts (relative:
 * an absolute test would accept any rate for small amounts and none for large ones).
 */
function polished(value: PresentValue, from: number, to: number): number[] {
  let [low, high] = [from, to];
  const below = Math.sign(value(low));
  if (below === 0) return [low];
  for (let round = 0; round < 200 && high - low > 1e-13 * Math.max(1, Math.abs(low)); round += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(value(middle)) === below) low = middle;
    else high = middle;
  }
  return accepted(value, (low + high) / 2);
}

/** A root at which the value only touches zero: the least |value| between two points, by golden section. */
function touching(value: PresentValue, from: number, to: number): number[] {
  const away = (x: number) => Math.abs(value(x)) / value.size(x);
  const middle = (from + to) / 2;
  if (away(middle) >= away(from) || away(middle) >= away(to)) return [];
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let round = 0; round < 100; round += 1) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (away(left) < away(right)) high = right;
    else low = left;
  }
  return away((low + high) / 2) <= 1e-12 ? [(low + high) / 2] : [];
}

function accepted(value: PresentValue, x: number): number[] {
  return Math.abs(value(x)) <= 1e-9 * value.size(x) ? [x] : [];
}

function distinct(roots: readonly number[]): number[] {
  return roots.toSorted((a, b) => a - b).filter((x, at, sorted) => at === 0 || x - (sorted[at - 1] ?? -Infinity) > 1e-6);
}
