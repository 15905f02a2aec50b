import type { Report } from '#contracts/report.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { readyValue } from './ready-value.ts';
import styles from './report-header.module.css';

/** Of a page about many: its name, the day of the figures and their currency. */
export function ListHeader({ report: { page, datasets, asOf } }: { readonly report: Report }) {
  const texts = useTexts();
  const formats = useFormats();
  const list = readyValue(datasets.clientTotals) ?? readyValue(datasets.clients);
  const date = formats.date(list?.asOf ?? asOf);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>{texts(page === 'accounts' ? 'report.accounts' : 'overview.title')}</h1>
        <p className={styles.facts}>
          {list ? texts('report.figuresOf', { date, currency: list.currency }) : texts('figures.note.on', { date })}
        </p>
      </div>
    </header>
  );
}
