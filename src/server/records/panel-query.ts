import * as z from 'zod';
import type { PanelQuery } from '#contracts/records.ts';
import { queryOf } from '../operations/query-of.ts';
import { findWords, pageNumber } from './grid-query.ts';

const schema = z.object({
  tab: z.string().max(40).optional(),
  'panel-find': findWords,
  'panel-show': z.enum(['in', 'out']).optional(),
  'panel-page': pageNumber,
});

/** Of no panel more than its beginning. */
export const noPanel: PanelQuery = { tab: null, find: null, show: 'in', page: 1 };

/**
 * What the address asks of the panel that is open.
 *
 * @throws AppError `query-not-understood`
 */
export function panelQueryOf(address: URLSearchParams): PanelQuery {
  const { tab, 'panel-find': find, 'panel-show': show, 'panel-page': page } = queryOf(schema, address);
  return { tab: tab ?? null, find: find ?? null, show: show ?? 'in', page: page ?? 1 };
}
