import { lazy } from 'react';
import type { RealisedGains } from '#contracts/gain-datasets.ts';
import { block } from '../block.tsx';
import { disposalRows } from './disposal-rows.ts';

/** What was sold, and what it brought over its cost. */
export const realisedGains = block<'realisedGains', RealisedGains>({
  select: ({ realisedGains: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./realised-view.tsx')).RealisedView })),
  rows: disposalRows,
  height: 560,
});
