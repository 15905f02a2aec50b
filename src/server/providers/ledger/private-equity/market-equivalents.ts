import type { MarketEquivalents, MarketFigureId, MarketFigures } from '#contracts/datasets/private-equity.ts';
import type { Figure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { marketFigure, marketFigureIds, getSubjectMarket } from '../holdings/market-figures.ts';
import { fundFigure } from './private-equity-figures.ts';
import { type PrivateFund, privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

/** All funds as one, and each of them, beside the benchmark of what the page is about. */
export async function marketEquivalents(snapshot: Queries, subject: ReportSubject): Promise<MarketEquivalents> {
  const figures = await subjectFigures(snapshot, subject);
  const funds = await privateFunds(snapshot, subject);
  const inMarket = await getSubjectMarket(snapshot, subject);
  const figuresOf = (own: readonly PrivateFund[]): MarketFigures => {
    const input = inMarket(own);
    const entries = marketFigureIds.map((id): [MarketFigureId, Figure] => [id, marketFigure(id, input)]);
    return {
      netIrr: fundFigure('netIrr', own, figures.asOf),
      figures: Object.fromEntries(entries) as Record<MarketFigureId, Figure>,
    };
  };
  return {
    asOf: isoDate(figures.asOf),
    currency: figures.currency,
    benchmark: (await subjectBenchmark(snapshot, figures)).name,
    total: figuresOf(funds),
    funds: funds.map((fund) => ({ id: fund.instrument.id, name: fund.instrument.name, ...figuresOf([fund]) })),
  };
}
