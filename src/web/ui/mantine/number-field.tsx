import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../lib/texts.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { type ControlState, controlParts, useFramed } from './control.tsx';
import './number-field.css';
import styles from './number-field.module.css';
import { MantineRoot } from './mantine-root.tsx';

interface NumberFieldProps extends FieldFrame, ControlState {
  readonly defaultValue?: number | null;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Digits after the point; none unless said. */
  readonly decimals?: number;
  /** Before or after the number: a currency, a percent sign. */
  readonly prefix?: string;
  readonly suffix?: string;
  readonly onChange?: (value: number | null) => void;
}

const separators = {
  en: { decimalSeparator: '.', thousandSeparator: ',' },
  el: { decimalSeparator: ',', thousandSeparator: '.' },
} as const;

/** A number, typed as the language writes it and sent with a point. What is out of range is not changed, so that it can be said. */
export function NumberField({ label, hint, error, aside, name, decimals = 0, defaultValue = null, onChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState<number | null>(defaultValue);
  const { frame } = useFramed({ label, hint, error, aside });
  const change = (typed: number | string) => {
    const number = typeof typed === 'number' ? typed : null;
    setValue(number);
    onChange?.(number);
  };
  return (
    <MantineRoot>
      <NumberInput
        {...rest}
        {...frame}
        {...separators[useLocale()]}
        classNames={{ ...controlParts, control: styles.control ?? '' }}
        value={value ?? ''}
        decimalScale={decimals}
        fixedDecimalScale={decimals > 0}
        allowDecimal={decimals > 0}
        clampBehavior="none"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        onChange={change}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
    </MantineRoot>
  );
}
