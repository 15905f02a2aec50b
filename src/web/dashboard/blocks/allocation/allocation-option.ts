import type { BreakdownChoice } from '#contracts/reports/report-choices.ts';
import { type DrawChart, ink, plain } from '../../../ui/chart/chart-option.ts';
import { patternAt } from '../../../ui/chart/pattern.ts';
import type { DrawnSlice } from './select-allocation.ts';
import { sliceColor } from './slice-color.ts';

/** A ring of a third of its radius, in gaps of the card's colour; its list beside it is the legend. */
export function drawAllocation(drawn: readonly DrawnSlice[], dimension: BreakdownChoice): DrawChart {
  return ({ width, height, isPaper }) => {
    const radius = Math.floor(Math.min(width, height) / 2) - (isPaper ? 6 : 16);
    return {
      ...plain,
      series: {
        type: 'pie',
        radius: [Math.round(radius * 0.7), radius],
        startAngle: 90,
        label: { show: false },
        labelLine: { show: false },
        itemStyle: { borderColor: ink.ground, borderWidth: drawn.length > 1 ? 2.5 : 0 },
        emphasis: { scaleSize: 4, focus: 'self', itemStyle: { color: 'inherit' } },
        blur: { itemStyle: { opacity: 0.4 } },
        data: drawn.map(({ key, value }, place) => ({
          name: key ?? '',
          value,
          itemStyle: { color: sliceColor(dimension, key, place), ...(isPaper && patterned(place)) },
        })),
      },
    };
  };
}

function patterned(place: number) {
  const decal = patternAt(place);
  return decal && { decal };
}
