import { expect, test } from 'vitest';
import { dayNumber } from '#finance/iso-date.ts';
import { paymentMarks } from './payment-marks.ts';

const period = (from: string, to: string) => ({ from, to });
const paid = (day: string, amount: number) => ({ day, paidIn: Math.max(amount, 0), paidOut: Math.max(-amount, 0) });
const monthly = (years: readonly number[], amount: number) =>
  years.flatMap((year) => Array.from({ length: 12 }, (_, month) => paid(`${year}-${String(month + 1).padStart(2, '0')}-05`, amount)));

test('few payments stand each on its day, in and out of the same day too', () => {
  const payments = [paid('2026-06-14', 20), { day: '2026-06-15', paidIn: 5, paidOut: 7.5 }];
  expect(paymentMarks({ payments, period: period('2026-05-29', '2026-06-30') })).toEqual({
    grain: 'day',
    paidIn: [dayNumber('2026-06-14'), dayNumber('2026-06-15')],
    paidOut: [dayNumber('2026-06-15')],
  });
});

test('many are netted by month: what nets to nothing has no mark', () => {
  const payments = [...monthly([2024, 2025], 100), paid('2024-02-20', -100), paid('2024-03-20', -250)];
  const { grain, paidIn, paidOut } = paymentMarks({ payments, period: period('2023-12-31', '2025-12-31') });
  expect([grain, paidIn.length, paidOut]).toEqual(['month', 22, [dayNumber('2024-03-15')]]);
  expect(paidIn[0]).toBe(dayNumber('2024-01-15'));
});

test.each([
  ['quarter', [2021, 2022, 2023, 2024, 2025], '2020-12-31', 20, '2021-02-15'],
  ['year', [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023], '2013-12-31', 10, '2014-07-01'],
] as const)('of many years by %s', (grain, years, from, count, first) => {
  const marks = paymentMarks({ payments: monthly(years, 100), period: period(from, `${years.at(-1)}-12-31`) });
  expect([marks.grain, marks.paidIn.length, marks.paidIn[0], marks.paidOut]).toEqual([grain, count, dayNumber(first), []]);
});

test('no mark stands outside the period', () => {
  const payments = Array.from({ length: 30 }, (_, day) => paid(`2026-06-${String(day + 1).padStart(2, '0')}`, 1));
  expect(paymentMarks({ payments, period: period('2026-06-20', '2026-06-30') }).paidIn).toEqual([dayNumber('2026-06-20')]);
});
