import { lazy } from 'react';
import type { Advisors } from '#contracts/datasets/accounts.ts';
import { block } from '../block.tsx';

/** The advisers of the account, and how to reach them. */
export const advisors = block<'advisors', Advisors>({
  select: ({ advisors: asked }) => asked,
  View: lazy(async () => ({ default: (await import('./advisors-view.tsx')).AdvisorsView })),
  height: 200,
  section: 'summary',
});
