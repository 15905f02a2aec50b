import { symbolOf } from '#wording/money-format.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FigureTable } from '../table/figure-table.tsx';
import type { ShownForecast } from './shown-forecast.ts';
import styles from './projections.module.css';

const columns = ['contributed', 'p5', 'p25', 'median', 'p75', 'p95', 'expected'] as const;

/** The very figures of the chart, by year. */
export function ForecastTable({ shown: { points, currency } }: { readonly shown: ShownForecast }) {
  const texts = useTexts();
  const formats = useFormats();
  const name = texts('projections.table', { symbol: symbolOf(currency) });
  // The sign stands above the table: seven columns of it would not fit beside the inputs.
  const money = (amount: number) => ({ text: formats.count(Math.round(amount)), isAmount: true });
  const rows = points.map(({ day, contributed, lowest, low, median, high, highest, mean }) => [
    { text: day.slice(0, 4) },
    ...[contributed, lowest, low, median, high, highest, mean].map(money),
  ]);
  const header = [texts('projections.columns.year'), ...columns.map((column) => texts(`projections.columns.${column}`))];
  return (
    <>
      <h3 className={styles.subtitle}>{name}</h3>
      <FigureTable name={name} header={header} rows={rows} height={420} />
    </>
  );
}
