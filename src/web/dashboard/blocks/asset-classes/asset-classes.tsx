import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectAssetClasses, type ShownAssetClasses } from './select-asset-classes.ts';

/** Weights of the asset classes through time, and against the model. */
export const assetClasses = block<'assetClasses', ShownAssetClasses>({
  select: selectAssetClasses,
  View: lazy(async () => ({ default: (await import('./asset-classes-view.tsx')).AssetClassesView })),
  height: 520,
  section: 'holdings',
});
