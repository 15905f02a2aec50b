import { lazy } from 'react';
import type { OverviewContent } from '#contracts/datasets/accounts.ts';
import { block } from '../block.tsx';

/** The firm's own words below its overview. */
export const overviewContent = block<'overviewContent', OverviewContent>({
  select: ({ overviewContent: said }) => said,
  View: lazy(async () => ({ default: (await import('./overview-content-view.tsx')).OverviewContentView })),
  height: 150,
  section: 'summary',
  isFolded: true,
});
