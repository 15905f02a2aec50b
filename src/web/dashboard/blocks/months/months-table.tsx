import type { CSSProperties } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Rate } from '../../figures/rate.tsx';
import { EmptyCell } from '../../table/empty-cell.tsx';
import { useGrid } from '../../table/use-grid.ts';
import type { ShownMonth, ShownYear } from './select-months.ts';
import styles from './months.module.css';

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A row a year, a column a month, the whole year at the end. The year stays in sight while the months scroll. */
export function MonthsTable({ years }: { readonly years: readonly ShownYear[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const grid = useGrid();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={texts('risk.monthsChart')} {...grid}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{texts('risk.year')}</span>
            </th>
            {monthNumbers.map((month) => (
              <th key={month} scope="col">
                {formats.monthShort(`2001-${month}-01`)}
              </th>
            ))}
            <th scope="col">{texts('risk.year')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, months, whole }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {monthNumbers.map((month, at) => (
                <Month key={month} month={months[at] ?? null} />
              ))}
              <td>
                <FigureView figure={whole.rate}>
                  {(rate) => (
                    <b>
                      <Rate fraction={rate} />
                      {whole.isPartial && '*'}
                    </b>
                  )}
                </FigureView>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Month({ month }: { readonly month: ShownMonth | null }) {
  const formats = useFormats();
  if (!month) return <EmptyCell />;
  const { rate, tint, isPartial } = month;
  const tone = rate.available && rate.value < 0 ? 'negative' : 'positive';
  return (
    <td data-tone={tint > 0 ? tone : undefined} style={{ '--tint': `${tint}%` } as CSSProperties}>
      <FigureView figure={rate}>{(value) => formats.percent(value) + (isPartial ? '*' : '')}</FigureView>
    </td>
  );
}
