import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';

/** Shows the name of a holding. Cash, recorded by its code, appears under the name of its currency. */
export function HoldingName({ row: { type, name } }: { readonly row: Pick<HoldingRow, 'type' | 'name'> }) {
  const formats = useFormats();
  return type === 'Cash' ? formats.currencyName(name) : name;
}
