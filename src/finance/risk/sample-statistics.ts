/** Arithmetic mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/**
 * Sample standard deviation, n − 1 in the denominator, in two passes (never Σx² − n·mean²). What is below 1e-12 of the mean's
 * size is the noise of doubles and counts as 0. NaN of fewer than two values.
 */
export function deviation(values: readonly number[]): number {
  const spread = Math.sqrt(covariance(values, values));
  return spread < 1e-12 * Math.abs(mean(values)) ? 0 : spread;
}

/** Sample covariance, n − 1 in the denominator, of values that belong together place by place. NaN of fewer than two pairs. */
export function covariance(a: readonly number[], b: readonly number[]): number {
  if (a.length < 2) return NaN;
  const [ofA, ofB] = [mean(a), mean(b)];
  return a.reduce((total, value, at) => total + (value - ofA) * ((b[at] ?? NaN) - ofB), 0) / (a.length - 1);
}

/**
 * Quantile of type 7, as in R, NumPy and Excel's PERCENTILE.INC: on the sorted values 0 … n − 1 the place is (n − 1) · share,
 * between two places straight. `share` from 0 to 1; the noise of doubles in it (1 − 0.9) moves no place. NaN of nothing.
 */
export function quantile(values: readonly number[], share: number): number {
  return sortedQuantile(Float64Array.from(values).sort(), share);
}

/** The same of values that are ascending already. */
export function sortedQuantile(ascending: Float64Array, share: number): number {
  const exact = (ascending.length - 1) * share;
  const place = Math.abs(exact - Math.round(exact)) < 1e-9 ? Math.round(exact) : exact;
  const below = ascending[Math.floor(place)] ?? NaN;
  const above = ascending[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
