import { DateInput } from '@mantine/dates';
import { Calendar } from 'lucide-react';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { Icon } from '../pictures/icon.tsx';
import { calendarParts, useCalendar } from './calendar.ts';
import { type ControlState, listParts, useFramed } from './control.tsx';
import { dayIn } from './day-in.ts';
import { MantineRoot } from './mantine-root.tsx';

interface DateFieldProps extends FieldFrame, ControlState {
  /** Days are written `2026-06-30`, here and in what is sent. */
  readonly defaultValue?: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange?: (day: string | null) => void;
}

/** A day, typed or chosen from a calendar. */
export function DateField({ label, hint, error, aside, min, max, onChange, defaultValue = null, ...rest }: DateFieldProps) {
  const texts = useTexts();
  const formats = useFormats();
  const calendar = useCalendar();
  const { frame, forget } = useFramed({ label, hint, error, aside });
  return (
    <MantineRoot>
      <DateInput
        {...rest}
        {...frame}
        {...calendar}
        classNames={{ ...listParts, ...calendarParts }}
        defaultValue={defaultValue}
        valueFormat={(day) => formats.date(day)}
        dateParser={dayIn}
        placeholder={texts('kit.day')}
        clearable={!rest.required}
        clearButtonProps={{ 'aria-label': texts('kit.clear') }}
        rightSection={<Icon of={Calendar} size="small" />}
        rightSectionPointerEvents="none"
        rightSectionWidth={36}
        popoverProps={{ withinPortal: false }}
        {...(min ? { minDate: min } : {})}
        {...(max ? { maxDate: max } : {})}
        onChange={(day) => {
          forget();
          onChange?.(day);
        }}
      />
    </MantineRoot>
  );
}
