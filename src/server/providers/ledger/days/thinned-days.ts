/**
 * The most points of a line that a chart draws: more than it has pixels for would only be sent. No series of any variant reaches the threshold of
 * 50,000 points from which the specification thins those of the Greek one.
 */
export const maxPoints = 520;

/**
 * Returns the places of a long line to draw, at most `limit`. These are the first, the last, and the lowest and highest of each segment of equal length. A
 * short line is drawn whole. Figures are computed from all days, never from these.
 */
export function thinnedPlaces(levels: Float64Array, limit: number): number[] {
  const places = Array.from(levels, (_, at) => at);
  if (places.length <= limit) return places;
  const segments = Math.floor((limit - 2) / 2);
  const kept = new Set([0, levels.length - 1]);
  for (let segment = 0; segment < segments; segment += 1) {
    const from = Math.floor((segment * levels.length) / segments);
    const to = Math.floor(((segment + 1) * levels.length) / segments);
    for (const at of extremesOf(levels, from, to)) kept.add(at);
  }
  return [...kept].sort((a, b) => a - b);
}

/** ConcurrencyBounds of the lowest and the highest level; the first place where there is no level at all. */
function extremesOf(levels: Float64Array, from: number, to: number): readonly number[] {
  let [lowest, highest] = [from, from];
  for (let at = from; at < to; at += 1) {
    const level = levels[at] ?? NaN;
    if (!(level >= (levels[lowest] ?? NaN))) lowest = Number.isNaN(level) ? lowest : at;
    if (!(level <= (levels[highest] ?? NaN))) highest = Number.isNaN(level) ? highest : at;
  }
  return [lowest, highest];
}
