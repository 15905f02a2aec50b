import { figureIds } from '#contracts/reports/figures.ts';
import { AppError } from '#domain/errors.ts';
import { explainFigure } from '#server/operations/reports/explain-figure.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/explain.ts';

/** Explains one figure on the page of an account or a portfolio. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => {
  const figure = figureIds.find((each) => each === args.params.figure);
  if (!figure) throw new AppError('page-not-found');
  return explainFigure(context, figure, reportRequest(args));
});
