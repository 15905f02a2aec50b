import { type FormEvent, useState } from 'react';
import type { Period } from '#contracts/datasets/period.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [error, setError] = useState<string>();
  const limits = { min: days?.first, max: asOf };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isIsoDate(from) || !isIsoDate(to) || from >= to) return setError(texts('performance.periodError'));
    return onChoose(from, to);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField label={texts('performance.from')} type="date" value={from} {...limits} onChange={({ target }) => setFrom(target.value)} />
      <TextField
        label={texts('performance.to')}
        type="date"
        value={to}
        {...limits}
        onChange={({ target }) => setTo(target.value)}
        error={error}
      />
      <Button type="submit" look="primary" isWide>
        {texts('performance.show')}
      </Button>
    </form>
  );
}
