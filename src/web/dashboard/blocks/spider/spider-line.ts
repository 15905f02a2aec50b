import { seriesColor } from '../../../ui/chart/series-color.ts';

/** The style of a portfolio's line; the colour and the dashes both identify the portfolio. */
export interface SpiderLine {
  readonly color: string;
  /** Lengths of dashes and gaps in pixels; null for a whole line. */
  readonly dashes: readonly number[] | null;
}

const dashes = [null, [6, 4], [2, 3], [10, 3, 2, 3]] as const;

/** The look of the portfolio at a place of the list. */
export function spiderLine(at: number): SpiderLine {
  return { color: seriesColor(at), dashes: dashes[at % dashes.length] ?? null };
}
