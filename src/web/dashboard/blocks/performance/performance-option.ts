import type { GridComponentOption } from 'echarts/components';
import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { type ChartFrame, type DrawChart, ink, isWide, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { dayAxisOnZero } from '../../../ui/chart/day-axis.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import { type Band, type Bands, performanceBands } from './performance-bands.ts';
import { fallSeries, paymentSeries, returnSeries } from './performance-series.ts';
import type { ShownPerformance } from './select-performance.ts';

export interface PerformanceLook {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly isBenchmarkShown: boolean;
}

/** Lowest and highest value of an axis. */
export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** Returns over payments over falls, on one time axis. */
export function drawPerformance(shown: ShownPerformance, look: PerformanceLook): DrawChart {
  const returns = returnExtent(shown, look.isBenchmarkShown);
  const falls = fallExtent(shown);
  return (frame) => {
    const bands = performanceBands(frame, shown.payments.length > 0);
    const place = { frame, bands, returns };
    return {
      ...plain,
      grid: gridsOf(bands),
      xAxis: timeAxes(shown, look, place),
      yAxis: valueAxes(look, place, falls),
      series: [...returnSeries(shown, look, place), ...fallSeries(shown, look), ...paymentSeries(shown, place)],
    };
  };
}

/** A chart's place with what it was divided into. */
export interface PerformancePlace {
  readonly frame: ChartFrame;
  readonly bands: Bands;
  readonly returns: Extent;
}

function gridsOf({ left, right, returns, falls, payments }: Bands): GridComponentOption[] {
  const grid = ({ top, height }: Band) => ({ left, right, top, height });
  return [
    grid(returns),
    grid(falls),
    ...(payments ? [{ ...grid(payments), show: true, borderColor: 'transparent', backgroundColor: ink.sunken }] : []),
  ];
}

function timeAxes({ period: { from, to } }: ShownPerformance, { formats }: PerformanceLook, { frame, bands }: PerformancePlace) {
  const most = Math.floor((frame.width - bands.left - bands.right) / 52);
  const axis = dayAxisOnZero({ from: dayNumber(from), to: dayNumber(to) }, { frame, formats, most });
  return [
    { ...axis, gridIndex: 0, axisLabel: { show: false } },
    { ...axis, gridIndex: 1 },
    ...(bands.payments ? [{ ...axis, gridIndex: 2, axisLabel: { show: false }, axisLine: { show: false } }] : []),
  ];
}

function valueAxes({ texts, formats }: PerformanceLook, { frame, bands, returns }: PerformancePlace, falls: Extent) {
  const note = (gridIndex: number, at: number, text: string, extent: Extent) => ({
    type: 'value' as const,
    gridIndex,
    position: 'right' as const,
    min: extent.low,
    max: extent.high,
    axisTick: { show: false },
    axisLine: { show: false },
    splitLine: { show: false },
    axisLabel: { show: isWide(frame), color: ink.axis, margin: 10, lineHeight: 15, customValues: [at], formatter: () => text },
  });
  const fallText = `${texts('performance.drawdown')}\n${texts('performance.drawdownFromPeak')}`;
  return [
    percentAxis(returns, { gridIndex: 0, most: 6 }, formats),
    percentAxis(falls, { gridIndex: 1, most: 3 }, formats),
    ...(bands.payments ? [note(2, 0, texts('performance.paymentsLane'), { low: -1, high: 1 })] : []),
    note(1, falls.low * 0.12, fallText, falls),
  ];
}

function percentAxis({ low, high }: Extent, { gridIndex, most }: { readonly gridIndex: number; readonly most: number }, formats: Formats) {
  const { step, ticks } = valueTicks(low, high, most);
  return {
    type: 'value' as const,
    gridIndex,
    min: low,
    max: high,
    axisLine: { show: false },
    ...linesAt(ticks),
    axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: formats.axisPercent(step) },
  };
}

/** All lines that are seen, and zero, with a little air. */
function returnExtent({ points }: ShownPerformance, isBenchmarkShown: boolean): Extent {
  const values = points.flatMap(({ portfolio, benchmark }) => [portfolio ?? 0, isBenchmarkShown ? (benchmark ?? 0) : 0]);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const air = Math.max((high - low) * 0.06, 0.001);
  return { low: low < 0 ? low - air : low, high: high + air };
}

/** From the deepest fall, with room for its label, to the peak. */
function fallExtent({ points, deepest }: ShownPerformance): Extent {
  const depths = points.map(({ drawdown }) => drawdown ?? 0);
  const low = Math.min(deepest.available ? deepest.value.depth : 0, ...depths);
  return { low: low < 0 ? low * 1.35 : -0.01, high: 0 };
}
