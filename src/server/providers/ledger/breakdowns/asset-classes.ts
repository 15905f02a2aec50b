import type { AssetClasses } from '#contracts/datasets/breakdowns.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import { breakdownHistory } from '#finance/breakdown/breakdown-history.ts';
import { dayNumber, isoDate, monthEnd, monthsBefore } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { breakdowns } from './breakdowns.ts';
import { classWeightsOn } from './class-weights-on.ts';
import { subjectFigures, type SubjectFigures } from '../subject/subject-figures.ts';

/** Five years of months. */
const maxMonths = 60;

/** The asset classes at the ends of months up to the day of the page. */
export async function assetClasses(snapshot: Queries, subject: ReportSubject): Promise<AssetClasses> {
  const figures = await subjectFigures(snapshot, subject);
  const { by, model } = await breakdowns(snapshot, subject);
  const days = daysShown(figures);
  const weightsOn = await classWeightsOn(snapshot, figures, { days, scheme: subject.variant.assetClasses });
  const { keys, points } = breakdownHistory(days, weightsOn);
  return {
    asOf: isoDate(figures.asOf),
    currency: figures.currency,
    classes: keys as AssetClass[],
    points: points.map(({ day, weights }) => ({ day: isoDate(day), weights })),
    now: by.assetClass,
    model,
  };
}

/** The ends of months with figures, oldest first, then the day itself. */
function daysShown({ series, asOf }: SubjectFigures): number[] {
  if (!series || asOf <= series.firstDay) return [];
  const lastMonthEnd = monthEnd(monthsBefore(isoDate(asOf), 1));
  const ends = Array.from({ length: maxMonths }, (_, at) => dayNumber(monthEnd(monthsBefore(lastMonthEnd, maxMonths - 1 - at))));
  return [...ends.filter((day) => day > series.firstDay), asOf];
}
