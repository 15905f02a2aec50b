import type { BreakdownChoice } from '#contracts/reports/report-choices.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** Returns the name of a breakdown group in the reader's language. Regions, sectors and strategies appear as recorded. */
export function sliceName(
  { dimension, key }: { readonly dimension: BreakdownChoice; readonly key: string },
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): string {
  return dimension === 'currency' && key !== unclassified ? formats.currencyName(key) : groupName({ dimension, key }, texts);
}

/** The same with currencies by their codes. */
export function groupName({ dimension, key }: { readonly dimension: BreakdownChoice; readonly key: string }, texts: Texts): string {
  if (dimension === 'assetClass') return texts(`assetClasses.${key as AssetClass}`);
  if (dimension === 'type') return texts(`instrumentTypes.${key as InstrumentType}`);
  return key === unclassified ? texts('allocation.unclassified') : key;
}
