import type { Analytics, AnalyticsLog, AnalyticsQuery, UsagePoint, UserUsage } from '#contracts/analytics.ts';
import { analyticsPolicy } from '#domain/activity/analytics-policy.ts';
import { divideUsageSpan, findSpanBefore, findUsageSpan, type UsageSpan } from '#domain/activity/usage-span.ts';
import { getUsagePlace, sumUsage, type UsageFigures, usagePlaces } from '#domain/activity/usage.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { FoundUsage, FoundUserUsage, UsageWanted } from '../../db/queries/portals/portal-activities.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { recordView } from '../activity/record-view.ts';

const pageSize = 10;
const usersShown = 10;
/** People in a file. */
const usersInFile = 20_000;

/**
 * Reads how clients, or all others, used the current portal: administrators everyone's use, advisers that of their own clients.
 *
 * @throws AccessRefused `page-not-found` for all but the firm's people; AppError `query-not-understood` for days that are not kept
 */
export async function readAnalytics(context: RequestContext, query: AnalyticsQuery): Promise<Analytics> {
  const { portal, wanted } = requireWanted(context, query);
  const { span } = wanted;
  const { unit, starts } = divideUsageSpan(span);
  const analytics = await context.db.read(async ({ portalActivities }) => {
    const found = await portalActivities.counts(wanted, unit);
    const totals = sumUsage(found);
    return {
      query,
      portal,
      today: context.today,
      span,
      unit,
      totals,
      before: await readBefore(portalActivities, wanted, context.today),
      points: toPoints(starts, found),
      places: toPlaces(found),
      clients: await portalActivities.clients(wanted),
      users: toUsers(await portalActivities.users(wanted, usersShown)),
      log: await readLog(portalActivities, wanted, { query, totals }),
    };
  });
  recordView(context, { section: 'analytics' });
  return analytics;
}

/**
 * Reads the use of the current portal by person, the most active first, for a file.
 *
 * @throws as `readAnalytics`
 */
export async function readAnalyticsFile(context: RequestContext, query: AnalyticsQuery): Promise<readonly UserUsage[]> {
  const { wanted } = requireWanted(context, query);
  const found = await context.db.read(({ portalActivities }) => portalActivities.users(wanted, usersInFile));
  await recordDownload(context, { section: 'analytics', file: 'analytics.csv' });
  return toUsers(found);
}

function requireWanted({ actor, portal, today, variant }: RequestContext, { range = 'all', from, to, view = 'clients' }: AnalyticsQuery) {
  authorize({ policy: analyticsPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  const span = findUsageSpan({ range, from, to }, today);
  if ('outside' in span) throw new AppError('query-not-understood', { part: span.outside });
  const wanted: UsageWanted = { portalId: portal.id, span, timeZone: variant.timeZone, isInvestor: view === 'clients' };
  return { portal: { id: portal.id, name: portal.name }, wanted };
}

type ActivityQueries = Queries['portalActivities'];

async function readBefore(queries: ActivityQueries, wanted: UsageWanted, today: IsoDate): Promise<UsageFigures | null> {
  const span: UsageSpan | null = findSpanBefore(wanted.span, today);
  return span && sumUsage(await queries.counts({ ...wanted, span }, 'month'));
}

async function readLog(
  queries: ActivityQueries,
  wanted: UsageWanted,
  { query: { kind, page: asked = 1 }, totals }: Pick<Analytics, 'query' | 'totals'>,
): Promise<AnalyticsLog> {
  const count = totals[kind ?? 'total'];
  const page = Math.min(asked, Math.max(1, Math.ceil(count / pageSize)));
  const entries = await queries.log(wanted, { measure: kind ?? null, limit: pageSize, offset: (page - 1) * pageSize });
  return { entries, count, page, pageSize };
}

function toPoints(starts: readonly IsoDate[], found: readonly FoundUsage[]): UsagePoint[] {
  const byStart = Map.groupBy(found, ({ start }) => start);
  return starts.map((start) => ({ start, ...sumUsage(byStart.get(start) ?? []) }));
}

function toPlaces(found: readonly FoundUsage[]): Analytics['places'] {
  const views = Map.groupBy(
    found.filter(({ measure }) => measure === 'views'),
    ({ section }) => getUsagePlace(section),
  );
  return usagePlaces
    .flatMap((place) => (views.has(place) ? [{ place, views: sumUsage(views.get(place) ?? []).total }] : []))
    .toSorted((a, b) => Number(a.place === 'other') - Number(b.place === 'other') || b.views - a.views);
}

/** Each person's rows follow one another, in the order of the people. */
function toUsers(found: readonly FoundUserUsage[]): UserUsage[] {
  return [...Map.groupBy(found, ({ id }) => id)].flatMap(([id, rows]) => {
    const [first] = rows;
    return first ? [{ id, name: first.name, account: first.account, ...sumUsage(rows) }] : [];
  });
}
