import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectOwnAccounts, type ShownAccounts } from './select-own-accounts.ts';

/** The accounts of an investor who has several. */
export const ownAccounts = block<'ownAccounts', ShownAccounts>({
  select: selectOwnAccounts,
  View: lazy(async () => ({ default: (await import('./own-accounts-view.tsx')).OwnAccountsView })),
  height: 260,
  section: 'summary',
});
