import type { Contributed, ContributionResult, ContributionRow } from '#contracts/datasets/gains.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownContributions {
  readonly currency: string;
  readonly result: Figure<ShownResult>;
}

export interface ShownResult {
  readonly groups: readonly ShownGroup[];
  readonly charges: Contributed;
  readonly total: Contributed;
  /** From the lowest to the highest contribution, nothing among them: all bars stand on one scale. */
  readonly scale: PointsScale;
  /** The holdings that added most and least, by name; null with fewer than two. */
  readonly extremes: { readonly best: string; readonly worst: string } | null;
}

export interface PointsScale {
  readonly low: number;
  readonly high: number;
}

/** An asset class with its holdings, the best first. */
export interface ShownGroup extends Contributed {
  readonly assetClass: AssetClass;
  readonly rows: readonly ContributionRow[];
}

export function selectContributions({ contributions: { currency, result } }: NeedsOf<'contributions'>): ShownContributions {
  return { currency, result: mapFigure(result, shownResult) };
}

function shownResult({ rows, classes, charges, total }: ContributionResult): ShownResult {
  const [best, worst] = [rows[0], rows.at(-1)];
  const points = [...classes, ...rows, charges].map((part) => part.points);
  return {
    groups: classes.map(({ assetClass, money, points: added }) => ({
      assetClass,
      money,
      points: added,
      rows: rows.filter((row) => row.assetClass === assetClass),
    })),
    charges,
    total,
    scale: { low: Math.min(0, ...points), high: Math.max(0, ...points) },
    extremes: best && worst && best !== worst ? { best: best.name, worst: worst.name } : null,
  };
}
