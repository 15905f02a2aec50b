import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { withoutAccents } from '#domain/without-accents.ts';
import { searchPause } from '../../lib/search-pause.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Options that are here, or how to ask the server for those that match; `known` are those that are chosen already. */
export type Options<Kept extends Option = Option> =
  | readonly Kept[]
  | {
      readonly ask: (words: string, signal: AbortSignal) => Promise<readonly Kept[]>;
      readonly known: readonly Kept[];
      /** The filters beside the words; a change of them searches at once. */
      readonly beside?: string;
    };

/** The options of a field as somebody types. The server is asked once the typing pauses; an answer to older words is dropped. */
export function useOptions<Kept extends Option>(from: Options<Kept>) {
  const askServer = 'ask' in from ? from.ask : null;
  const [found, setFound] = useState<readonly Kept[]>('ask' in from ? from.known : from);
  const [state, setState] = useState<'nothingFound' | 'searching' | 'searchFailed'>('nothingFound');
  const asking = useRef<AbortController | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      asking.current?.abort();
    },
    [],
  );
  const isInUse = useRef(false);
  const asked = useRef('');
  const search = (words: string, after = searchPause) => {
    if (!askServer || !isInUse.current) return;
    asked.current = words;
    clearTimeout(waiting.current);
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setState('searching');
    waiting.current = setTimeout(() => void ask(words, signal), after);
  };
  const ask = async (words: string, signal: AbortSignal) => {
    const answer = await askServer?.(words, signal).catch(() => null);
    if (signal.aborted) return;
    setState(answer ? 'nothingFound' : 'searchFailed');
    setFound(answer ?? []);
  };
  /** Searches for the first time. Changes to the field before the reader enters it do not count as a search. */
  const begin = () => {
    if (isInUse.current) return;
    isInUse.current = true;
    search('', 0);
  };
  const beside = 'ask' in from ? from.beside : undefined;
  const besideBefore = useRef(beside);
  useEffect(() => {
    if (besideBefore.current === beside) return;
    besideBefore.current = beside;
    search(asked.current, 0);
  });
  return {
    begin,
    options: [...('ask' in from ? found : from)],
    state,
    search,
    /** Asks once more what was not answered. */
    retry: () => search(asked.current, 0),
    isFromServer: askServer !== null,
  };
}

/** The server has chosen already. */
export function showAllOptions<Kept>({ options }: { readonly options: Kept }): Kept {
  return options;
}

/** Keeps the options that have what was typed in their name, however it is accented; those that begin with it come first. */
export const filterOptions: OptionsFilter = ({ options, search }) => {
  const wanted = withoutAccents(search);
  const placeOf = (option: ComboboxParsedItem) => ('label' in option ? withoutAccents(option.label).indexOf(wanted) : -1);
  const rank = (option: ComboboxParsedItem) => (placeOf(option) === 0 ? 0 : 1);
  return options.filter((option) => placeOf(option) !== -1).toSorted((one, other) => rank(one) - rank(other));
};
