import type { RowSummary } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';

export type SaidPart = 'date' | 'type' | 'security' | 'units' | 'price' | 'amount';

/** A row of a preview in words: what is not known of it is not there. */
export function useSaidTexts(): (said: RowSummary) => Readonly<Record<SaidPart, string | null | undefined>> {
  const texts = useTexts();
  const formats = useFormats();
  return ({ date, type, security, units, price, amount, currency = '', note }) => ({
    date: date && formats.date(date),
    type: type && texts(`transactions.types.${type as 'Purchase'}`, { defaultValue: type }),
    security: security ?? note,
    units: units && formats.units(units),
    price: price && formats.units(price),
    amount: amount && (currency === '' ? amount : formats.signedMoney(amount, currency)),
  });
}
