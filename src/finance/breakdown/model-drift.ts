import { available, type Figure, unavailable } from '../figure.ts';
import type { Breakdown } from './breakdown.ts';

/** A model's limits and target for one group, as fractions of the total: min ≤ target ≤ max. */
export interface ModelTarget {
  readonly key: string;
  readonly min: number;
  readonly target: number;
  readonly max: number;
}

export interface DriftRow extends ModelTarget {
  readonly value: number;
  readonly weight: number;
  /** Weight − target: positive is over. */
  readonly drift: number;
  /** Against the band from min to max, both of which are still within. */
  readonly band: 'under' | 'within' | 'over';
  /** Amount to buy (positive) or sell (negative) to reach the target. */
  readonly trade: number;
}

export interface ModelDrift {
  readonly rows: readonly DriftRow[];
  readonly isWithin: boolean;
  /** Part of the total that would have to change hands: half of Σ |drift|. */
  readonly turnover: number;
}

/** A weight at the edge of its band is not over it because of the noise of doubles. */
const noise = 1e-9;

/**
 * A portfolio's weights against a model: rows in the order of the model, then groups that it does not have (all of them too
 * much). The trades add up to 0. Unavailable when targets do not add up to 1 or stand outside their band.
 */
export function modelDrift({ total, rows }: Breakdown, targets: readonly ModelTarget[]): Figure<ModelDrift> {
  if (!areTargets(targets)) return unavailable('assumption-out-of-range');
  const wanted = new Set(targets.map(({ key }) => key));
  const strangers = rows.filter(({ key }) => !wanted.has(key)).map(({ key }) => ({ key, min: 0, target: 0, max: 0 }));
  const held = new Map(rows.map((row) => [row.key, row.value]));
  const drifted = [...targets, ...strangers].map((target) => driftRow(target, held.get(target.key) ?? 0, total));
  return available({
    rows: drifted,
    isWithin: drifted.every(({ band }) => band === 'within'),
    turnover: drifted.reduce((sum, { drift }) => sum + Math.abs(drift), 0) / 2,
  });
}

function driftRow(target: ModelTarget, value: number, total: number): DriftRow {
  const weight = value / total;
  const drift = weight - target.target;
  return { ...target, value, weight, drift, band: bandOf(weight, target), trade: target.target * total - value };
}

function bandOf(weight: number, { min, max }: ModelTarget): DriftRow['band'] {
  if (weight < min - noise) return 'under';
  return weight > max + noise ? 'over' : 'within';
}

function areTargets(targets: readonly ModelTarget[]): boolean {
  const sum = targets.reduce((total, { target }) => total + target, 0);
  const isDistinct = new Set(targets.map(({ key }) => key)).size === targets.length;
  return isDistinct && Math.abs(sum - 1) <= noise && targets.every(({ min, target, max }) => min <= target && target <= max);
}
