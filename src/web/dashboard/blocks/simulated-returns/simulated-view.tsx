import { useMemo, useState } from 'react';
import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import { simulatedWeights } from '#contracts/reports/report-choices.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { reportAddress } from '../../report-address.ts';
import { FigureTable } from '../../table/figure-table.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { drawSimulated } from './draw-simulated.ts';
import { simulatedReadings } from './simulated-readings.ts';
import { simulatedRows } from './simulated-rows.ts';
import styles from './simulated.module.css';

const height = 360;
const narrowHeight = 280;

/** Today's weights held through the past, always named simulated, with the line of what really happened. */
export function SimulatedView({ shown, report }: BlockViewProps<SimulatedReturns>) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const draw = useMemo(() => drawSimulated(shown, formats), [shown, formats]);
  const readings = useMemo(() => simulatedReadings(shown, { texts, formats }), [shown, texts, formats]);
  const summary = useSummary(shown);
  const title = texts('simulated.title');
  const choice = shown.hasModel && <WeightLinks basis={shown.basis} report={report} />;
  if (!shown.simulated.available)
    return (
      <BlockFrame title={title}>
        {choice}
        <EmptyState title={texts('simulated.empty')} text={reasonText(shown.simulated, texts)} />
      </BlockFrame>
    );
  const tools = (
    <ChartTools view={{ isTable, onChange: setTable }} fileName={`${title} ${report.asOf}`} table={() => simulatedRows(shown, texts)} />
  );
  const limits = shown.limitedBy === null ? '' : ` ${texts('simulated.limitedBy', { name: shown.limitedBy })}`;
  return (
    <BlockFrame title={title} text={summary} tools={tools} footer={texts('simulated.priceOnly') + limits}>
      <div className={styles.choices}>
        {choice}
        <Legend />
      </div>
      {isTable ? (
        <SimulatedTable shown={shown} />
      ) : (
        <Chart {...{ name: texts('simulated.chart'), summary, height, narrowHeight, draw, readings }} />
      )}
    </BlockFrame>
  );
}

function useSummary({ basis, period, simulated, real }: SimulatedReturns): string {
  const texts = useTexts();
  const formats = useFormats();
  return texts(basis === 'model' ? 'simulated.textModel' : 'simulated.textToday', {
    from: formats.date(period.from),
    to: formats.date(period.to),
    simulated: formats.percent(simulated.available ? simulated.value : Number.NaN),
    real: formats.percent(real.available ? real.value : Number.NaN),
  });
}

function WeightLinks({ basis, report }: { readonly basis: SimulatedReturns['basis']; readonly report: ReportFrame }) {
  const texts = useTexts();
  if (usePaper()) return null;
  const options = simulatedWeights.map((each) => ({
    key: each,
    label: texts(`simulated.basis.${each}`),
    href: reportAddress(report, { weights: each === 'today' ? undefined : each }),
    isCurrent: each === basis,
  }));
  return <SegmentedLinks label={texts('simulated.weights')} options={options} isReplacing />;
}

function Legend() {
  const texts = useTexts();
  return (
    <div className={styles.legend}>
      <span>
        <i className={styles.real} />
        {texts('simulated.real')}
      </span>
      <span>
        <i className={styles.simulated} />
        {texts('simulated.simulated')}
      </span>
    </div>
  );
}

function SimulatedTable({ shown: { points } }: { readonly shown: SimulatedReturns }) {
  const texts = useTexts();
  const formats = useFormats();
  const header = [texts('simulated.day'), texts('simulated.simulated'), texts('simulated.real')];
  const rows = points
    .toReversed()
    .map(({ day, simulated, real }) => [
      { text: formats.date(day) },
      { text: formats.percent(simulated) },
      { text: formats.percent(real ?? Number.NaN) },
    ]);
  return <FigureTable name={texts('simulated.chart')} header={header} rows={rows} height={height} />;
}
