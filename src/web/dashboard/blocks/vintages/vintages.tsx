import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectVintages, type ShownVintages } from './select-vintages.ts';

/** The programme by the years in which its funds began. */
export const vintages = block<'vintages', ShownVintages>({
  select: selectVintages,
  View: lazy(async () => ({ default: (await import('./vintages-view.tsx')).VintagesView })),
  height: 420,
  section: 'holdings',
});
