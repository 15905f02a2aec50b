import { readForecast } from '#server/operations/projections/read-forecast.ts';
import { answerForm } from '../answer.ts';
import type { Route } from './+types/projection-forecast.ts';

/** What comes of what is typed: a field that is refused is told beside it, as by a form. */
export const loader = answerForm(async (visit, { url, params: { projectionId } }: Route.LoaderArgs) => {
  const { forecast } = await readForecast(visit, { projectionId, query: Object.fromEntries(url.searchParams) });
  return forecast;
});
