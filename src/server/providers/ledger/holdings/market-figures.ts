import type { MarketFigureId } from '#contracts/datasets/private-equity.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import { isYoung } from '#finance/private-equity/net-irr.ts';
import {
  directAlpha,
  kaplanSchoarPme,
  longNickelsPme,
  modifiedPme,
  type PmeInput,
  pmePlus,
} from '#finance/private-equity/public-market-equivalent.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { fundValueHistory } from '../private-equity/fund-value-history.ts';
import { computeFundTotals } from '../private-equity/private-equity-figures.ts';
import { allConverted, type PrivateFund } from '../private-equity/private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

/** Some funds as one beside the portfolio's benchmark. */
export interface FundsInMarket extends PmeInput {
  readonly valueOn: (day: number) => Figure;
}

/** Takes some of a subject's funds to their place beside its benchmark, or says why they have none. */
export type InMarket = (funds: readonly PrivateFund[]) => FundsInMarket | Figure<never>;

export const marketFigureIds = [
  'kaplanSchoarPme',
  'longNickelsPme',
  'pmePlus',
  'modifiedPme',
  'directAlpha',
] as const satisfies readonly MarketFigureId[];

export function isMarketFigure(id: FigureId): id is MarketFigureId {
  return (marketFigureIds as readonly FigureId[]).includes(id);
}

/** One of them, or all as one: the subject's benchmark, and its funds' values on every day, are read once. */
export async function getSubjectMarket(snapshot: Queries, subject: ReportSubject): Promise<InMarket> {
  const figures = await subjectFigures(snapshot, subject);
  const { levels } = await subjectBenchmark(snapshot, figures);
  const valueOn = await fundValueHistory(snapshot, subject);
  return (funds) => {
    const converted = allConverted(funds);
    if (!converted.available) return converted;
    if (funds.length === 0) return unavailable('nothing-committed');
    if (!levels) return unavailable('no-benchmark');
    const [only] = funds;
    return {
      flows: funds.flatMap(({ position }) => position.flows),
      value: computeFundTotals(funds).value,
      day: figures.asOf,
      index: levels,
      valueOn: (day) => valueOn(day, funds.length === 1 ? only?.instrument.id : undefined),
    };
  };
}

const answers: Readonly<Record<MarketFigureId, (input: FundsInMarket) => Figure>> = {
  kaplanSchoarPme,
  longNickelsPme: ofSomeAge(longNickelsPme),
  pmePlus: ofSomeAge(pmePlus),
  modifiedPme: ofSomeAge((input) => modifiedPme(input, input.valueOn)),
  directAlpha: ofSomeAge(directAlpha),
};

/** The same function answers the page and its explanation. A benchmark without a level on the day of a payment begins later. */
export function marketFigure(id: MarketFigureId, input: ReturnType<InMarket>): Figure {
  if ('available' in input) return input;
  const figure = answers[id](input);
  return !figure.available && figure.reason === 'no-benchmark' ? unavailable('benchmark-begins-later') : figure;
}

/** Rates a year are noise within twelve months of the first call. */
function ofSomeAge(answer: (input: FundsInMarket) => Figure): (input: FundsInMarket) => Figure {
  return (input) => (isYoung(input.flows, input.day) ? unavailable('under-a-year') : answer(input));
}
