import { available, type Figure, unavailable } from '../figure.ts';
import { mean } from './sample-statistics.ts';

/**
 * Downside risk a year: √(mean of min(r − required, 0)²) × √perYear, all periods in the denominator and not only the bad ones.
 * `excess` are returns above the required one. Unavailable without returns.
 */
export function downsideRisk(excess: readonly number[], perYear: number): Figure {
  if (excess.length === 0) return unavailable('too-few-returns');
  return available(Math.sqrt(mean(excess.map((part) => Math.min(part, 0) ** 2)) * perYear));
}

/** Sortino ratio a year: mean of `excess` × perYear / downside risk. Unavailable where no return was below the required one. */
export function sortinoRatio(excess: readonly number[], perYear: number): Figure {
  const risk = downsideRisk(excess, perYear);
  if (!risk.available) return risk;
  return risk.value === 0 ? unavailable('no-loss') : available((mean(excess) * perYear) / risk.value);
}

/** Omega ratio: what was above the required return / what was below it, summed. Unavailable where nothing was below. */
export function omegaRatio(excess: readonly number[]): Figure {
  if (excess.length === 0) return unavailable('too-few-returns');
  const above = excess.reduce((total, part) => total + Math.max(part, 0), 0);
  const below = excess.reduce((total, part) => total + Math.max(-part, 0), 0);
  return below === 0 ? unavailable('no-loss') : available(above / below);
}
