import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { valueCourse } from './value-course.ts';
import { valueReadings } from './value-readings.ts';

const course = valueCourse({
  period: { from: '2026-01-01', to: '2026-01-09' },
  points: [
    { day: '2026-01-01', value: 1000 },
    { day: '2026-01-05', value: null },
    { day: '2026-01-09', value: 1500.5 },
  ],
  payments: [
    { day: '2026-01-03', paidIn: 400, paidOut: 0 },
    { day: '2026-01-09', paidIn: 100, paidOut: 20 },
  ],
});

const readings = () => course && valueReadings(course, { texts: textsByLocale.en, formats: getFormats('en'), currency: 'GBP' });

test('only days with a value are read', () => {
  expect(readings()?.places).toHaveLength(2);
});

test('a day tells its value and all that was paid since the day before it', () => {
  expect(readings()?.at(1)).toMatchObject({
    title: '09/01/2026',
    lines: [
      { label: 'Value', value: '£1,500.50' },
      { label: 'Paid in', value: '£500' },
      { label: 'Paid out', value: '£20' },
    ],
    spoken: '09/01/2026: £1,500.50, Paid in £500, Paid out £20',
    rings: [{ value: 1500.5 }],
  });
});

test('nothing was paid by the opening day', () => {
  expect(readings()?.at(0).lines).toHaveLength(1);
});
