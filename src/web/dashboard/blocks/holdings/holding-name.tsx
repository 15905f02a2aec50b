import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';

/** What a holding is called: cash, which is recorded by its code, by the name of its currency. */
export function HoldingName({ row: { type, name } }: { readonly row: Pick<HoldingRow, 'type' | 'name'> }) {
  const formats = useFormats();
  return type === 'Cash' ? formats.currencyName(name) : name;
}
