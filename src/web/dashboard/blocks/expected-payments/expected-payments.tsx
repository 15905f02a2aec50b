import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectExpected, type ShownExpected } from './select-expected.ts';

/** The income and repayments that the holdings bring in the next three months. */
export const expectedPayments = block<'expectedPayments', ShownExpected>({
  select: selectExpected,
  View: lazy(async () => ({ default: (await import('./expected-view.tsx')).ExpectedView })),
  height: 360,
  section: 'summary',
});
