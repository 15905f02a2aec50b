import { DatePicker } from '@mantine/dates';
import greek from 'dayjs/locale/el.js';
import { useMemo } from 'react';
import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import type { AsOfRange } from './as-of-range.ts';
import styles from './as-of-calendar.module.css';
import './as-of-calendar.css';
import { markedDays, usedMarks } from './day-marks.ts';

const languages = { en: 'en', el: greek.name } as const;

/** The days that have figures, with ends of months and reports marked; the arrow keys move, Enter chooses. Fetched when it is opened first. */
export default function AsOfCalendar({ range: { asOf, min, max }, dates, onChoose }: AsOfCalendarProps) {
  const texts = useTexts();
  const formats = useFormats();
  const locale = useLocale();
  const marked = useMemo(() => (dates ? markedDays(dates) : new Map<string, never>()), [dates]);
  const marksOf = (date: string) => marked.get(date) ?? [];
  const legend = usedMarks(marked);
  return (
    <>
      <DatePicker
        value={asOf}
        defaultDate={asOf}
        minDate={min}
        maxDate={max}
        locale={languages[locale]}
        firstDayOfWeek={1}
        maxLevel="decade"
        ariaLabels={{
          previousMonth: texts('shell.previousMonth'),
          nextMonth: texts('shell.nextMonth'),
          previousYear: texts('shell.previousYear'),
          nextYear: texts('shell.nextYear'),
          previousDecade: texts('shell.previousDecade'),
          nextDecade: texts('shell.nextDecade'),
        }}
        getDayAriaLabel={(date) => [formats.dateLong(date), ...marksOf(date).map((mark) => texts(`shell.dayMark.${mark}`))].join(', ')}
        getDayProps={(date) => ({ 'data-mark': marksOf(date).at(-1) })}
        classNames={{ day: styles.day ?? '', weekday: styles.weekday ?? '', calendarHeaderLevel: styles.level ?? '' }}
        onChange={(date) => {
          if (date !== null) onChoose(date);
        }}
      />
      {legend.length > 0 && (
        <ul className={styles.legend} aria-hidden>
          {legend.map((mark) => (
            <li key={mark} className={styles.key} data-mark={mark}>
              {texts(`shell.dayMark.${mark}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface AsOfCalendarProps {
  readonly range: AsOfRange;
  /** Null when they could not be loaded: then nothing is marked. */
  readonly dates: ReportDates | null;
  readonly onChoose: (date: string) => void;
}
