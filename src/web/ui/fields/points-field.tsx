import { Trash2 } from 'lucide-react';
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
import { IconButton } from '../icon-button.tsx';
import styles from './points-field.module.css';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

interface PointsFieldProps extends FieldFrame {
  readonly field: FieldOf<'points'>;
  readonly typed: Typed;
}

/** Days with a price each; a row more is asked for with a button. */
export function PointsField({ field, typed, label, hint, error }: PointsFieldProps) {
  const texts = useTexts();
  const all = Array.from({ length: field.limit }, (_none, row) => row);
  const [rows, setRows] = useState(() => {
    const filled = all.filter((row) => typed[pointNames(field, row).day]);
    return filled.length > 0 ? filled : [0];
  });
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLFieldSetElement>();
  const remove = (gone: number) => {
    setRows(rows.filter((row) => row !== gone));
    dispatchChange();
  };
  const next = all.find((row) => row > Math.max(-1, ...rows)) ?? all.find((row) => !rows.includes(row));
  return (
    <fieldset ref={frameOf} className={styles.points} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {rows.map((row, nth) => {
        const names = pointNames(field, row);
        return (
          <div key={names.day} className={styles.row}>
            <DayField label={texts('fields.pointDay')} name={names.day} defaultValue={typed[names.day]} />
            <DecimalField label={texts('fields.pointPrice')} name={names.price} defaultValue={typed[names.price]} />
            <IconButton icon={Trash2} label={texts('fields.removePoint', { row: String(nth + 1) })} onClick={() => remove(row)} />
          </div>
        );
      })}
      <FieldNote id={`${field.id}-note`} hint={hint} error={error} />
      {next !== undefined && (
        <Button size="small" onClick={() => setRows([...rows, next])}>
          {texts('fields.morePoints')}
        </Button>
      )}
    </fieldset>
  );
}
