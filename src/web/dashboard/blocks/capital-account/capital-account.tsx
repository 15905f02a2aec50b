import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectCapitalAccount, type ShownCapitalAccount } from './select-capital-account.ts';

/** The investor's account with each fund over a period, as managers state it. */
export const capitalAccount = block<'capitalAccount', ShownCapitalAccount>({
  select: selectCapitalAccount,
  View: lazy(async () => ({ default: (await import('./capital-account-view.tsx')).CapitalAccountView })),
  height: 480,
  section: 'holdings',
});
