/** Room that a label of two lines needs, in pixels. */
const labelHeight = 38;
/** The highest place of a label's middle, counted from the upper edge of the lines' band, where the drawing does not cut it. */
const highest = 10;

/**
 * Returns the shifts of two line labels, in pixels, positive downwards. With them the labels neither overlap nor leave the drawing.
 * `first` and `second` are the distances of the ends from the upper edge of the band; a missing second end is infinite.
 */
export function labelShifts(first: number, second: number): readonly [first: number, second: number] {
  const missing = Math.max(labelHeight - Math.abs(first - second), 0);
  const upper = Math.max(Math.min(first, second) - missing / 2, highest);
  const lower = Math.max(Math.max(first, second) + missing / 2, upper + labelHeight);
  const [own, other] = first <= second ? [upper, lower] : [lower, upper];
  return [own - first, Number.isFinite(second) ? other - second : 0];
}
