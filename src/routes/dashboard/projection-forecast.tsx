import { readForecast } from '#server/operations/projections/read-forecast.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/projection-forecast.ts';

/** Returns the forecast of the typed values. */
export const loader = handleRoute(async (context, { url, params: { projectionId } }: Route.LoaderArgs) =>
  readForecast(context, { projectionId, query: Object.fromEntries(url.searchParams) }),
);

/** Never revalidates: a saved projection comes with its page, and a deleted one has none. */
export const shouldRevalidate = () => false;
