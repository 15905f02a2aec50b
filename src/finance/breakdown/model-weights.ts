import { available, type Figure, unavailable } from '../figure.ts';

/** Something held, with the group by which a model counts it. */
export interface GroupedHolding {
  readonly group: string;
  readonly value: number;
}

/**
 * Returns the weights of the holdings when each group is as large as a model wants it and split among its holdings as it is today:
 * weight = target of the group × value / value of the group. Place by place as given; a group that the model does not want weighs
 * nothing. Unavailable, naming the group, when the model wants one of which nothing is held.
 */
export function modelWeights(
  holdings: readonly GroupedHolding[],
  targets: readonly { readonly key: string; readonly target: number }[],
): Figure<readonly number[]> {
  const wanted = targets.filter(({ target }) => target > 0);
  const totalOf = (key: string) => holdings.reduce((sum, { group, value }) => (group === key ? sum + value : sum), 0);
  const missing = wanted.find(({ key }) => !(totalOf(key) > 0));
  if (missing) return unavailable('not-invested', missing.key);
  const perUnit = new Map(wanted.map(({ key, target }) => [key, target / totalOf(key)]));
  return available(holdings.map(({ group, value }) => value * (perUnit.get(group) ?? 0)));
}
