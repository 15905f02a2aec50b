import { createContext, use } from 'react';
import type { FoundSecurity } from '#contracts/ledger/entry-form.ts';
import { ComboboxField } from '../mantine/combobox-field.tsx';
import type { FieldFrame } from './field.tsx';

/** The search for securities in a form; `known` is the initial one. */
export interface SecurityLookup {
  readonly find: (words: string, signal: AbortSignal) => Promise<readonly FoundSecurity[]>;
  readonly known: FoundSecurity | null;
  /** The one that was chosen; null for none. */
  readonly onChoose: (symbol: string | null) => void;
}

export const SecurityLookupContext = createContext<SecurityLookup | null>(null);

interface SecurityFieldProps extends FieldFrame {
  readonly name: string;
  readonly defaultValue?: string | undefined;
}

/** A security, found by its symbol, name, ISIN or SEDOL. */
export default function SecurityField({ name, defaultValue, ...frame }: SecurityFieldProps) {
  const lookup = use(SecurityLookupContext);
  if (!lookup) throw new Error('A security is asked for where none can be looked up.');
  const { find, known, onChoose } = lookup;
  return (
    <ComboboxField
      {...frame}
      name={name}
      defaultValue={defaultValue || null}
      options={{ known: known ? [optionOf(known)] : [], ask: async (words, signal) => (await find(words, signal)).map(optionOf) }}
      onChange={onChoose}
    />
  );
}

function optionOf({ symbol, name }: FoundSecurity) {
  return { value: symbol, label: `${name} · ${symbol}` };
}
