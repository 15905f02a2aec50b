import type { Headline } from '#contracts/datasets.ts';
import type { FigureId } from '#contracts/figures.ts';
import type { Figure } from '#finance/figure.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { chosenPeriod, dated } from './chosen-period.ts';
import { seriesFigure, type SeriesFigureId } from './headline-figures.ts';
import { fundFigure, type FundFigureId, fundFigureIds } from './private-equity-figures.ts';
import { privateFunds } from './private-funds.ts';
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
  const period = chosenPeriod(subject, figures);
  const entries: [FigureId, Figure][] = seriesFigureIds.map((id) => [id, seriesFigure(id, figures, period)]);
  const { account, portfolio } = subject.variant.reports;
  const funds = [...account.headline, ...portfolio.headline].some(isFundFigure) ? await privateFunds(snapshot, subject) : null;
  if (funds) entries.push(...fundFigureIds.map((id): [FigureId, Figure] => [id, fundFigure(id, funds, figures.asOf)]));
  return {
    period: dated(period),
    currency: figures.measured.currency,
    figures: Object.fromEntries(entries),
  };
}

export function isFundFigure(id: FigureId): id is FundFigureId {
  return (fundFigureIds as readonly string[]).includes(id);
}
