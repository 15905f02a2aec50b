import type { DataHealth } from '#contracts/reports/data-health.ts';
import { DataHealthQuery } from '#contracts/reports/data-health-query.ts';
import { AppError } from '#domain/errors.ts';
import { readDataHealth } from '../../operations/data-health/read-data-health.ts';
import { openPortal } from '../../operations/portals/open-portal.ts';
import { parseQuery } from '../../operations/parse-query.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * `GET /api/v1/data-health?portal=…`: what the page of data health shows, as JSON (docs/data-health.md).
 *
 * @throws AppError `sign-in-needed` for guests, `page-not-found` for whom it is not meant, `no-active-account`, `query-not-understood`.
 */
export async function respondDataHealth(
  context: RequestContext,
  values: Readonly<Record<string, unknown>>,
): Promise<Omit<DataHealth, 'query' | 'abilities'>> {
  if (context.actor.kind === 'guest') throw new AppError('sign-in-needed');
  const { portal, ...rest } = values;
  const query = parseQuery(DataHealthQuery.strict(), rest);
  if (typeof portal !== 'string') throw new AppError('query-not-understood', { part: 'portal' });
  const inside = { ...context, portal: await openPortal(context, portal) };
  const { abilities: _abilities, query: _query, ...health } = await readDataHealth(inside, query);
  return health;
}
