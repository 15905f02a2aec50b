import { useMemo, useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { CurveLegend } from './curve-legend.tsx';
import { curveReadings } from './curve-readings.ts';
import { curveRows } from './curve-rows.ts';
import { curveSummary } from './curve-summary.ts';
import { CurveTable } from './curve-table.tsx';
import { drawCurve } from './draw-curve.ts';
import type { ShownCurve } from './select-curve.ts';

const height = 280;
const narrowHeight = 240;
const paperSize = { width: 665, height: 240 };

/** The J-curve: down while the funds call, up again when they pay back. */
export function CurveView({ shown, report }: BlockViewProps<ShownCurve>) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const { unit, asOf } = report;
  const draw = useMemo(() => drawCurve(shown, formats), [shown, formats]);
  const readings = useMemo(() => curveReadings(shown, { texts, formats, unit }), [shown, texts, formats, unit]);
  const title = texts('privateEquity.curve');
  if (shown.points.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noYears')} text={texts('privateEquity.noCurveText')} />
      </BlockFrame>
    );
  const summary = curveSummary(shown.course, { texts, formats });
  const tools = <ChartTools view={{ isTable, onChange: setTable }} fileName={`${title} ${asOf}`} table={() => curveRows(shown, texts)} />;
  return (
    <BlockFrame title={title} text={summary} tools={tools}>
      {isTable ? (
        <CurveTable shown={shown} unit={unit} height={height + 58} />
      ) : (
        <>
          <CurveLegend shown={shown} report={report} />
          <Chart {...{ name: texts('privateEquity.curveChart'), summary, height, narrowHeight, paperSize, draw, readings }} hasAmounts />
        </>
      )}
    </BlockFrame>
  );
}
