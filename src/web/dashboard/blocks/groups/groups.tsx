import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectGroups, type ShownGroups } from './select-groups.ts';

/** Groups of clients, each as one client. */
export const groups = block<'groups', ShownGroups>({
  select: selectGroups,
  View: lazy(async () => ({ default: (await import('./groups-view.tsx')).GroupsView })),
  height: 420,
  section: 'summary',
});
