import { createRandom } from '../random.ts';
import { anchoredPath } from './anchored-path.ts';
import type { Calendar } from './calendar.ts';
import { type Factor, factors, storms } from './factor-levels.ts';

/** The logarithm of every factor's level, one number per day of the calendar. */
export type FactorPaths = ReadonlyMap<string, Float64Array>;

/** Draws the factors' paths. The past does not depend on where the calendar ends. */
export function factorPaths(calendar: Calendar): FactorPaths {
  const scale = stormScale(calendar);
  const world = shocks('world', calendar.days.length);
  return new Map(
    factors.map((factor) => {
      const own = shocks(`factor ${factor.name}`, calendar.days.length);
      const noise = cumulativeNoise({ factor, world, own, scale });
      return [factor.name, anchoredPath(noise, anchorsOf(factor.levels, calendar), factor.drift / 261)];
    }),
  );
}

/** Dated levels as anchors of the calendar's days. */
export function anchorsOf(levels: Factor['levels'], calendar: Calendar): { index: number; level: number }[] {
  return levels.map(({ date, level }) => ({ index: calendar.onOrBefore(date), level }));
}

/** Returns the factor by which each day scales the ordinary noise. */
export function stormScale({ days }: Calendar): Float64Array {
  return Float64Array.from(days, (day) => storms.find(({ from, to }) => from <= day && day <= to)?.times ?? 1);
}

/** So many independent standard normals. */
export function shocks(seed: string, count: number): Float64Array {
  const random = createRandom(seed);
  return Float64Array.from({ length: count }, () => random.normal());
}

interface NoiseSources {
  readonly factor: Factor;
  readonly world: Float64Array;
  readonly own: Float64Array;
  readonly scale: Float64Array;
}

function cumulativeNoise({ factor, world, own, scale }: NoiseSources): Float64Array {
  const ownShare = Math.sqrt(1 - factor.withWorld ** 2);
  let sum = 0;
  return scale.map((times, day) => {
    const shock = factor.withWorld * (world[day] ?? 0) + ownShare * (own[day] ?? 0);
    sum += factor.volatility * times * shock;
    return sum;
  });
}
