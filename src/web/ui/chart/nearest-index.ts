/** The place of the number nearest to `wanted` in an ascending list; null in an empty one. Between two equals the earlier. */
export function nearestIndex(sorted: readonly number[], wanted: number): number | null {
  let low = 0;
  let high = sorted.length - 1;
  if (high < 0) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  return Math.abs((sorted[high] ?? 0) - wanted) < Math.abs((sorted[low] ?? 0) - wanted) ? high : low;
}
