import { readForecast } from '#server/operations/projections/read-forecast.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/projection-forecast.ts';

/** Returns the forecast of the typed values. */
export const loader = handleRoute(async (context, { url, params: { projectionId } }: Route.LoaderArgs) =>
  readForecast(context, { projectionId, query: Object.fromEntries(url.searchParams) }),
);

/** Asked when something is typed alone: what is saved comes with the page, and what is deleted is asked about no more. */
export const shouldRevalidate = () => false;
