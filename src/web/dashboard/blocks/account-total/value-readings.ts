import { isoDate } from '#finance/iso-date.ts';
import { ink } from '../../../ui/chart/chart-option.ts';
import type { Reading, Readings } from '../../../ui/chart/reading.ts';
import type { ValueWords } from './draw-value.ts';
import type { CoursePayment, ValueCourse } from './value-course.ts';

/** The course day by day: the value, and what was paid since the day read before it. */
export function valueReadings(course: ValueCourse, words: ValueWords): Readings {
  const points = course.points.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));
  const places = points.map(({ day }) => day);
  return {
    label: words.texts('accountTotal.chart'),
    places,
    at: (index) => {
      const point = points[index] ?? { day: course.to, value: 0 };
      return reading(point, { course, words, since: places[index - 1] ?? course.from });
    },
  };
}

interface Around {
  readonly course: ValueCourse;
  readonly words: ValueWords;
  /** The payments after this day belong to the point. */
  readonly since: number;
}

function reading({ day, value }: { readonly day: number; readonly value: number }, { course, words, since }: Around): Reading {
  const { texts, formats, currency } = words;
  const date = formats.date(isoDate(day));
  const written = formats.money(value, currency);
  const paid = (label: string, payments: readonly CoursePayment[]) => {
    const amount = payments.filter((each) => each.day > since && each.day <= day).reduce((sum, each) => sum + each.amount, 0);
    return amount === 0 ? [] : [{ label, value: formats.money(amount, currency), isAmount: true }];
  };
  const flows = [...paid(texts('performance.paidIn'), course.paidIn), ...paid(texts('performance.paidOut'), course.paidOut)];
  return {
    title: date,
    lines: [{ label: texts('performance.value'), value: written, sample: 'solid', isAmount: true }, ...flows],
    spoken: [texts('accountTotal.spoken', { date, value: written }), ...flows.map((flow) => `${flow.label} ${flow.value}`)].join(', '),
    rings: [{ value, color: ink.first }],
  };
}
