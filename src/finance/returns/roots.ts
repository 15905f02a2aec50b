import { onlyRoot, yearsSpanned } from './only-root.ts';

/** An amount at a time, in years from any common origin. */
export interface TimedAmount {
  readonly years: number;
  readonly amount: number;
}

const lowest = -45;
const highest = 12;
const steps = 400;

/**
 * All rates r > −1 for which Σ amount (1 + r)^−years = 0, ascending; empty when none does. Of amounts that span less than a
 * year the yearly rate may be beyond all numbers: there `continuousRates` is the one to use.
 */
export function allRates(amounts: readonly TimedAmount[]): number[] {
  return continuousRates(amounts).map((x) => Math.expm1(x));
}

/**
 * The same as x = ln(1 + r), for which Σ amount e^(−years x) = 0: over any span the growth is e^(years x).
 *
 * Where one root is certain to be the only one (`onlyRoot`) it is the answer. Otherwise 400 points between −45 and 12 (wider
 * for spans under a year) are looked at for changes of sign, and between two of one sign for a dip to zero or through it.
 * A root whose loss over the span (at most a year) is −100 % in all digits of a double is left out: r > −1 is asked. `amounts` must be in the
 * order of time and not all of one sign.
 */
export function continuousRates(amounts: readonly TimedAmount[]): readonly number[] {
  const only = onlyRoot(amounts);
  const span = Math.min(yearsSpanned(amounts), 1);
  const roots = only === null ? distinct(scannedRoots(residueOf(amounts), amounts)) : [only];
  return yearlyAmongSeveral(roots.filter((x) => isRate(x * span)));
}

/** A single root over a few days may be any number a year; several are compared as yearly rates, so each has to be one. */
function yearlyAmongSeveral(roots: readonly number[]): readonly number[] {
  return roots.length > 1 ? roots.filter(isRate) : roots;
}

function isRate(x: number): boolean {
  return Math.expm1(x) > -1;
}

/** Present value against the size of the amounts, from −1 to 1. Its roots and signs are those of the present value. */
type Residue = (x: number) => number;

/**
 * Discounted to the first date for x ≥ 0 and to the last for x < 0, so that no term overflows. Relative, because an absolute
 * test of a root would accept any rate for small amounts and none for large ones.
 */
function residueOf(amounts: readonly TimedAmount[]): Residue {
  const first = amounts[0]?.years ?? 0;
  const last = amounts.at(-1)?.years ?? 0;
  return (x) => {
    const origin = x >= 0 ? first : last;
    let value = 0;
    let size = 0;
    for (const { years, amount } of amounts) {
      const discounted = amount * Math.exp(-(years - origin) * x);
      value += discounted;
      size += Math.abs(discounted);
    }
    return value / size;
  };
}

function scannedRoots(residue: Residue, amounts: readonly TimedAmount[]): number[] {
  const span = yearsSpanned(amounts);
  const from = span < 1 ? -60 / span : lowest;
  const to = span < 1 ? 60 / span : highest;
  const stepLength = (to - from) / steps;
  const above = Math.ceil(-from / stepLength);
  const points = [
    ...pointsAlong(amounts, { start: from + (above - 1) * stepLength, stepLength: -stepLength, count: above }).toReversed(),
    ...pointsAlong(amounts, { start: from + above * stepLength, stepLength, count: steps + 1 - above }),
  ];
  return points.flatMap((right, at) => {
    const left = points[at - 1];
    return left ? rootsBetween(residue, left, right) : [];
  });
}

/**
 * The residue and its slope at points in equal steps away from 0, all on one side of it: the discounts of a point are those of the
 * point before times the same factors, so that no exponential is taken on the way.
 */
function pointsAlong(
  amounts: readonly TimedAmount[],
  { start, stepLength, count }: { start: number; stepLength: number; count: number },
): Point[] {
  const origin = (start >= 0 ? amounts[0]?.years : amounts.at(-1)?.years) ?? 0;
  const times = Float64Array.from(amounts, ({ years }) => years - origin);
  const factors = times.map((time) => Math.exp(-time * stepLength));
  const discounted = times.map((time, at) => (amounts[at]?.amount ?? 0) * Math.exp(-time * start));
  const points: Point[] = [];
  for (let step = 0; step < count; step += 1) {
    points.push({ x: start + step * stepLength, ...residueAt(discounted, times) });
    for (let at = 0; at < discounted.length; at += 1) discounted[at] = (discounted[at] ?? 0) * (factors[at] ?? 0);
  }
  return points;
}

function residueAt(discounted: Float64Array, times: Float64Array): { value: number; slope: number } {
  let [value, size, valueTime, sizeTime] = [0, 0, 0, 0];
  for (let at = 0; at < discounted.length; at += 1) {
    const part = discounted[at] ?? 0;
    const timed = part * (times[at] ?? 0);
    value += part;
    size += Math.abs(part);
    valueTime += timed;
    sizeTime += part < 0 ? -timed : timed;
  }
  return { value: value / size, slope: (value * sizeTime - valueTime * size) / (size * size) };
}

interface Point {
  readonly x: number;
  readonly value: number;
  readonly slope: number;
}

/** One root where the sign changes; where it does not but the value dips towards zero, none, one that touches, or two. */
function rootsBetween(residue: Residue, left: Point, right: Point): number[] {
  if (left.value * right.value <= 0) return polished(residue, left.x, right.x);
  const side = Math.sign(left.value);
  const dips = side * left.slope < 0 && side * right.slope > 0;
  if (!dips) return [];
  const lowestX = leastBetween((x) => side * residue(x), left.x, right.x);
  const least = side * residue(lowestX);
  if (Math.abs(least) <= 1e-12) return [lowestX];
  return least > 0 ? [] : [...polished(residue, left.x, lowestX), ...polished(residue, lowestX, right.x)];
}

/** Returns the point at which a function with one dip between two points is least, by golden section. */
function leastBetween(height: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let round = 0; round < 60; round += 1) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (height(left) < height(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** Bisection until two neighbours are as good as one. */
function polished(residue: Residue, from: number, to: number): number[] {
  let [low, high] = [from, to];
  const below = Math.sign(residue(low));
  if (below === 0) return [low];
  for (let round = 0; round < 200 && high - low > 1e-13 * Math.max(1, Math.abs(low)); round += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(residue(middle)) === below) low = middle;
    else high = middle;
  }
  const root = (low + high) / 2;
  return Math.abs(residue(root)) <= 1e-9 ? [root] : [];
}

function distinct(roots: readonly number[]): number[] {
  return roots.toSorted((a, b) => a - b).filter((x, at, sorted) => at === 0 || x - (sorted[at - 1] ?? -Infinity) > 1e-6);
}
