import { useState } from 'react';
import type { FieldOf } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { pointNames } from '#forms/kinds/points.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { DayField } from './day-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import type { FieldFrame } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import styles from './points-field.module.css';

interface PointsFieldProps extends FieldFrame {
  readonly field: FieldOf<'points'>;
  readonly typed: Typed;
}

/** Days with a price each; a row more is asked for with a button. */
export function PointsField({ field, typed, label, hint, error }: PointsFieldProps) {
  const texts = useTexts();
  const filled = Array.from({ length: field.limit }, (_none, row) => row).filter((row) => typed[pointNames(field, row).day]);
  const [rows, setRows] = useState(Math.max(1, filled.length));
  return (
    <fieldset className={styles.points} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {Array.from({ length: rows }, (_none, row) => {
        const names = pointNames(field, row);
        return (
          <div key={names.day} className={styles.row}>
            <DayField label={texts('fields.pointDay')} name={names.day} defaultValue={typed[names.day]} />
            <DecimalField label={texts('fields.pointPrice')} name={names.price} defaultValue={typed[names.price]} />
          </div>
        );
      })}
      <FieldNote id={`${field.id}-note`} hint={hint} error={error} />
      {rows < field.limit && (
        <Button size="small" onClick={() => setRows(rows + 1)}>
          {texts('fields.morePoints')}
        </Button>
      )}
    </fieldset>
  );
}
