import type { ListedFund } from '#contracts/explorer.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** Returns a fund's price with its day, and whether its currency was assumed. */
export function priceText(
  { text, unit, day, isUnitAssumed }: NonNullable<ListedFund['price']>,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): string {
  return texts(isUnitAssumed ? 'explorer.priceAssumed' : 'explorer.priceOn', { price: formats.price(text, unit), day: formats.date(day) });
}
