import { lazy } from 'react';
import type { RealisedGains } from '#contracts/datasets/gains.ts';
import { block } from '../block.tsx';
import { disposalRows } from './disposal-rows.ts';

/** What was realised: what was sold over its cost, and what came without a sale. */
export const realisedGains = block<'realisedGains', RealisedGains>({
  select: ({ realisedGains: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./realised-view.tsx')).RealisedView })),
  rows: disposalRows,
  height: 560,
  section: 'transactions',
});
