const lineCount = 15;
const left = -10;
const right = 620;
const step = 35;

/** The line that is drawn in the brand's gold. */
export const goldenLine = 9;

/**
 * Fifteen lines of one swell, the lowest first, as SVG paths in a box of 600 by 600: a hill at the left that grows from line
 * to line and a valley after it, over a ground that rises to the right.
 */
export const wavePaths: readonly string[] = Array.from({ length: lineCount }, (_, line) => pathOf(line));

function pathOf(line: number): string {
  const points: Point[] = [];
  for (let x = left; x <= right + step; x += step) points.push({ x, y: heightAt(x, line / (lineCount - 1)) });
  return smooth(points);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** `rise` is 0 for the lowest line and 1 for the highest. */
function heightAt(x: number, rise: number): number {
  const along = x - 235 * (1 - rise) ** 1.15;
  const ground = 522 - 272 * rise - (0.19 - 0.05 * rise) * x;
  const hill = bell(along, 178, 96) * (22 + 64 * rise);
  const valley = bell(along, 372, 92) * (12 + 44 * rise);
  const ripple = Math.sin(x / 46 + rise * 4.4) * (4 - rise);
  return ground - hill + valley + ripple;
}

function bell(x: number, middle: number, width: number): number {
  return Math.exp(-(((x - middle) / width) ** 2));
}

/** A curve through the points: the tangent at each is that of its two neighbours. */
function smooth(points: readonly Point[]): string {
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M${point.x} ${point.y.toFixed(1)}`;
    const slope = ((points[index + 1] ?? point).y - before.y) / (2 * step);
    return `S${(point.x - step / 3).toFixed(1)} ${(point.y - (slope * step) / 3).toFixed(1)} ${point.x} ${point.y.toFixed(1)}`;
  });
  return parts.join('');
}
