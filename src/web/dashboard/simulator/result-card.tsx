import { useMemo, useState } from 'react';
import { symbolOf } from '#wording/money-format.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ChartTools } from '../chart-tools.tsx';
import { FigureTable } from '../table/figure-table.tsx';
import { drawSimulation } from './draw-simulation.ts';
import { ResultSentence } from './result-sentence.tsx';
import type { Simulated } from './simulated.ts';
import { simulationReadings } from './simulation-readings.ts';
import styles from './simulator.module.css';

interface ResultCardProps {
  readonly shown: Simulated;
  readonly currency: string;
  readonly isReal: boolean;
}

/** The result in a sentence, and by year as a chart or a table. */
export function ResultCard({ shown, currency, isReal }: ResultCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isAlive = useHydrated();
  const [isTable, setTable] = useState(false);
  const draw = useMemo(() => drawSimulation(shown, currency, formats), [shown, currency, formats]);
  const readings = useMemo(() => simulationReadings(shown, currency, { texts, formats }), [shown, currency, texts, formats]);
  const note = texts(isReal ? 'simulator.realNote' : 'simulator.nominal', { rate: formats.share(shown.terms.inflation) });
  const header = (['year', 'paidIn', 'growth', 'value', 'real'] as const).map((column) => texts(`simulator.columns.${column}`));
  const rows = shown.years.map(({ year, paidIn, growth, value, real }) => [year, paidIn, growth, value, real] as const);
  const table = () => ({ header, rows: rows.map(([year, ...amounts]) => [year, ...amounts.map(cents)]) });
  const figures = (
    <FigureTable
      name={texts('simulator.table', { symbol: symbolOf(currency) })}
      header={header}
      rows={rows.map(([year, ...amounts]) => [
        { text: String(year) },
        ...amounts.map((amount) => ({ text: formats.count(Math.round(amount)), isAmount: true })),
      ])}
      height={420}
    />
  );
  return (
    <Card
      title={texts('simulator.result')}
      tools={isAlive && <ChartTools view={{ isTable, onChange: setTable }} fileName="strategy-simulator" table={table} />}
    >
      <ResultSentence shown={shown} currency={currency} />
      {isTable ? (
        <>
          <h3 className={styles.subtitle}>{texts('simulator.table', { symbol: symbolOf(currency) })}</h3>
          {figures}
        </>
      ) : (
        <>
          <Legend isWithdrawing={shown.terms.monthly < 0} note={note} />
          <Chart name={texts('simulator.chart')} summary={note} height={320} narrowHeight={240} hasAmounts {...{ draw, readings }} />
          <noscript>{figures}</noscript>
        </>
      )}
    </Card>
  );
}

function Legend({ isWithdrawing, note }: { readonly isWithdrawing: boolean; readonly note: string }) {
  const texts = useTexts();
  const kinds = isWithdrawing ? (['value'] as const) : (['value', 'contributed'] as const);
  return (
    <div className={styles.above}>
      <p className={styles.quiet}>{note}</p>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <i className={styles.sample} data-kind={kind} />
            {texts(`simulator.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
