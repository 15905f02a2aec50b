import { lazy } from 'react';
import type { Spider } from '#contracts/datasets/returns.ts';
import { block } from '../block.tsx';

/** A comparison of the characteristics of an account's portfolios. */
export const spider = block<'spider', Spider>({
  select: ({ spider: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./spider-view.tsx')).SpiderView })),
  height: 680,
  section: 'returns',
  isFolded: true,
});
