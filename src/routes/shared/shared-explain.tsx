import { figureIds } from '#contracts/reports/figures.ts';
import { AppError } from '#domain/errors.ts';
import { openDelegation } from '#server/operations/delegations/open-delegation.ts';
import { explainFigure } from '#server/operations/reports/explain-figure.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/shared-explain.ts';

/** Explains one figure to a delegate with access to the whole portfolio. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => {
  const figure = figureIds.find((each) => each === args.params.figure);
  if (!figure) throw new AppError('page-not-found');
  return explainFigure(await openDelegation(context, args.params.delegation), figure, reportRequest(args));
});
