import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectCurve, type ShownCurve } from './select-curve.ts';

/** The cumulative cash flow of a programme, with and without its value. */
export const jCurve = block<'jCurve', ShownCurve>({
  select: selectCurve,
  View: lazy(async () => ({ default: (await import('./curve-view.tsx')).CurveView })),
  height: 440,
  section: 'summary',
});
