import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectMethods, type ShownMethods } from './select-methods.ts';

/** The chosen period by every method, and what the same money would have become in the benchmark. */
export const returnMethods = block<'returnMethods', ShownMethods>({
  select: selectMethods,
  View: lazy(async () => ({ default: (await import('./methods-view.tsx')).MethodsView })),
  height: 700,
  section: 'returns',
  isFolded: true,
});
