import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';

/** The second line of a holding: what it is; of another currency also what it is worth there. */
export function HoldingKind({ row, currency }: { readonly row: HoldingRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { type, symbol, localValue } = row;
  const kind = [texts(`instrumentTypes.${type}`), symbol].filter(Boolean).join(' · ');
  if (row.currency === currency || !localValue.available) return kind;
  return (
    <>
      {kind} · <span data-amount>{formats.money(localValue.value, row.currency)}</span>
    </>
  );
}
