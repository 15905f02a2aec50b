import type { ComponentProps } from 'react';
import { type ReturnTable, returnTables } from '#contracts/reports/report-choices.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reportAddress } from '../../report-address.ts';
import { comparedLines } from '../../table/compared-lines.tsx';
import { SpansTable } from '../../table/spans-table.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BenchmarkNote } from '../return-methods/benchmark-note.tsx';
import { periodRows } from './period-rows.ts';
import styles from './returns-by-period.module.css';
import type { ShownPeriods } from './select-periods.ts';

/** Returns by span, by twelve months or by calendar year; paper has all of them. */
export function PeriodsView({ shown, report }: BlockViewProps<ShownPeriods>) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const { bands, benchmark } = shown;
  const current = report.query.table ?? 'cumulative';
  const title = texts('returns.byPeriod');
  if (bands.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('returns.empty')} text={texts('returns.emptyText')} />
      </BlockFrame>
    );
  const tables = tablesOf(shown, { texts, formats });
  return (
    <BlockFrame
      title={title}
      text={texts('returns.byPeriodText', { date: formats.date(shown.asOf) })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => periodRows(shown, texts)} />}
      footer={<BenchmarkNote benchmark={benchmark} clipped={shown.clipped} />}
      isFlush
    >
      {!isPaper && <TableLinks current={current} report={report} />}
      {(isPaper ? returnTables : [current]).map((each) => (
        <SpansTable key={each} {...tables[each]} />
      ))}
    </BlockFrame>
  );
}

type Tables = Readonly<Record<ReturnTable, Pick<ComponentProps<typeof SpansTable>, 'name' | 'spans' | 'lines'>>>;

function tablesOf({ spans, bands, years, benchmark }: ShownPeriods, { texts, formats }: { texts: Texts; formats: Formats }): Tables {
  const linesOf = (compared: Parameters<typeof comparedLines>[0]) => comparedLines(compared, benchmark !== null, texts);
  return {
    cumulative: {
      name: texts('returns.table'),
      spans: spans.map(({ span, isAnnual }) => ({
        key: `${span} ${isAnnual}`,
        name: texts(`performance.${isAnnual ? 'spanAnnual' : 'span'}.${span}`),
      })),
      lines: linesOf(spans),
    },
    'twelve-months': {
      name: texts('returns.bands'),
      spans: bands.map(({ period: { to } }) => ({ key: to, name: formats.date(to) })),
      lines: linesOf(bands),
    },
    'calendar-years': {
      name: texts('returns.years'),
      spans: years.map(({ period: { to } }) => ({ key: to, name: to.slice(0, 4) })),
      lines: linesOf(years),
    },
  };
}

function TableLinks({ current, report }: { readonly current: ReturnTable; readonly report: ReportFrame }) {
  const texts = useTexts();
  const options = returnTables.map((each) => ({
    key: each,
    label: texts(`returns.tables.${each}`),
    href: reportAddress(report, { table: each === 'cumulative' ? undefined : each }),
    isCurrent: each === current,
  }));
  return (
    <div className={styles.tables}>
      <SegmentedLinks label={texts('returns.byPeriod')} options={options} isReplacing />
    </div>
  );
}
