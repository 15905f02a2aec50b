import * as z from 'zod';
import type { PanelQuery } from '#contracts/records.ts';
import { parseQuery } from '../operations/parse-query.ts';
import { findWords, pageNumber } from './grid-query.ts';

const versionNumber = z.coerce.number().int().min(1).max(1_000_000_000).optional();

const schema = z.object({
  tab: z.string().max(40).optional(),
  'panel-find': findWords,
  'panel-show': z.enum(['in', 'out']).optional(),
  'panel-page': pageNumber,
  'from-version': versionNumber,
  'to-version': versionNumber,
});

/** The beginning of every panel, and no more. */
export const noPanel: PanelQuery = { tab: null, find: null, show: 'in', page: 1, compared: null };

/**
 * Parses the query of the open panel from the address.
 *
 * @throws AppError `query-not-understood`
 */
export function panelQueryOf(address: URLSearchParams): PanelQuery {
  const { tab, 'panel-find': find, 'panel-show': show, 'panel-page': page, ...versions } = parseQuery(schema, address);
  return { tab: tab ?? null, find: find ?? null, show: show ?? 'in', page: page ?? 1, compared: comparedIn(versions) };
}

function comparedIn({
  'from-version': from,
  'to-version': to,
}: {
  readonly 'from-version'?: number | undefined;
  readonly 'to-version'?: number | undefined;
}) {
  return from === undefined || to === undefined ? null : ([from, to] as const);
}
