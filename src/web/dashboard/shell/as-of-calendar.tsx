import { DatePicker } from '@mantine/dates';
import greek from 'dayjs/locale/el.js';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import type { AsOfRange } from './as-of-range.ts';
import styles from './as-of-calendar.module.css';
import './as-of-calendar.css';

const languages = { en: 'en', el: greek.name } as const;

/** The days that have figures; the arrow keys move, Enter chooses. Fetched when it is opened first. */
export default function AsOfCalendar({ range: { asOf, min, max }, onChoose }: AsOfCalendarProps) {
  const texts = useTexts();
  const locale = useLocale();
  return (
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
        monthLevelControl: texts('shell.chooseMonth'),
        yearLevelControl: texts('shell.chooseYear'),
        previousYear: texts('shell.previousYear'),
        nextYear: texts('shell.nextYear'),
        previousDecade: texts('shell.previousDecade'),
        nextDecade: texts('shell.nextDecade'),
      }}
      classNames={{ day: styles.day ?? '', weekday: styles.weekday ?? '', calendarHeaderLevel: styles.level ?? '' }}
      onChange={(date) => {
        if (date !== null) onChoose(date);
      }}
    />
  );
}

interface AsOfCalendarProps {
  readonly range: AsOfRange;
  readonly onChoose: (date: string) => void;
}
