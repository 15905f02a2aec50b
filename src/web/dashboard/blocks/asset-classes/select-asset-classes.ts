import type { AssetClasses } from '#contracts/datasets/breakdowns.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownAssetClasses extends AssetClasses {
  /** The classes on which an area can be drawn; a negative weight is no area. */
  readonly isDrawn: boolean;
}

/** The history; drawn where two days have weights and none of them is below zero. */
export function selectAssetClasses({ assetClasses }: NeedsOf<'assetClasses'>): ShownAssetClasses {
  const known = assetClasses.points.flatMap(({ weights }) => (weights.available ? [weights.value] : []));
  return { ...assetClasses, isDrawn: known.length > 1 && known.every((weights) => weights.every((weight) => weight >= 0)) };
}

/** The weight of a class on a day; null where the day has none. */
export function getWeight({ classes }: AssetClasses, point: AssetClasses['points'][number], assetClass: AssetClass): number | null {
  return point.weights.available ? (point.weights.value[classes.indexOf(assetClass)] ?? 0) : null;
}
