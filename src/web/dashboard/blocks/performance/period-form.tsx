import { type FormEvent, useState } from 'react';
import type { Period } from '#contracts/datasets/period.ts';
import { type IsoDate, isIsoDate } from '#finance/iso-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import type { ReportFrame } from '../block.tsx';
import styles from './custom-period.module.css';

interface PeriodFormProps {
  readonly period: Period;
  readonly days: ReportFrame['days'];
  readonly asOf: string;
  readonly onChoose: (from: string, to: string) => void;
}

/** Two days between which there are figures: the evening on which the period opens, and its last day. */
export function PeriodForm({ period, days, asOf, onChoose }: PeriodFormProps) {
  const texts = useTexts();
  const [error, setError] = useState<string>();
  const limits = { min: days?.first, max: asOf };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from, to] = [typedDay(fields, 'from'), typedDay(fields, 'to')];
    if (from === null || to === null || from >= to) return setError(texts('performance.periodError'));
    return onChoose(from, to);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <DayField label={texts('performance.from')} name="from" defaultValue={period.from} {...limits} />
      <DayField label={texts('performance.to')} name="to" defaultValue={period.to} {...limits} error={error} />
      <Button type="submit" look="primary" isWide>
        {texts('performance.show')}
      </Button>
    </form>
  );
}

function typedDay(fields: FormData, name: string): IsoDate | null {
  const day = fields.get(name);
  return typeof day === 'string' && isIsoDate(day) ? day : null;
}
