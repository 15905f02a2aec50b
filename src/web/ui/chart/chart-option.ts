import type { BarSeriesOption, LineSeriesOption, PieSeriesOption, RadarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, RadarComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

/** The ECharts option of a chart. Colours are the roles of `themes.css` as CSS variables: `var(--chart-1)`. */
export type ChartOption = ComposeOption<
  LineSeriesOption | BarSeriesOption | PieSeriesOption | RadarSeriesOption | GridComponentOption | RadarComponentOption
>;

/** The place that is drawn into, in pixels. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** Printed: fills that stand beside each other carry patterns, and nothing moves. */
  readonly isPaper: boolean;
}

/** Makes the option for a place; asked again whenever its size changes. */
export type DrawChart = (frame: ChartFrame) => ChartOption;

/** From this width on there is room for labels at the ends of lines. */
export function isWide({ width }: ChartFrame): boolean {
  return width >= 560;
}

/** Colours of a chart by their role; the theme says which they are. */
export const ink = {
  text: 'var(--text)',
  muted: 'var(--muted)',
  axis: 'var(--chart-axis)',
  grid: 'var(--chart-grid)',
  zero: 'var(--border-strong)',
  ground: 'var(--card)',
  sunken: 'var(--sunken)',
  first: 'var(--chart-1)',
  third: 'var(--chart-3)',
  accent: 'var(--accent)',
  benchmark: 'var(--chart-benchmark)',
  positive: 'var(--positive)',
  negative: 'var(--negative)',
} as const;

/** The basic option of every chart. */
export const plain = {
  backgroundColor: 'transparent',
  textStyle: { fontFamily: 'inherit', fontSize: 12, color: ink.text },
  animationDuration: 300,
  animationDurationUpdate: 0,
  animationEasing: 'cubicOut',
} as const satisfies ChartOption;

/**
 * Grid lines at these values of an axis and nowhere else; dashed by the given lengths, whole otherwise. No ticks: the lines
 * take their places from them.
 */
export function linesAt(values: readonly number[], dashes?: readonly number[]) {
  const customValues = [...values];
  return {
    axisTick: { show: false, customValues },
    splitLine: { show: true, customValues, lineStyle: { color: ink.grid, type: dashes ? [...dashes] : ('solid' as const) } },
  };
}
