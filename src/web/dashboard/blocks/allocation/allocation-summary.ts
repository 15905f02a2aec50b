import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { ShownAllocation } from './select-allocation.ts';
import { sliceName } from './slice-name.ts';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** Nearer to a model's target than this nothing is above or below it. */
const hardly = 0.00005;

/** Describes the chart in one sentence; undefined when the chart is empty. */
export function allocationSummary(shown: ShownAllocation, language: Language): string | undefined {
  const { texts, formats } = language;
  const { slices, isWhole, largest, dimension } = shown;
  if (slices.length === 0) return undefined;
  if (!isWhole || !largest || largest.percent === null) return texts('allocation.negative');
  const against = againstModel(shown, language);
  if (against) return against;
  const name = sliceName({ dimension, key: largest.key }, language);
  if (slices.length === 1) return texts('allocation.summaryOne', { name });
  return texts('allocation.summary', { name, share: formats.weight(largest.percent) });
}

/** Describes the asset class that is furthest from the model. */
function againstModel({ furthest }: ShownAllocation, { texts, formats }: Language): string | null {
  if (!furthest) return null;
  const { assetClass, drift } = furthest;
  if (Math.abs(drift) < hardly) return texts('allocation.asModel');
  const details = { name: texts(`assetClasses.${assetClass}`), points: formats.points(drift) };
  return texts(drift > 0 ? 'allocation.aboveModel' : 'allocation.belowModel', details);
}
