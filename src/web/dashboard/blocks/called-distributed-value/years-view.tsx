import { useMemo, useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { NetRow } from './net-row.tsx';
import type { ShownYears } from './select-years.ts';
import { yearReadings } from './year-readings.ts';
import { yearRows } from './year-rows.ts';
import styles from './called-distributed-value.module.css';
import { drawYears } from './years-option.ts';
import { YearsTable } from './years-table.tsx';

const height = 400;
const narrowHeight = 300;
const paperSize = { width: 665, height: 280 };

/** Calls, distributions and value by year. */
export function YearsView({ shown, report: { unit, asOf } }: BlockViewProps<ShownYears>) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const draw = useMemo(() => drawYears(shown, formats), [shown, formats]);
  const readings = useMemo(() => yearReadings(shown, { texts, formats, unit }), [shown, texts, formats, unit]);
  const title = texts('privateEquity.bars');
  if (shown.years.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noYears')} text={texts('privateEquity.noYearsText')} />
      </BlockFrame>
    );
  const summary = shown.turned === null ? texts('privateEquity.moreIn') : texts('privateEquity.moreOut', { year: shown.turned });
  const tools = <ChartTools view={{ isTable, onChange: setTable }} fileName={`${title} ${asOf}`} table={() => yearRows(shown, texts)} />;
  return (
    <BlockFrame title={title} text={summary} tools={tools}>
      {isTable ? (
        <YearsTable shown={shown} unit={unit} height={height + 72} />
      ) : (
        <>
          <YearsLegend />
          <Chart {...{ name: texts('privateEquity.barsChart'), summary, height, narrowHeight, paperSize, draw, readings }} hasAmounts />
          <NetRow shown={shown} unit={unit} />
        </>
      )}
    </BlockFrame>
  );
}

/** Explains the three kinds of bars. */
function YearsLegend() {
  const texts = useTexts();
  return (
    <ul className={styles.legend}>
      {(['called', 'distributed', 'valueAtYearEnd'] as const).map((kind) => (
        <li key={kind}>
          <i className={styles.square} data-kind={kind} />
          {texts(`privateEquity.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
