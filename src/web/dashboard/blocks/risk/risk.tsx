import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectRisk, type ShownRisk } from './select-risk.ts';

/** Volatility, ratios, the benchmark's part in it, and the deepest falls. */
export const risk = block<'risk', ShownRisk>({
  select: selectRisk,
  View: lazy(async () => ({ default: (await import('./risk-view.tsx')).RiskView })),
  height: 700,
  section: 'returns',
  isFolded: true,
});
