import { useMemo, useState } from 'react';
import { returnForms } from '#contracts/reports/report-choices.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BenchmarkLegend } from './benchmark-legend.tsx';
import { CustomPeriod } from './custom-period.tsx';
import { drawPerformance } from './performance-option.ts';
import { performanceReadings } from './performance-readings.ts';
import { performanceRows } from './performance-rows.ts';
import { performanceSummary } from './performance-summary.ts';
import { PerformanceTable } from './performance-table.tsx';
import { RangeLinks } from './range-links.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { reportAddress } from '../../report-address.ts';
import { comparedLines } from '../../table/compared-lines.tsx';
import { SpansTable } from '../../table/spans-table.tsx';
import type { ShownPerformance } from './select-performance.ts';
import styles from './performance.module.css';

const height = 402;
const narrowHeight = 338;

/** The line against its benchmark with payments and falls, what it says in a sentence, and the returns by span. */
export function PerformanceView({ shown, report }: BlockViewProps<ShownPerformance>) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const [isTable, setTable] = useState(false);
  const [isBenchmarkShown, showBenchmark] = useState(true);
  const title = texts('performance.title');
  const isEmpty = shown.last === null;
  const summary = performanceSummary(shown, { texts, formats });
  const look = useMemo(() => ({ texts, formats, isBenchmarkShown }), [texts, formats, isBenchmarkShown]);
  const draw = useMemo(() => drawPerformance(shown, look), [shown, look]);
  const readings = useMemo(() => performanceReadings(shown, look), [shown, look]);
  const tools = (
    <ChartTools
      {...(isEmpty ? {} : { view: { isTable, onChange: setTable } })}
      fileName={`${title} ${report.asOf}`}
      table={() => performanceRows(shown, texts)}
    />
  );
  return (
    <BlockFrame title={title} text={summary} tools={tools} isFlush>
      <div className={styles.body}>
        {!isPaper && (
          <div className={styles.choices}>
            <div className={styles.periods}>
              <RangeLinks range={shown.range} report={report} />
              <CustomPeriod shown={shown} report={report} />
            </div>
            <BenchmarkLegend shown={shown} isBenchmarkShown={isBenchmarkShown} onChange={showBenchmark} />
          </div>
        )}
        {isEmpty && <EmptyState title={texts('performance.empty')} text={texts('performance.emptyText')} />}
        {!isEmpty && isTable && <PerformanceTable shown={shown} height={height} />}
        {!isEmpty && !isTable && <Chart {...{ name: texts('performance.chart'), summary, height, narrowHeight, draw, readings }} />}
      </div>
      {!isPaper && !isEmpty && <ReturnFormLinks form={shown.form} report={report} />}
      <ReturnsTable returns={shown.returns} hasBenchmark={shown.hasBenchmark} />
    </BlockFrame>
  );
}

/** Offers annual or total figures for the longer spans of the table. */
function ReturnFormLinks({ form, report }: { readonly form: ShownPerformance['form']; readonly report: ReportFrame }) {
  const texts = useTexts();
  const options = returnForms.map((each) => ({
    key: each,
    label: texts(`performance.form.${each}`),
    href: reportAddress(report, { returns: each === 'annual' ? undefined : each }),
    isCurrent: each === form,
  }));
  return (
    <div className={styles.form}>
      <SegmentedLinks label={texts('performance.forms')} options={options} isReplacing />
    </div>
  );
}

/** Returns by span, net of charges. */
function ReturnsTable({ returns, hasBenchmark }: Pick<ShownPerformance, 'returns' | 'hasBenchmark'>) {
  const texts = useTexts();
  return (
    <SpansTable
      name={texts('performance.returns')}
      narrowName={texts('performance.netOfCharges')}
      spans={returns.map(({ span, isAnnual }) => ({ key: span, name: texts(`performance.${isAnnual ? 'spanAnnual' : 'span'}.${span}`) }))}
      lines={comparedLines(returns, hasBenchmark, texts)}
    />
  );
}
