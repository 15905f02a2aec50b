import type { SecurityData } from '#contracts/datasets/fund-data.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { ink } from '../../ui/chart/chart-option.ts';
import type { Readings } from '../../ui/chart/reading.ts';
import type { Words } from './draw-prices.ts';

/** The prices day by day, for the pointer, the arrow keys and those who listen. */
export function priceReadings({ prices, priceUnit }: Pick<SecurityData, 'prices' | 'priceUnit'>, { texts, formats }: Words): Readings {
  return {
    label: texts('fund.prices'),
    places: prices.map(({ day }) => dayNumber(day)),
    at: (index) => {
      const { day, price } = prices[index] ?? { day: '', price: Number.NaN };
      const value = formats.price(price, priceUnit);
      const title = formats.date(day);
      const lines = [{ label: texts('fund.price'), value, sample: 'solid' as const }];
      return { title, lines, spoken: `${title}: ${value}`, rings: [{ value: price, color: ink.first }] };
    },
  };
}
