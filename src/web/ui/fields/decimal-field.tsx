import { useState } from 'react';
import { useLocale } from '../../lib/texts.tsx';
import type { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';
import { sentDecimal, shownDecimal } from './typed-decimal.ts';

interface DecimalFieldProps extends FieldFrame {
  readonly name: string;
  /** As it is sent. */
  readonly defaultValue?: string | undefined;
  /** No one may change it now. */
  readonly isDisabled?: boolean;
}

/** An exact number, typed as the language writes it and sent with a point. */
export function DecimalField({ name, defaultValue = '', isDisabled = false, ...frame }: DecimalFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(shownDecimal(defaultValue, locale, isDisabled));
  return (
    <>
      <TextField
        {...frame}
        inputMode="decimal"
        autoComplete="off"
        className={styles.number}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <input type="hidden" name={name} value={sentDecimal(typed, locale)} />
    </>
  );
}
