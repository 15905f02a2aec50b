import { Loader, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { allFound, allOfThem, stillFound, withAll } from './add-all.ts';
import { type ControlState, framed, manyParts } from './control.tsx';
import './pills.css';
import { MantineRoot } from './mantine-root.tsx';
import { SearchFailed } from './search-failed.tsx';
import { showAllOptions, type Option, type Options, useOptions } from './use-options.ts';

interface MultiComboboxFieldProps extends FieldFrame, ControlState {
  readonly options: Options;
  readonly defaultValue?: readonly string[];
  readonly placeholder?: string;
  /** The maximum number of choices. */
  readonly most?: number;
  readonly onChange?: (values: string[]) => void;
}

/** Several of many, found by typing, or all that are found at once; each that is chosen stands in the field. */
export function MultiComboboxField({
  label,
  hint,
  error,
  aside,
  options,
  most = Infinity,
  placeholder,
  onChange,
  defaultValue = [],
  ...state
}: MultiComboboxFieldProps) {
  const texts = useTexts();
  const found = useOptions(options);
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  const [words, setWords] = useState('');
  const [known, setKnown] = useState<readonly Option[]>(() => found.options.filter(({ value }) => defaultValue.includes(value)));
  const choosing = { options: found.options, chosen, words: found.isFromServer ? '' : words, most };
  const all = useAllOption(choosing);
  const choose = (values: string[]) => {
    const wanted = withAll(values, choosing);
    setKnown(
      [...new Map([...known, ...found.options].map((each) => [each.value, each])).values()].filter(({ value }) => wanted.includes(value)),
    );
    setChosen(wanted);
    onChange?.(wanted);
  };
  // What was chosen keeps its name also when the server finds other things.
  const named = [...known, ...found.options].filter(({ value }) => chosen.includes(value));
  const each = [...new Map(named.map((one) => [one.value, one])).values()];
  return (
    <MantineRoot>
      <MultiSelect
        {...state}
        {...framed({ label, hint, aside, error: found.state === 'searchFailed' ? <SearchFailed onRetry={found.retry} /> : error })}
        classNames={manyParts}
        data={[...all, ...each, ...stillFound(choosing)]}
        filter={showAllOptions}
        value={[...chosen]}
        placeholder={placeholder ?? texts('kit.typeToFind')}
        searchable
        hidePickedOptions
        nothingFoundMessage={found.state === 'searchFailed' ? null : texts(`kit.${found.state}`)}
        onSearchChange={(typed) => {
          setWords(typed);
          found.search(typed);
        }}
        onFocus={found.begin}
        {...(most === Infinity ? {} : { maxValues: most })}
        onChange={choose}
        {...(found.state === 'searching' ? { rightSection: <Loader size={16} /> } : {})}
        comboboxProps={{ withinPortal: false }}
      />
    </MantineRoot>
  );
}

/** The option that stands for all that are found; with too many it says so, rather than going away. */
function useAllOption(choosing: Parameters<typeof allFound>[0]): Option[] {
  const texts = useTexts();
  const formats = useFormats();
  const all = allFound(choosing);
  if (!all) return [];
  const { count, isTooMany } = all;
  const label = isTooMany
    ? texts('kit.addAllMost', { limit: formats.count(choosing.most) })
    : texts('kit.addAll', { count: formats.count(count) });
  return [{ value: allOfThem, label, disabled: isTooMany }];
}
