import { useMemo } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { drawProgrammeYears, programmeYearReadings } from './draw-programme-years.ts';
import { programmeYearRows } from './programme-year-rows.ts';
import styles from './programme-years.module.css';
import type { ShownProgramme } from './select-programme-years.ts';
import { YearTable } from './year-table.tsx';

const height = 220;
const paperSize = { width: 665, height: 180 };

/** The programme at the end of each year: multiples in a chart, all figures in a table, the newest year first. */
export function ProgrammeYearsView({ shown, report: { unit, asOf } }: BlockViewProps<ShownProgramme>) {
  const texts = useTexts();
  const formats = useFormats();
  const draw = useMemo(() => drawProgrammeYears(shown, formats), [shown, formats]);
  const readings = useMemo(() => programmeYearReadings(shown, { texts, formats }), [shown, texts, formats]);
  const title = texts('report.block.programmeYears');
  if (shown.years.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noYears')} text={texts('privateEquity.noYearsText')} />
      </BlockFrame>
    );
  const summary = texts('privateEquity.multiplesText');
  return (
    <BlockFrame
      title={title}
      text={summary}
      footer={
        <>
          <span>{texts('privateEquity.yearsNote')}</span>
          <ChartTools fileName={`${title} ${asOf}`} table={() => programmeYearRows(shown, texts)} />
        </>
      }
    >
      <ul className={styles.legend}>
        {(
          [
            ['dpi', 'distributed'],
            ['rvpi', 'value'],
          ] as const
        ).map(([part, amount]) => (
          <li key={part}>
            <i data-part={part} aria-hidden />
            {texts(`privateEquity.${amount}`)} ({texts(`privateEquity.${part}`)})
          </li>
        ))}
      </ul>
      <Chart {...{ name: texts('privateEquity.yearsChart'), summary, height, narrowHeight: height, paperSize, draw, readings }} />
      <div className={styles.table}>
        <YearTable shown={shown} unit={unit} name={title} />
      </div>
    </BlockFrame>
  );
}
