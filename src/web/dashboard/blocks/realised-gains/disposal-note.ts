import type { DisposalRow } from '#contracts/datasets/gains.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** Since when it had been held, or that it came without a sale. */
export function disposalNote(
  { units, heldSince }: DisposalRow,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): string | null {
  if (units === null) return texts('realised.withoutSale');
  return heldSince && texts('realised.since', { date: formats.date(heldSince) });
}
