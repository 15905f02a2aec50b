import type { JCurve } from '#contracts/datasets/private-equity.ts';
import { mapFigure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { jCurve as curveOf, type JCurve as Curve } from '#finance/private-equity/j-curve.ts';
import type { Figure } from '#finance/figure.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { fundValueHistory } from './fund-value-history.ts';
import { allConverted, type PrivateFund, privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

export async function jCurve(snapshot: Queries, subject: ReportSubject): Promise<JCurve> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const curve = await subjectCurve(snapshot, subject);
  const { points = [], paidBack = null } = curve.available ? curve.value : {};
  return {
    asOf: isoDate(asOf),
    currency: figures.currency,
    points: points.map((point) => ({ ...point, day: isoDate(point.day) })),
    deepest: mapFigure(curve, ({ deepest }) => ({ day: isoDate(deepest.day), amount: deepest.cumulative })),
    paidBack: paidBack && isoDate(paidBack.day),
  };
}

/** The curve of all funds as one; unavailable before the first call, and where a payment has no rate to the page's currency. */
export async function subjectCurve(snapshot: Queries, subject: ReportSubject): Promise<Figure<Curve>> {
  const { asOf } = await subjectFigures(snapshot, subject);
  const funds = allConverted(await privateFunds(snapshot, subject));
  return funds.available ? curveOf(flowsOf(funds.value), asOf, await fundValueHistory(snapshot, subject)) : funds;
}

function flowsOf(funds: readonly PrivateFund[]) {
  return funds.flatMap(({ position }) => position.flows);
}
