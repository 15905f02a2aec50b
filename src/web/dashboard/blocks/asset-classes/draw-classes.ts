import type { LineSeriesOption } from 'echarts/charts';
import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import { type DrawChart, ink, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { patternAt } from '../../../ui/chart/pattern.ts';
import { dayAxis } from '../../../ui/chart/day-axis.ts';
import { assetColor } from '../holdings/asset-color.ts';
import { type ShownAssetClasses, getWeight } from './select-asset-classes.ts';

const quarters = [0, 0.25, 0.5, 0.75, 1];

/** Areas on top of each other, from 0 to 100 %; a day without weights is a gap. */
export function drawClasses(shown: ShownAssetClasses, formats: Formats): DrawChart {
  const [from = 0, to = from] = [shown.points[0], shown.points.at(-1)].map((point) => (point ? dayNumber(point.day) : 0));
  return (frame) => {
    return {
      ...plain,
      grid: { left: 48, right: 10, top: 10, bottom: 28 },
      xAxis: dayAxis({ from, to }, { frame, formats }),
      yAxis: {
        type: 'value',
        min: 0,
        max: 1,
        axisLine: { show: false },
        ...linesAt(quarters),
        axisLabel: { customValues: quarters, color: ink.axis, margin: 10, formatter: (share: number) => `${share * 100}%` },
      },
      series: shown.classes.map((assetClass, place) => ({ ...areaOf(shown, assetClass), ...(frame.isPaper && patterned(place)) })),
    };
  };
}

function areaOf(shown: ShownAssetClasses, assetClass: ShownAssetClasses['classes'][number]): LineSeriesOption {
  const color = assetColor(assetClass);
  return {
    type: 'line',
    name: assetClass,
    stack: 'whole',
    symbol: 'none',
    silent: true,
    lineStyle: { width: 1, color: ink.ground },
    areaStyle: { color, opacity: 1 },
    itemStyle: { color },
    data: shown.points.map((point) => [dayNumber(point.day), getWeight(shown, point, assetClass)]),
  };
}

function patterned(place: number) {
  const decal = patternAt(place);
  return decal ? { itemStyle: { decal } } : {};
}
