import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectCalls, type ShownCalls } from './select-calls.ts';

/** The capital calls that the funds have announced for the near future. */
export const callsDue = block<'callsDue', ShownCalls>({
  select: selectCalls,
  View: lazy(async () => ({ default: (await import('./calls-view.tsx')).CallsView })),
  height: 440,
  section: 'summary',
});
