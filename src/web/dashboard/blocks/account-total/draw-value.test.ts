import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { renderSvg } from '../../../ui/chart/chart-library.ts';
import { drawValue } from './draw-value.ts';
import { valueCourse } from './value-course.ts';

const course = valueCourse({
  period: { from: '2025-06-30', to: '2026-06-30' },
  points: [
    { day: '2025-06-30', value: 1_731_240 },
    { day: '2025-12-31', value: null },
    { day: '2026-06-30', value: 1_842_507 },
  ],
  payments: [
    { day: '2025-07-15', paidIn: 500, paidOut: 0 },
    { day: '2026-03-10', paidIn: 40_000, paidOut: 0 },
  ],
});

const svg = (width: number) => {
  if (!course) throw new Error('There is no course.');
  const draw = drawValue(course, { texts: textsByLocale.el, formats: getFormats('el'), currency: 'EUR' });
  return renderSvg(draw, { width, height: 290, isPaper: true }, { id: 'v', name: 'Αξία' });
};

test('the axis is in one unit of the language, the months in its words', () => {
  expect(svg(900)).toMatch(/>1,725\sεκ\.</);
  expect(svg(900)).toContain('>Οκτ<');
});

test('a payment is told where there is room at its left, never on a phone', () => {
  expect(svg(900)).toContain('Κατάθεση 40.000');
  expect(svg(900)).not.toContain('Κατάθεση 500');
  expect(svg(340)).not.toContain('Κατάθεση');
});

test('colours are those of the theme, and a day without a value leaves no trace', () => {
  expect(svg(900)).toContain('var(--chart-1)');
  expect(svg(900)).not.toMatch(/NaN|#[0-9a-fA-F]{6}/);
});
