import { available, type Figure, unavailable } from '../figure.ts';

/** One group of a breakdown. Weights are shares of the total, negative for a group that is owed (an overdraft, a short). */
export interface BreakdownRow<Key extends string = string> {
  readonly key: Key;
  readonly value: number;
  readonly weight: number;
  /** Hundredths made so that all rows add up to exactly 100.00. */
  readonly percent: number;
  readonly count: number;
}

export interface Breakdown<Key extends string = string> {
  readonly total: number;
  readonly rows: readonly BreakdownRow<Key>[];
  /** A pie cannot show a negative share: then it is a table with a note. */
  readonly hasNegative: boolean;
}

/** The key under which everything unclassified is shown. */
export const unclassified = 'Other' as const;

/**
 * Values by group, in the given order of keys (keys not listed follow, `Other` last). Values of zero are dropped; what has no
 * key is a group of its own. Unavailable when there is nothing but zeros, or the total is
 * not positive: there is nothing to be a share of.
 */
export function breakdown<Key extends string>(
  holdings: readonly { readonly key: Key | null; readonly value: number }[],
  order: readonly Key[],
): Figure<Breakdown<Key | typeof unclassified>> {
  const groups = Map.groupBy(
    holdings.filter(({ value }) => value !== 0),
    ({ key }): Key | typeof unclassified => key ?? unclassified,
  );
  const sums = [...groups]
    .map(([key, members]) => ({ key, count: members.length, value: members.reduce((total, { value }) => total + value, 0) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => placeOf(a.key, order) - placeOf(b.key, order));
  const total = sums.reduce((running, { value }) => running + value, 0);
  if (Number.isNaN(total)) return unavailable('no-price');
  if (sums.length === 0) return unavailable('not-invested');
  if (!(total > 0)) return unavailable('negative-value');
  const percents = percentagesOf(sums.map(({ value }) => value / total));
  const rows = sums.map((row, at) => ({ ...row, weight: row.value / total, percent: percents[at] ?? NaN }));
  return available({ total, rows, hasNegative: rows.some(({ value }) => value < 0) });
}

function placeOf(key: string, order: readonly string[]): number {
  const place = order.indexOf(key);
  if (place >= 0) return place;
  return key === unclassified ? Infinity : order.length;
}

/**
 * Shares as percentages of two decimals that add up to `whole` (100.00), by largest remainder: all are rounded down, and the
 * hundredths still missing go one each to the shares that lost most. `shares` must add up to `whole` within a hundredth.
 */
export function percentagesOf(shares: readonly number[], whole = 100): number[] {
  const hundredths = shares.map((share) => share * 10_000);
  const floors = hundredths.map((exact) => Math.floor(nearlyWhole(exact)));
  const missing = Math.round(whole * 100) - floors.reduce((total, floor) => total + floor, 0);
  const byLoss = hundredths
    .map((exact, at) => ({ at, lost: nearlyWhole(exact) - (floors[at] ?? 0) }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at);
  const raised = new Set(byLoss.slice(0, missing).map(({ at }) => at));
  return floors.map((floor, at) => (floor + (raised.has(at) ? 1 : 0)) / 100);
}

/**
 * Percentages of members that add up to their group's, as those add up to 100.00: a table by holding and a ring by class then
 * say the same. Groups in the order in which a breakdown shows them; `shares` of all members add up to 1.
 */
export function percentagesWithin(
  members: readonly { readonly group: string; readonly share: number }[],
  order: readonly string[],
): number[] {
  const groups = [...Map.groupBy(members.keys(), (at) => members[at]?.group ?? '')].sort(
    ([a], [b]) => placeOf(a, order) - placeOf(b, order),
  );
  const shareOf = (at: number) => members[at]?.share ?? 0;
  const ofGroups = percentagesOf(groups.map(([, own]) => own.reduce((total, at) => total + shareOf(at), 0)));
  const percents = members.map(() => 0);
  groups.forEach(([, own], index) => {
    const inGroup = percentagesOf(own.map(shareOf), ofGroups[index]);
    own.forEach((at, position) => (percents[at] = inGroup[position] ?? 0));
  });
  return percents;
}

/** Takes off the noise of doubles: 0.07 × 10 000 is 700.0000000000001. */
function nearlyWhole(exact: number): number {
  return Math.abs(exact - Math.round(exact)) < 1e-7 ? Math.round(exact) : exact;
}
