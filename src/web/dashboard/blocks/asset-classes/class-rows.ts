import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { type ShownAssetClasses, getWeight } from './select-asset-classes.ts';

/** The weights by day as fractions; a day without any has blanks. */
export function classRows(shown: ShownAssetClasses, texts: Texts): BlockTable {
  return {
    header: [texts('performance.day'), ...shown.classes.map((one) => texts(`assetClasses.${one}`))],
    rows: shown.points.map((point) => [point.day, ...shown.classes.map((one) => getWeight(shown, point, one))]),
  };
}
