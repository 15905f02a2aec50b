import type { RestatedReport } from '#contracts/reports/data-health.ts';
import { type FigureId, figureKinds } from '#contracts/reports/figures.ts';
import type { Figure } from '#finance/figure.ts';
import type { Formats } from '#wording/formats.ts';
import { figureText } from '#wording/step-text.ts';
import { FilledText } from '../../lib/filled-text.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import styles from './finding-item.module.css';

/** The reports of a portfolio that would say something else today: each figure as it was and as it is. */
export function RestatedReports({ reports }: { readonly reports: readonly RestatedReport[] }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <ul className={styles.reports}>
      {reports.map(({ asOf, publishedOn, currency, changes }) => (
        <li key={`${asOf} ${publishedOn}`}>
          {texts('dataHealth.report', { asOf: formats.date(asOf), date: formats.date(publishedOn) })}
          {changes.map(({ figure, before, after }) => (
            <span key={figure}>
              {'; '}
              <FilledText
                text={texts('dataHealth.change', { figure: texts(`figures.${figure}`) })}
                parts={{
                  before: <span data-amount>{written(figure, before, { currency, formats }) ?? texts('dataHealth.nothing')}</span>,
                  after: <span data-amount>{written(figure, after, { currency, formats }) ?? texts('dataHealth.nothing')}</span>,
                }}
              />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function written(id: FigureId, figure: Figure, { currency, formats }: { currency: string; formats: Formats }): string | null {
  return figure.available ? figureText({ kind: figureKinds[id], value: figure.value }, { figure: id, currency }, formats) : null;
}
