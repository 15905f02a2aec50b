import { describe, expect, test } from 'vitest';
import { dateShapeOf, readDay } from './read-day.ts';

describe('a day', () => {
  test.each([
    ['2024-03-31', 'day-first', '2024-03-31'],
    ['2024-01-16T10:01:02.811Z', 'year-first', '2024-01-16'],
    ['2020-06-24 04:06:06', 'year-first', '2020-06-24'],
    ['2024/3/1', 'year-first', '2024-03-01'],
    ['04/03/2026', 'day-first', '2026-03-04'],
    ['04/03/2026', 'month-first', '2026-04-03'],
    ['4.3.2026', 'day-first', '2026-03-04'],
    ['02/01/2021 as of 01/31/2021', 'month-first', '2021-02-01'],
    ['01-Apr-2021', 'month-name', '2021-04-01'],
    ['1 April 2021', 'day-first', '2021-04-01'],
    ['31/06/2026', 'day-first', null],
    ['13/13/2026', 'day-first', null],
    ['02/30/2026', 'month-first', null],
    ['04/03/26', 'day-first', null],
    ['04/03/2026', 'year-first', null],
    ['2023-02-29', 'year-first', null],
    ['01-Foo-2021', 'month-name', null],
    ['45123', 'day-first', null],
    ['', 'day-first', null],
  ] as const)('%j, %s, is %j', (cell, shape, expected) => {
    expect(readDay(cell, { shape, timeZone: 'Europe/London' })).toBe(expected);
  });

  test.each([
    // cell, in Athens, in London
    ['2025-07-01T23:30:00Z', '2025-07-02', '2025-07-02'],
    ['2025-07-01T22:30:00Z', '2025-07-02', '2025-07-01'],
    ['2025-04-05T23:30:00Z', '2025-04-06', '2025-04-06'],
    ['2025-01-05T23:30:00.123Z', '2025-01-06', '2025-01-05'],
    ['2025-12-31T22:00:00Z', '2026-01-01', '2025-12-31'],
    ['2025-07-02T00:30:00+03:00', '2025-07-02', '2025-07-01'],
    ['2025-07-01T20:30:00-0400', '2025-07-02', '2025-07-02'],
    ['2025-07-01 23:30 UTC', '2025-07-02', '2025-07-02'],
    ['2025-07-01, 20:30:00 EDT', '2025-07-02', '2025-07-02'],
    ['2025-07-01T23:30+00', '2025-07-02', '2025-07-02'],
    ['20:30', null, null],
    ['01/07/2025 23:30:00 GMT+00:00', '2025-07-02', '2025-07-02'],
    ['01/07/2025 11:30 PM UTC', '2025-07-02', '2025-07-02'],
    ['01/07/2025 12:30 am UTC', '2025-07-01', '2025-07-01'],
    ['1 Jul 2025 23:30 Z', '2025-07-02', '2025-07-02'],
    ['2025-07-01T23:30:00', '2025-07-01', '2025-07-01'],
    ['2025-07-01 23:30:00', '2025-07-01', '2025-07-01'],
    ['01/07/2025 11:30 PM', '2025-07-01', '2025-07-01'],
    ['2025-07-01T23:30:00 XYZ', null, null],
  ] as const)('%j is %j in Athens and %j in London', (cell, athens, london) => {
    expect(readDay(cell, { shape: 'day-first', timeZone: 'Europe/Athens' })).toBe(athens);
    expect(readDay(cell, { shape: 'day-first', timeZone: 'Europe/London' })).toBe(london);
  });

  test.each([
    [['2024-01-02', '2024-03-04'], 'year-first'],
    [['01/02/2024', '13/02/2024'], 'day-first'],
    [['01/02/2024', '02/13/2024'], 'month-first'],
    [['01-Apr-2021'], 'month-name'],
    [['01/02/2024', '03/04/2024'], null],
    [['13/02/2024', '02/13/2024'], null],
  ] as const)('%j are %s', (cells, expected) => {
    expect(dateShapeOf(cells)).toBe(expected);
  });
});
