/** A line through values from left to right as an SVG path, with its last point. Null when there is no line to draw. */
export function sparklinePath(values: readonly number[], { width, height, inset }: SparklineBox): SparklinePath | null {
  if (values.length < 2) return null;
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const points = values.map((value, index) => ({
    x: inset + (index / (values.length - 1)) * (width - 2 * inset),
    y: span === 0 ? height / 2 : height - inset - ((value - lowest) / span) * (height - 2 * inset),
  }));
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const end = points.at(-1);
  return end ? { d, end } : null;
}

interface SparklineBox {
  readonly width: number;
  readonly height: number;
  /** Room for the dot at the end. */
  readonly inset: number;
}

interface SparklinePath {
  readonly d: string;
  readonly end: { readonly x: number; readonly y: number };
}
