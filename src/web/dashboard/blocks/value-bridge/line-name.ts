import type { Period } from '#contracts/datasets/period.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** The name of a line; the values with their days. */
export function lineName(
  line: BridgeLine,
  period: Period,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): string {
  return texts(`valueBridge.line.${line}`, { date: formats.date(line === 'opening' ? period.from : period.to) });
}
