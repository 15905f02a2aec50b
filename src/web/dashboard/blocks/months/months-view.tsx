import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { monthRows } from './month-rows.ts';
import { MonthsTable } from './months-table.tsx';
import type { ShownMonths } from './select-months.ts';
import styles from './months.module.css';

/** Every month's return with its size behind it, a row a year. */
export function MonthsView({ shown, report }: BlockViewProps<ShownMonths>) {
  const texts = useTexts();
  const text = useMonthsText(shown);
  const title = texts('risk.months');
  if (shown.years.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('risk.empty')} text={texts('risk.emptyText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame
      title={title}
      text={text}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => monthRows(shown, texts)} />}
      isFlush
    >
      <MonthsTable years={shown.years} />
      {shown.hasPartial && <p className={styles.note}>* {texts('risk.isPartial')}</p>}
    </BlockFrame>
  );
}

/** Describes how many months were positive and how volatile they were, with the benchmark's volatility. */
function useMonthsText({ months, positiveMonths, volatility, benchmarkVolatility }: ShownMonths): string {
  const texts = useTexts();
  const formats = useFormats();
  const counted = texts('risk.monthsText', { positive: formats.count(positiveMonths), months: formats.count(months) });
  if (!volatility.available) return counted;
  const own = formats.share(volatility.value);
  const varied = benchmarkVolatility.available
    ? texts('risk.volatilityBeside', { own, other: formats.share(benchmarkVolatility.value) })
    : texts('risk.volatilityText', { own });
  return `${counted} ${varied}`;
}
