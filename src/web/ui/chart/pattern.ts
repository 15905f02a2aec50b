import type { PieSeriesOption } from 'echarts/charts';
import { ink } from './chart-option.ts';

/** A pattern over a fill. ECharts writes into it, so each fill needs one of its own. */
export type Pattern = Exclude<NonNullable<NonNullable<PieSeriesOption['itemStyle']>['decal']>, 'none'>;

/** Diagonal lines over a fill in the colour of the ground, so that it is told from its neighbours without colour. */
export function hatch(): Pattern {
  return linesOver(ink.ground, -45);
}

const faint = 'rgba(255,255,255,0.38)';

const patterns: readonly (() => Pattern)[] = [
  () => linesOver(faint, -45),
  () => ({ symbol: 'circle', dashArrayX: [[7, 7]], dashArrayY: [7, 0], symbolSize: 0.5, color: faint }),
  () => linesOver(faint, 45),
  () => linesOver(faint, 0),
  () => linesOver(faint, 90),
];

/** Faint patterns for fills that stand side by side on paper, in turn; the first of them is plain. */
export function patternAt(place: number): Pattern | undefined {
  return patterns[(place % (patterns.length + 1)) - 1]?.();
}

function linesOver(color: string, degrees: number): Pattern {
  return { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: (degrees * Math.PI) / 180, color };
}
