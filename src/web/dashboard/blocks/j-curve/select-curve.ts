import type { JCurve } from '#contracts/datasets/private-equity.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf } from '../block.tsx';

export type ShownCurve = Omit<JCurve, 'asOf' | 'paidBack'> & {
  /** The balance on the last day: distributions less calls, and the same plus the value. */
  readonly cash: Figure;
  readonly withValue: Figure;
  readonly course: CurveCourse;
};

/** The course of the curve: all money is back, money has come back since the deepest point, or the curve still falls. */
export type CurveCourse =
  | { readonly kind: 'back'; readonly day: IsoDate }
  | { readonly kind: 'rising'; readonly day: IsoDate }
  | { readonly kind: 'falling' };

export function selectCurve({ jCurve }: NeedsOf<'jCurve'>): ShownCurve {
  const { points, currency, deepest } = jCurve;
  const last = points.at(-1);
  return {
    currency,
    points,
    deepest,
    cash: last ? { available: true, value: last.cumulative } : noCurve(deepest),
    withValue: last ? last.withValue : noCurve(deepest),
    course: courseOf(jCurve),
  };
}

function noCurve(deepest: JCurve['deepest']): Figure {
  return deepest.available ? unavailable('nothing-paid-in') : deepest;
}

function courseOf({ points, deepest, paidBack }: JCurve): CurveCourse {
  if (paidBack !== null) return { kind: 'back', day: paidBack };
  if (!deepest.available || deepest.value.day === points.at(-1)?.day) return { kind: 'falling' };
  return { kind: 'rising', day: deepest.value.day };
}
