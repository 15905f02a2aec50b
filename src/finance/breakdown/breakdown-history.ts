import { available, type Figure } from '../figure.ts';
import type { Breakdown } from './breakdown.ts';

/** Weights over time. */
export interface BreakdownHistory {
  /** All groups that ever had a weight, in the order of the breakdowns. */
  readonly keys: readonly string[];
  /** By day, as asked for; a weight for each key, 0 where a group was not held. */
  readonly points: readonly { readonly day: number; readonly weights: Figure<readonly number[]> }[];
}

/** The weights of each of `days`. A day without a breakdown has its reason and no weights: it is a gap and never 0. */
export function breakdownHistory(days: readonly number[], breakdownOn: (day: number) => Figure<Breakdown>): BreakdownHistory {
  const shown = days.map((day) => ({ day, figure: breakdownOn(day) }));
  const keys = mergedOrder(shown.flatMap(({ figure }) => (figure.available ? [figure.value.rows.map(({ key }) => key)] : [])));
  const points = shown.map(({ day, figure }) => ({ day, weights: figure.available ? available(weightsOf(figure.value, keys)) : figure }));
  return { keys, points };
}

function weightsOf({ rows }: Breakdown, keys: readonly string[]): number[] {
  const weights = new Map(rows.map(({ key, weight }) => [key, weight]));
  return keys.map((key) => weights.get(key) ?? 0);
}

/** One order that keeps the last list's and puts what only earlier ones have behind its predecessor there. */
function mergedOrder(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists.toReversed()) {
    for (const [at, key] of list.entries()) {
      if (!merged.includes(key)) merged.splice(merged.indexOf(list[at - 1] ?? '') + 1, 0, key);
    }
  }
  return merged;
}
