import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectClients, type ShownClients } from './select-clients.ts';

/** The advisor's list of clients: filtered, sorted and paged by its address. */
export const clients = block<'clients', ShownClients>({
  select: selectClients,
  View: lazy(async () => ({ default: (await import('./clients-view.tsx')).ClientsView })),
  height: 1180,
  section: 'summary',
});
