import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { CurveCourse } from './select-curve.ts';

/** The curve in one sentence, without amounts. */
export function curveSummary(course: CurveCourse, { texts, formats }: { readonly texts: Texts; readonly formats: Formats }): string {
  switch (course.kind) {
    case 'back':
      return texts('privateEquity.curveBack', { month: formats.monthYear(course.day) });
    case 'rising':
      return texts('privateEquity.curveRising', { month: formats.monthYear(course.day) });
    case 'falling':
      return texts('privateEquity.curveFalling');
    default:
      return course satisfies never;
  }
}
