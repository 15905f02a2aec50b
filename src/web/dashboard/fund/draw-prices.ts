import type { SecurityData } from '#contracts/datasets/fund-data.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { type DrawChart, ink, linesAt, plain } from '../../ui/chart/chart-option.ts';
import { dayAxis } from '../../ui/chart/day-axis.ts';
import { valueTicks } from '../../ui/chart/value-ticks.ts';

export interface Words {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The price as a line over the days of the period. */
export function drawPrices(
  { prices, priceUnit, period }: Pick<SecurityData, 'prices' | 'priceUnit' | 'period'>,
  { formats }: Words,
): DrawChart {
  const values = prices.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const air = Math.max((highest - lowest) * 0.08, highest * 0.002);
  const [low, high] = [Math.max(0, lowest - air), highest + air];
  const { ticks } = valueTicks(low, high, 6);
  const [min, max] = [dayNumber(period.from), dayNumber(period.to)];
  return (frame) => {
    return {
      ...plain,
      grid: { left: 68, right: 12, top: 10, bottom: 28 },
      xAxis: dayAxis({ from: min, to: max }, { frame, formats }),
      yAxis: {
        type: 'value',
        min: low,
        max: high,
        axisLine: { show: false },
        ...linesAt(ticks),
        axisLabel: { customValues: ticks, color: ink.axis, margin: 10, formatter: (price: number) => formats.price(price, priceUnit) },
      },
      series: {
        type: 'line',
        symbol: 'none',
        silent: true,
        lineStyle: { color: ink.first, width: 2, join: 'round' },
        data: prices.map(({ day, price }) => [dayNumber(day), price]),
      },
    };
  };
}
