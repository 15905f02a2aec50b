import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { ShownAllocation } from './select-allocation.ts';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** What the chart says, in one sentence; nothing when nothing is drawn. */
export function allocationSummary({ slices, isWhole, largest }: ShownAllocation, { texts, formats }: Language): string | undefined {
  if (slices.length === 0) return undefined;
  if (!isWhole || !largest || largest.percent === null) return texts('allocation.negative');
  const assetClass = texts(`assetClasses.${largest.assetClass}`);
  if (slices.length === 1) return texts('allocation.summaryOne', { assetClass });
  return texts('allocation.summary', { assetClass, share: formats.weight(largest.percent) });
}
