import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { Formats } from '#wording/formats.ts';
import { type ChartOption, type DrawChart, ink, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { hatch } from '../../../ui/chart/pattern.ts';
import type { BridgeScale } from './bridge-scale.ts';
import type { BridgeBar } from './bridge-bars.ts';

interface BridgeLook {
  readonly scale: BridgeScale;
  readonly currency: string;
  readonly formats: Formats;
  /** By line, in the order of the lines. */
  readonly names: readonly string[];
}

const left = 64;
const right = 8;
/** Light without being seen through: the connectors lie below. */
const gain = `color-mix(in srgb, ${ink.positive} 68%, ${ink.ground})`;
const fills = { total: ink.first, gain, loss: ink.negative } as const;

/** Bars that begin where the one before ended. Everything is drawn above the scale's lower end, so that nothing crosses zero in a stack. */
export function drawBridge(lines: readonly BridgeBar[], look: BridgeLook): DrawChart {
  const { scale, currency, formats, names } = look;
  const above = (value: number) => value - scale.low;
  return ({ width }): ChartOption => {
    const each = (width - left - right) / Math.max(lines.length, 1);
    const axisMoney = formats.axisMoney(currency, { step: scale.step, highest: scale.high });
    return {
      ...plain,
      grid: { left, right, top: 8, bottom: 48 },
      xAxis: {
        type: 'category',
        data: [...names],
        axisTick: { show: false },
        axisLine: { show: !scale.isCut, onZero: false, lineStyle: { color: ink.zero } },
        axisLabel: { color: ink.axis, margin: 12, interval: 0, lineHeight: 16, width: each - 4, overflow: 'break' },
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: above(scale.high),
        axisLine: { show: false },
        ...linesAt(scale.ticks.map(above)),
        axisLabel: {
          color: ink.axis,
          margin: 10,
          customValues: scale.ticks.map(above),
          formatter: (value: number) => axisMoney(value + scale.low),
        },
      },
      series: [...connectors(lines, above), ...bars(lines, { ...look, above, width: Math.min(72, Math.floor(each * 0.62)) })],
    };
  };
}

type Above = (value: number) => number;

/** Thin lines from the end of each bar to the next. */
function connectors(lines: readonly BridgeBar[], above: Above): LineSeriesOption[] {
  return lines.slice(0, -1).map(({ to }, at) => ({
    type: 'line',
    z: 1,
    silent: true,
    symbol: 'none',
    lineStyle: { color: ink.axis, width: 1 },
    data: lines.map((_, place) => (place === at || place === at + 1 ? above(to) : null)),
  }));
}

interface BarsLook extends BridgeLook {
  readonly above: Above;
  readonly width: number;
}

/** The ground below a bar, which is not seen, the bar, and in a cut scale the stump below the cut. */
function bars(lines: readonly BridgeBar[], { above, width, scale, currency, formats }: BarsLook): BarSeriesOption[] {
  const own: BarSeriesOption = { type: 'bar', z: 3, stack: 'bridge', silent: true, emphasis: { disabled: true }, barWidth: width };
  const cut = scale.isCut ? (scale.high - scale.low) * 0.05 : 0;
  const gap = cut * 0.3;
  const bottom = ({ from, to }: BridgeBar) => above(Math.max(Math.min(from, to), scale.low));
  const isStump = (line: BridgeBar) => cut > 0 && line.kind === 'total';
  const ground = { itemStyle: { color: 'transparent' } };
  return [
    { ...own, data: lines.map((line) => (isStump(line) ? { value: cut, itemStyle: { color: ink.first } } : { value: 0, ...ground })) },
    { ...own, ...ground, data: lines.map((line) => (isStump(line) ? gap : bottom(line))) },
    {
      ...own,
      data: lines.map((line) => ({
        value: above(Math.max(line.from, line.to)) - (isStump(line) ? cut + gap : bottom(line)),
        itemStyle: {
          color: fills[line.kind],
          borderRadius: 1,
          ...(line.kind === 'loss' && { decal: hatch() }),
        },
        label: {
          show: true,
          position: line.kind === 'loss' ? 'bottom' : 'top',
          color: ink.text,
          fontWeight: line.kind === 'total' ? 700 : 400,
          formatter: () => written(line, { currency, formats }),
        },
      })),
    },
  ];
}

function written({ kind, amount }: BridgeBar, { currency, formats }: Pick<BridgeLook, 'currency' | 'formats'>): string {
  return kind === 'total' ? formats.money(amount, currency, { decimals: 0 }) : formats.signedMoney(amount, currency, { decimals: 0 });
}
