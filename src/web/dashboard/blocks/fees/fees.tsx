import { lazy } from 'react';
import type { Charges } from '#contracts/datasets/gains.ts';
import { block } from '../block.tsx';

/** The costs of a period: by type, by effect and by charge. */
export const fees = block<'fees', Charges>({
  select: ({ charges }) => charges,
  View: lazy(async () => ({ default: (await import('./fees-view.tsx')).FeesView })),
  height: 560,
  section: 'transactions',
});
