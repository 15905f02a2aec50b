import { lazy } from 'react';
import { block } from '../block.tsx';
import { clientRows } from './client-rows.ts';
import { selectClients, type ShownClients } from './select-clients.ts';
import './clients-view.module.css';
import './letter-filter.module.css';
import './client-toolbar.module.css';
import './client-search.module.css';
import './client-table.module.css';
import './client-flags.module.css';
import './client-list.module.css';
import '../../table/find-field.module.css';
import '../../../ui/chip.module.css';
import '../../../ui/tag.module.css';
import '../../../ui/segmented.module.css';
import '../../../ui/pager.module.css';

/** The advisor's list of clients: filtered, sorted and paged by its address. */
export const clients = block<'clients', ShownClients>({
  select: selectClients,
  View: lazy(async () => ({ default: (await import('./clients-view.tsx')).ClientsView })),
  rows: clientRows,
  height: 1180,
});
