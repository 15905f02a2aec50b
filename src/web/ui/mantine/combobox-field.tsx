import { Loader, Select } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { type ControlState, listParts, useFramed } from './control.tsx';
import { MantineRoot } from './mantine-root.tsx';
import { SearchFailed } from './search-failed.tsx';
import { filterOptions, showAllOptions, type Options, useOptions } from './use-options.ts';

interface ComboboxFieldProps extends FieldFrame, ControlState {
  readonly options: Options;
  readonly defaultValue?: string | null;
  readonly placeholder?: string;
  readonly onChange?: (value: string | null) => void;
}

/** One of many, found by typing: among options that are here, or that the server looks for. */
export function ComboboxField({
  label,
  hint,
  error,
  aside,
  options,
  placeholder,
  onChange,
  defaultValue = null,
  ...rest
}: ComboboxFieldProps) {
  const texts = useTexts();
  const found = useOptions(options);
  // Left to Mantine, what is typed would go with each answer of the server.
  const [words, setWords] = useState(() => found.options.find(({ value }) => value === defaultValue)?.label ?? '');
  const isFailed = found.state === 'searchFailed';
  const { frame, forget } = useFramed({ label, hint, aside, error: isFailed ? <SearchFailed onRetry={found.retry} /> : error });
  const isName = (typed: string) => found.options.some((option) => option.label === typed);
  const follow = (typed: string) => {
    forget();
    setWords(typed);
    if (!isName(typed)) found.search(typed);
  };
  // Otherwise the form would be sent without what is typed, which is not chosen yet.
  const keepUnfinished = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && words !== '' && !isName(words)) event.preventDefault();
  };
  return (
    <MantineRoot>
      <Select
        {...rest}
        {...frame}
        classNames={listParts}
        data={found.options}
        filter={found.isFromServer ? showAllOptions : filterOptions}
        defaultValue={defaultValue}
        placeholder={placeholder ?? texts('kit.typeToFind')}
        searchable
        clearable={!rest.required}
        allowDeselect={false}
        clearButtonProps={{ 'aria-label': texts('kit.clear') }}
        nothingFoundMessage={isFailed ? null : texts(`kit.${found.state}`)}
        searchValue={words}
        onSearchChange={follow}
        onFocus={found.begin}
        onKeyDown={keepUnfinished}
        selectFirstOptionOnChange={!found.isFromServer && words !== ''}
        {...(onChange ? { onChange } : {})}
        {...(found.state === 'searching' ? { rightSection: <Loader size={16} /> } : {})}
        comboboxProps={{ withinPortal: false }}
      />
    </MantineRoot>
  );
}
