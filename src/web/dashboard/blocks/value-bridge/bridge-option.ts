import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { Formats } from '#wording/formats.ts';
import { barLabel } from '../../../ui/chart/bar-label.ts';
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
/** Light without being seen through. */
const gain = `color-mix(in srgb, ${ink.positive} 68%, ${ink.ground})`;
const payment = `color-mix(in srgb, ${ink.muted} 46%, ${ink.ground})`;
const fills = { total: ink.first, in: payment, out: payment, gain, loss: ink.negative } as const;

/** Bars that begin where the one before ended. Everything is drawn above the scale's lower end, so that nothing crosses zero in a stack. */
export function drawBridge(lines: readonly BridgeBar[], look: BridgeLook): DrawChart {
  const { scale, currency, formats, names } = look;
  const above = (value: number) => value - scale.low;
  return ({ width, isPaper }): ChartOption => {
    const each = (width - left - right) / Math.max(lines.length, 1);
    const barWidth = Math.min(72, Math.floor(each * 0.62));
    const place = { above, half: barWidth / each / 2, scale };
    const axisMoney = formats.axisMoney(currency, { step: scale.step, highest: scale.high });
    return {
      ...plain,
      grid: { left, right, top: 8, bottom: 48 },
      xAxis: [
        {
          type: 'category',
          // Paper has nothing to point at that would say the whole name.
          data: isPaper ? [...names] : names.map(barLabel),
          axisTick: { show: false },
          axisLine: { show: true, onZero: false, lineStyle: { color: ink.zero } },
          axisLabel: { color: ink.axis, margin: 12, interval: 0, lineHeight: 16, width: each - 4, overflow: 'break' },
        },
        // The same axis in numbers, for what begins and ends between the bars.
        { type: 'value', show: false, min: -0.5, max: lines.length - 0.5 },
      ],
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
      series: [...connectors(lines, place), ...bars(lines, { ...look, above, width: barWidth }), ...breaks(lines, place)],
    };
  };
}

type Above = (value: number) => number;

interface BridgePlace {
  readonly above: Above;
  /** Half the width of a bar, where 1 is the distance between the middles of two bars. */
  readonly half: number;
  readonly scale: BridgeScale;
}

const silentLine = { type: 'line', xAxisIndex: 1, silent: true, symbol: 'none', emphasis: { disabled: true } } as const;

/** Thin lines from the edge of each bar to the one that goes on from there. */
function connectors(lines: readonly BridgeBar[], { above, half }: BridgePlace): LineSeriesOption[] {
  return lines.slice(0, -1).map(({ to }, at) => ({
    ...silentLine,
    z: 1,
    lineStyle: { color: ink.axis, width: 1 },
    data: [
      [at + half, above(to)],
      [at + 1 - half, above(to)],
    ],
  }));
}

/** In a cut scale a zigzag through the bars that begin at nothing: part of them is left out. */
function breaks(lines: readonly BridgeBar[], { above, half, scale }: BridgePlace): LineSeriesOption[] {
  if (!scale.isCut) return [];
  const [middle, swing, teeth] = [(scale.high - scale.low) * 0.03, (scale.high - scale.low) * 0.009, 6];
  return lines.flatMap(({ kind, to }, at) =>
    kind !== 'total' || above(to) < 2 * middle
      ? []
      : {
          ...silentLine,
          z: 4,
          lineStyle: { color: ink.ground, width: 4, join: 'miter' },
          data: Array.from({ length: teeth + 1 }, (_, tooth) => [
            at - half + (2 * half * tooth) / teeth,
            middle + (tooth % 2 === 0 ? -swing : swing),
          ]),
        },
  );
}

interface BarsLook extends BridgeLook {
  readonly above: Above;
  readonly width: number;
}

/** The ground below a bar, which is not seen, and the bar. */
function bars(lines: readonly BridgeBar[], { above, width, scale, currency, formats }: BarsLook): BarSeriesOption[] {
  const own: BarSeriesOption = { type: 'bar', z: 3, stack: 'bridge', silent: true, emphasis: { disabled: true }, barWidth: width };
  const bottom = ({ from, to }: BridgeBar) => above(Math.max(Math.min(from, to), scale.low));
  return [
    { ...own, itemStyle: { color: 'transparent' }, data: lines.map(bottom) },
    {
      ...own,
      data: lines.map((line) => ({
        value: above(Math.max(line.from, line.to)) - bottom(line),
        itemStyle: {
          color: fills[line.kind],
          borderRadius: 1,
          ...(isDown(line) && { decal: hatch() }),
        },
        label: {
          show: true,
          position: isDown(line) ? 'bottom' : 'top',
          color: ink.text,
          fontWeight: line.kind === 'total' ? 700 : 400,
          formatter: () => written(line, { currency, formats }),
        },
      })),
    },
  ];
}

const isDown = ({ kind }: BridgeBar) => kind === 'loss' || kind === 'out';

function written({ kind, amount }: BridgeBar, { currency, formats }: Pick<BridgeLook, 'currency' | 'formats'>): string {
  return kind === 'total' ? formats.money(amount, currency, { decimals: 0 }) : formats.signedMoney(amount, currency, { decimals: 0 });
}
