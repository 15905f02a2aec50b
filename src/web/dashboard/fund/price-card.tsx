import { useMemo, useState } from 'react';
import { type PerformanceRange, performanceRanges } from '#contracts/reports/report-choices.ts';
import type { SecurityData } from '#contracts/datasets/fund-data.ts';
import { type IsoDate, dayNumber } from '#finance/iso-date.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { ChartTools } from '../chart-tools.tsx';
import { spanOf } from '../period-words.ts';
import { FigureTable } from '../table/figure-table.tsx';
import { drawPrices, type Words } from './draw-prices.ts';
import { ink } from '../../ui/chart/chart-option.ts';
import type { Readings } from '../../ui/chart/reading.ts';
import styles from './fund.module.css';

const height = 320;

export interface PriceCardProps {
  readonly fund: SecurityData;
  /** The last day that the page looks at. */
  readonly asOf: IsoDate;
  /** The chosen range, and the function that returns the address of another one. */
  readonly range: PerformanceRange | undefined;
  readonly hrefOf: (range: PerformanceRange) => string;
}

/** The price over the chosen range; as a table and to take away. */
export function PriceCard({ fund, asOf, range, hrefOf }: PriceCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const words = useMemo(() => ({ texts, formats }), [texts, formats]);
  const draw = useMemo(() => drawPrices(fund, words), [fund, words]);
  const readings = useMemo(() => priceReadings(fund, words), [fund, words]);
  const { prices, priceUnit } = fund;
  const [first, last] = [prices[0], prices.at(-1)];
  const isEmpty = prices.length < 2 || !first || !last;
  const shown = range ?? spanOf(fund.period) ?? 'max';
  const options = performanceRanges.map((each) => ({
    key: each,
    label: texts(`performance.range.${each}`),
    href: hrefOf(each),
    isCurrent: each === shown,
  }));
  if (isEmpty)
    return (
      <Card title={texts('fund.prices')}>
        <EmptyState title={texts('fund.noPrices')} text={texts('fund.noPricesText')} />
      </Card>
    );
  const summary = texts('fund.summary', {
    first: formats.price(first.price, priceUnit),
    from: formats.date(first.day),
    last: formats.price(last.price, priceUnit),
    to: formats.date(last.day),
  });
  const header = [texts('performance.day'), texts('fund.price')];
  const tools = (
    <ChartTools
      view={{ isTable, onChange: setTable }}
      fileName={`${fund.symbol} ${asOf}`}
      table={() => ({ header: [...header, texts('fund.unit')], rows: prices.map(({ day, price }) => [day, price, priceUnit]) })}
    />
  );
  return (
    <Card title={texts('fund.prices')} text={summary} tools={tools}>
      <div className={styles.ranges}>
        <SegmentedLinks label={texts('performance.ranges')} options={options} isReplacing />
      </div>
      {isTable ? (
        <FigureTable
          name={texts('fund.prices')}
          height={height}
          header={header}
          rows={prices.toReversed().map(({ day, price }) => [{ text: formats.date(day) }, { text: formats.price(price, priceUnit) }])}
        />
      ) : (
        <Chart {...{ name: texts('fund.prices'), summary, height, narrowHeight: 240, draw, readings }} />
      )}
    </Card>
  );
}

/** The prices day by day, for the pointer, the arrow keys and those who listen. */
function priceReadings({ prices, priceUnit }: Pick<SecurityData, 'prices' | 'priceUnit'>, { texts, formats }: Words): Readings {
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
