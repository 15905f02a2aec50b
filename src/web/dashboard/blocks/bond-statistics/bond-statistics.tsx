import { lazy } from 'react';
import type { BondStatistics } from '#contracts/datasets/breakdowns.ts';
import { block } from '../block.tsx';

/** Prices, yields and durations of the bonds held. */
export const bondStatistics = block<'bondStatistics', BondStatistics>({
  select: ({ bondStatistics: bonds }) => bonds,
  View: lazy(async () => ({ default: (await import('./bonds-view.tsx')).BondsView })),
  height: 420,
  section: 'holdings',
});
