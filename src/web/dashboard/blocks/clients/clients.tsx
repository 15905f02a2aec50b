import { lazy } from 'react';
import { block } from '../block.tsx';
import { clientRows } from './client-rows.ts';
import { selectClients, type ShownClients } from './select-clients.ts';

/** The advisor's list of clients: filtered, sorted and paged by its address. */
export const clients = block<'clients', ShownClients>({
  select: selectClients,
  View: lazy(() => import('./clients-view.tsx')),
  rows: clientRows,
  height: 1180,
});
