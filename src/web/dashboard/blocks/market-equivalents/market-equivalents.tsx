import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectMarket, type ShownMarket } from './select-market.ts';

/** The funds beside what their payments would have come to in listed shares. */
export const marketEquivalents = block<'marketEquivalents', ShownMarket>({
  select: selectMarket,
  View: lazy(async () => ({ default: (await import('./market-view.tsx')).MarketView })),
  height: 420,
  section: 'holdings',
});
