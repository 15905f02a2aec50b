import { Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { FieldNote } from '../fields/field-note.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import fieldStyles from '../fields/field.module.css';
import type { ControlState } from './control.tsx';
import './slider-field.css';
import styles from './slider-field.module.css';
import { MantineRoot } from './mantine-root.tsx';

interface SliderFieldProps extends Omit<FieldFrame, 'aside'>, ControlState {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly defaultValue: number;
  /** The value as the reader writes it. */
  readonly say: (value: number) => string;
  readonly onChange?: (value: number) => void;
}

/** A number between two ends, where about is enough; what it stands at is written at the right. */
export function SliderField({
  label,
  hint,
  error,
  name,
  disabled = false,
  readOnly = false,
  say,
  onChange,
  defaultValue,
  ...range
}: SliderFieldProps) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return (
    <MantineRoot>
      <div className={fieldStyles.top}>
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label}
        </span>
        <output className={styles.value}>{say(value)}</output>
      </div>
      <Slider
        {...range}
        value={value}
        size={6}
        thumbSize={20}
        label={null}
        disabled={disabled || readOnly}
        classNames={styles}
        thumbValueText={say}
        thumbProps={{
          'aria-labelledby': `${id}-label`,
          ...(hint || error ? { 'aria-describedby': `${id}-note` } : {}),
          ...(readOnly ? { 'aria-readonly': true } : {}),
          ...(disabled ? { 'aria-disabled': true } : {}),
        }}
        hiddenInputProps={{ disabled }}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        {...(name ? { name } : {})}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </MantineRoot>
  );
}
