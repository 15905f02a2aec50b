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
    expect(readDay(cell, shape)).toBe(expected);
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
