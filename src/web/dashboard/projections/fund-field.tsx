import { useRef } from 'react';
import type { FoundFund, PlannedFund } from '#contracts/reports/projections.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../../ui/fields/field.tsx';
import { ComboboxField } from '../../ui/mantine/combobox-field.tsx';
import { fundText } from './fund-text.ts';

interface FundFieldProps extends FieldFrame {
  /** The address that answers what is looked for. */
  readonly address: string;
  /** The fund that is chosen already; null for the account as a whole. */
  readonly chosen: PlannedFund | null;
  readonly onChange: (fund: PlannedFund | null) => void;
}

/** The fund that a payment is meant for, found on the server by its name, symbol, ISIN or SEDOL. */
export default function FundField({ address, chosen, onChange, ...frame }: FundFieldProps) {
  const texts = useTexts();
  const seen = useRef(new Map<string, PlannedFund>());
  const ask = async (find: string, signal: AbortSignal) => {
    const found = await fetchJson<FoundFund[]>(`${address}?${new URLSearchParams({ find })}`, signal);
    for (const { id, name } of found) seen.current.set(id, { id, name, isRemoved: false });
    return found.map(({ id, name, symbol }) => ({ value: id, label: `${name} · ${symbol}` }));
  };
  return (
    <ComboboxField
      {...frame}
      defaultValue={chosen?.id ?? null}
      placeholder={texts('projections.payments.ofAccount')}
      options={{ known: chosen ? [{ value: chosen.id, label: fundText(chosen, texts) }] : [], ask }}
      onChange={(id) => onChange(id === null ? null : (seen.current.get(id) ?? chosen))}
    />
  );
}
