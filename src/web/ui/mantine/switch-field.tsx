import { Switch } from '@mantine/core';
import type { FieldFrame } from '../fields/field.tsx';
import { useMissing } from '../fields/use-missing.ts';
import { type ControlState, controlParts, framed } from './control.tsx';
import './switch-field.css';
import styles from './switch-field.module.css';
import { MantineRoot } from './mantine-root.tsx';

interface SwitchFieldProps extends Omit<FieldFrame, 'aside'>, ControlState {
  readonly value?: string;
  readonly defaultChecked?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

/** On or off, at once or with the form; a checkbox below, which works before scripts do. */
export function SwitchField({ label, hint, error, readOnly = false, onChange, defaultChecked = false, ...rest }: SwitchFieldProps) {
  const { missing, onInvalid, forget } = useMissing(label);
  const { error: said, description } = { error: undefined, description: undefined, ...framed({ label, hint, error: missing ?? error }) };
  return (
    <MantineRoot>
      <Switch
        {...rest}
        label={label}
        description={description}
        error={said}
        size="md"
        withThumbIndicator={false}
        defaultChecked={defaultChecked}
        aria-readonly={readOnly || undefined}
        data-read-only={readOnly || undefined}
        classNames={{ ...styles, description: controlParts.description, error: controlParts.error }}
        onClick={(event) => {
          if (readOnly) event.preventDefault();
        }}
        onInvalid={onInvalid}
        onChange={({ currentTarget }) => {
          forget();
          onChange?.(currentTarget.checked);
        }}
      />
    </MantineRoot>
  );
}
