import type { BreakdownChoice } from '#contracts/reports/report-choices.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import { seriesColor } from '../../../ui/chart/series-color.ts';
import { assetColor } from '../holdings/asset-color.ts';

/** The order of the first six colours: neighbours are easy to tell apart. */
const first = [0, 1, 2, 4, 3, 5];

/** The colour of a part: an asset class has its own wherever it appears, others take theirs in turn; what is no group is grey. */
export function sliceColor(dimension: BreakdownChoice, key: string | null, place: number | null): string {
  if (key === null || place === null) return 'var(--asset-other)';
  if (dimension === 'assetClass') return assetColor(key as AssetClass);
  return key === unclassified ? 'var(--asset-other)' : seriesColor(first[place] ?? place);
}
