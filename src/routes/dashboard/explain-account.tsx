import { figureIds } from '#contracts/figures.ts';
import { AppError } from '#domain/errors.ts';
import { explainFigure } from '#server/operations/reports/explain-figure.ts';
import { answer } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/explain-account.ts';

/** How one figure of the account page came about. */
export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  const figure = figureIds.find((each) => each === params.figure);
  if (!figure) throw new AppError('page-not-found');
  return explainFigure(visit, figure, { account: params.account, ...readReportAddress(url) });
});
