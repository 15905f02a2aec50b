import { Loader, MultiSelect } from '@mantine/core';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { type ControlState, framed, manyParts } from './control.tsx';
import './pills.css';
import { MantineRoot } from './mantine-root.tsx';
import { type Options, useOptions } from './use-options.ts';

interface MultiComboboxFieldProps extends FieldFrame, ControlState {
  readonly options: Options;
  readonly defaultValue?: readonly string[];
  readonly placeholder?: string;
  /** How many may be chosen. */
  readonly most?: number;
  readonly onChange?: (values: string[]) => void;
}

/** Several of many, found by typing; each that is chosen stands in the field. */
export function MultiComboboxField({ label, hint, error, aside, options, most, placeholder, onChange, ...rest }: MultiComboboxFieldProps) {
  const texts = useTexts();
  const found = useOptions(options);
  const { defaultValue = [], ...state } = rest;
  return (
    <MantineRoot>
      <MultiSelect
        {...state}
        {...framed({ label, hint, error, aside })}
        classNames={manyParts}
        data={found.options}
        {...(found.isFromServer ? { filter: found.keepAll } : {})}
        defaultValue={[...defaultValue]}
        placeholder={placeholder ?? texts('kit.typeToFind')}
        searchable
        hidePickedOptions
        nothingFoundMessage={texts(`kit.${found.state}`)}
        onSearchChange={found.search}
        onFocus={found.begin}
        {...(most === undefined ? {} : { maxValues: most })}
        {...(onChange ? { onChange } : {})}
        {...(found.state === 'searching' ? { rightSection: <Loader size={16} /> } : {})}
        comboboxProps={{ withinPortal: false }}
      />
    </MantineRoot>
  );
}
