import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectAccountDetails, type ShownAccount } from './select-account-details.ts';

/** The account as it is kept: number, contact, groups, days. */
export const accountDetails = block<'accountDetails', ShownAccount>({
  select: selectAccountDetails,
  View: lazy(async () => ({ default: (await import('./account-details-view.tsx')).AccountDetailsView })),
  height: 420,
  section: 'summary',
  isFolded: true,
});
