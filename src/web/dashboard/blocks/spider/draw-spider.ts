import type { Spider } from '#contracts/datasets/returns.ts';
import { type SpiderAxis, spiderAxes } from '#finance/risk/spider.ts';
import type { Texts } from '#wording/texts.ts';
import { type DrawChart, ink, isWide, plain } from '../../../ui/chart/chart-option.ts';
import { spiderLine } from './spider-line.ts';

/** Each portfolio as a line around six axes; the rim is the best end of each. A figure that is not there lies at the centre. */
export function drawSpider({ portfolios }: Spider, texts: Texts): DrawChart {
  return (frame) => ({
    ...plain,
    radar: {
      indicator: spiderAxes.map((axis) => ({ name: nameOn(texts(`spider.axis.${axis}`), isWide(frame)), min: 0, max: 1 })),
      radius: isWide(frame) ? '72%' : '62%',
      splitNumber: 4,
      axisName: { color: ink.text, fontSize: 12 },
      axisLine: { lineStyle: { color: ink.grid } },
      splitLine: { lineStyle: { color: ink.grid } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        silent: true,
        data: portfolios.map(({ name, points }, at) => {
          const { color, dashes } = spiderLine(at);
          return {
            name,
            value: spiderAxes.map((axis) => scaledOn(points, axis)),
            symbol: 'circle',
            symbolSize: 6,
            itemStyle: { color },
            lineStyle: { color, width: 2, type: dashes === null ? ('solid' as const) : [...dashes] },
            areaStyle: { color, opacity: portfolios.length === 1 ? 0.14 : 0.05 },
          };
        }),
      },
    ],
  });
}

/** In two lines where there is little room beside the drawing. */
function nameOn(name: string, isRoomy: boolean): string {
  return isRoomy ? name : name.replace(' ', '\n');
}

function scaledOn(points: Spider['portfolios'][number]['points'], axis: SpiderAxis): number {
  return points.find((point) => point.axis === axis)?.scaled ?? 0;
}
