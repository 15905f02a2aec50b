import greek from 'dayjs/locale/el.js';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import './calendar.css';
import styles from './calendar.module.css';

const languages = { en: 'en', el: greek.name } as const;

export const calendarParts = { day: styles.day ?? '', weekday: styles.weekday ?? '', calendarHeaderLevel: styles.level ?? '' };

/** Returns the settings of every calendar: the language, the first day of the week and the labels of its buttons. */
export function useCalendar() {
  const texts = useTexts();
  const formats = useFormats();
  return {
    locale: languages[useLocale()],
    firstDayOfWeek: 1,
    maxLevel: 'decade',
    ariaLabels: {
      previousMonth: texts('shell.previousMonth'),
      nextMonth: texts('shell.nextMonth'),
      previousYear: texts('shell.previousYear'),
      nextYear: texts('shell.nextYear'),
      previousDecade: texts('shell.previousDecade'),
      nextDecade: texts('shell.nextDecade'),
    },
    getDayAriaLabel: (day: string) => formats.dateLong(day),
  } as const;
}
