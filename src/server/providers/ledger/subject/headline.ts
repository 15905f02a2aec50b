import type { Headline } from '#contracts/datasets/headline.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { Figure } from '#finance/figure.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { seriesFigure, type SeriesFigureId } from './headline-figures.ts';
import { isMarketFigure, marketFigure, getSubjectMarket } from '../holdings/market-figures.ts';
import { fundFigure, type FundFigureId, fundFigureIds } from '../private-equity/private-equity-figures.ts';
import { privateFunds } from '../private-equity/private-funds.ts';
import { subjectFigures } from './subject-figures.ts';

const seriesFigureIds: readonly SeriesFigureId[] = [
  'value',
  'gain',
  'timeWeightedReturn',
  'timeWeightedReturnAnnual',
  'moneyWeightedReturn',
  'moneyWeightedReturnAnnual',
  'income',
  'charges',
  'chargesRate',
  'chargesRateAnnual',
];

export async function headline(snapshot: Queries, subject: ReportSubject): Promise<Headline> {
  const figures = await subjectFigures(snapshot, subject);
  const { period } = figures;
  const entries: [FigureId, Figure][] = seriesFigureIds.map((id) => [id, seriesFigure(id, figures, period)]);
  const { account, portfolio } = subject.variant.reports;
  const shown = [...account.headline, ...portfolio.headline];
  const funds = shown.some(isFundFigure) ? await privateFunds(snapshot, subject) : null;
  if (funds) entries.push(...fundFigureIds.map((id): [FigureId, Figure] => [id, fundFigure(id, funds, figures.asOf)]));
  const ofMarket = shown.filter(isMarketFigure);
  if (funds && ofMarket.length > 0) {
    const input = (await getSubjectMarket(snapshot, subject))(funds);
    entries.push(...ofMarket.map((id): [FigureId, Figure] => [id, marketFigure(id, input)]));
  }
  return {
    period: dated(period),
    currency: figures.currency,
    figures: Object.fromEntries(entries),
  };
}

export function isFundFigure(id: FigureId): id is FundFigureId {
  return (fundFigureIds as readonly string[]).includes(id);
}
