import { DatePicker } from '@mantine/dates';
import { useMemo } from 'react';
import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { calendarParts, useCalendar } from '../../ui/mantine/calendar.ts';
import type { AsOfRange } from './as-of-range.ts';
import styles from './as-of-calendar.module.css';
import { markedDays, usedMarks } from './day-marks.ts';

/** The days that have figures, with ends of months and reports marked; the arrow keys move, Enter chooses. Fetched when it is opened first. */
export default function AsOfCalendar({ range: { asOf, min, max }, dates, onChoose }: AsOfCalendarProps) {
  const texts = useTexts();
  const formats = useFormats();
  const calendar = useCalendar();
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
        {...calendar}
        getDayAriaLabel={(date) => [formats.dateLong(date), ...marksOf(date).map((mark) => texts(`shell.dayMark.${mark}`))].join(', ')}
        getDayProps={(date) => ({ 'data-mark': marksOf(date).at(-1) })}
        classNames={{ ...calendarParts, day: `${calendarParts.day} ${styles.day}` }}
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
