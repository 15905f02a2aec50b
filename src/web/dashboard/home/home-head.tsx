import { useSyncExternalStore } from 'react';
import type { Home } from '#contracts/home.ts';
import type { Report } from '#contracts/reports/report.ts';
import { type DayPart, dayPartAt } from '#domain/home/day-part.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import headStyles from '../report-header.module.css';
import { AwaitDataset } from '../await-dataset.tsx';
import styles from './home.module.css';

interface HomeHeadProps {
  readonly greeting: Home['greeting'];
  readonly report: Report;
}

interface Dated {
  readonly asOf: string;
  readonly currency: string;
}

/** The greeting, and of which day and in which currency the figures are. */
export function HomeHead({ greeting: { name, dayPart }, report: { datasets } }: HomeHeadProps) {
  const texts = useTexts();
  const formats = useFormats();
  const part = useDayPart(dayPart);
  return (
    <header className={headStyles.head}>
      <div className={headStyles.words}>
        <h1 className={styles.greeting}>{texts(`home.greeting.${part}`, { name })}</h1>
        <p className={headStyles.facts}>
          <AwaitDataset<Dated> dataset={datasets.title ?? datasets.ownAccounts}>
            {({ asOf, currency }) => texts('report.figuresOf', { date: formats.date(asOf), currency })}
          </AwaitDataset>
        </p>
      </div>
    </header>
  );
}

/** Returns the part of the day by the reader's clock. The server does not know it and uses the firm's. */
function useDayPart(onServer: DayPart): DayPart {
  return useSyncExternalStore(eachMinute, ownDayPart, () => onServer);
}

function ownDayPart(): DayPart {
  return dayPartAt(new Date().getHours());
}

function eachMinute(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, 60_000);
  return () => window.clearInterval(timer);
}
