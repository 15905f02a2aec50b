import { useMemo, useState } from 'react';
import type { Forecast } from '#contracts/reports/projections.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Money } from '../figures/money.tsx';
import { Sentence } from '../figures/sentence.tsx';
import { drawForecast } from './draw-forecast.ts';
import { ForecastOutcomes } from './forecast-outcomes.tsx';
import { forecastReadings } from './forecast-readings.ts';
import { ForecastTable } from './forecast-table.tsx';
import { type ShownForecast, shownForecast } from './shown-forecast.ts';
import styles from './projections.module.css';

interface ForecastCardProps {
  readonly forecast: Forecast;
  readonly name: string;
  readonly isLoading: boolean;
}

/** The range of values over the years, in the money of the day or today's; in a sentence, as a picture and as a table. */
export function ForecastCard({ forecast, name, isLoading }: ForecastCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const [money, setMoney] = useState<'nominal' | 'real'>('nominal');
  const shown = useMemo(() => shownForecast(forecast, money === 'real'), [forecast, money]);
  const draw = useMemo(() => drawForecast(shown, formats), [shown, formats]);
  const readings = useMemo(() => forecastReadings(shown, { texts, formats }), [shown, texts, formats]);
  const options = (['nominal', 'real'] as const).map((key) => ({ key, label: texts(`projections.money.${key}`) }));
  const note =
    money === 'real'
      ? texts('projections.realNote', { inflation: formats.share(forecast.terms.inflation) })
      : texts('projections.nominalNote');
  return (
    <section aria-label={name} aria-busy={isLoading} className={styles.forecast}>
      <p className={styles.summary}>
        <Summary shown={shown} /> {note}
      </p>
      <div className={styles.choices}>
        <Segmented label={texts('projections.money.label')} options={options} chosen={money} onChange={setMoney} />
        <ForecastLegend {...shown} />
      </div>
      <Chart name={texts('projections.chart')} summary={note} height={380} narrowHeight={280} hasAmounts {...{ draw, readings }} />
      <ForecastOutcomes shown={shown} />
      <ForecastTable shown={shown} />
    </section>
  );
}

function Summary({ shown: { points, last, currency, isWithdrawing } }: { readonly shown: ShownForecast }) {
  const texts = useTexts();
  const money = (amount: number) => <Money amount={amount} currency={currency} decimals={0} />;
  const parts = {
    median: money(last.median),
    low: money(last.lowest),
    high: money(last.highest),
    paid: money(isWithdrawing ? (points[0]?.contributed ?? 0) - last.contributed : last.contributed),
  };
  return (
    <Sentence parts={parts}>
      {(marks) => texts(isWithdrawing ? 'projections.summaryWithdrawn' : 'projections.summary', { ...marks, count: last.year })}
    </Sentence>
  );
}

/** Explains the bands and the lines. */
function ForecastLegend({ hasTarget, isWithdrawing }: Pick<ShownForecast, 'hasTarget' | 'isWithdrawing'>) {
  const texts = useTexts();
  const lines = [...(isWithdrawing ? [] : (['contributed'] as const)), ...(hasTarget ? (['target'] as const) : [])];
  const kinds = ['median', 'mean', 'narrow', 'wide', ...lines] as const;
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles.sample} data-kind={kind} />
          {texts(`projections.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
