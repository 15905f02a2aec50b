import { describe, expect, test } from 'vitest';
import { dateShapeOf, hasShortYear, readDay } from './read-day.ts';

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
    expect(readDay(cell, { shape, timeZone: 'Europe/London', century: null })).toBe(expected);
  });

  test.each([
    ['01 Σεπ 2026', '2026-09-01'],
    ['1 Σεπτεμβρίου 2026', '2026-09-01'],
    ['1η Σεπτεμβριου 2026', '2026-09-01'],
    ['01-ΣΕΠ-2026', '2026-09-01'],
    ['1 mei 2026', '2026-05-01'],
    ['15 maart 2026', '2026-03-15'],
    ['1. September 2026', '2026-09-01'],
    ['3. März 2026', '2026-03-03'],
    ['1er août 2026', '2026-08-01'],
    ['14 févr. 2026', '2026-02-14'],
    ['1 de septiembre de 2026', '2026-09-01'],
    ['1 gennaio 2026', '2026-01-01'],
    ['1 Sept. 2026', '2026-09-01'],
    ['Sep 1, 2026', '2026-09-01'],
    ['September 1st, 2026 10:30', '2026-09-01'],
    ['01Sep2026', '2026-09-01'],
    ['1 Foo 2026', null],
    ['31 Σεπ 2026', null],
  ])('%j is %j by the name of its month', (cell, expected) => {
    expect(readDay(cell, { shape: 'day-first', timeZone: 'Europe/London', century: null })).toBe(expected);
  });

  test.each([
    ['31/12/26', 'day-first', '2026-12-31', '1926-12-31'],
    ['12/31/26', 'month-first', '2026-12-31', '1926-12-31'],
    ['1.9.98', 'day-first', '2098-09-01', '1998-09-01'],
    ['01 Σεπ 26', 'day-first', '2026-09-01', '1926-09-01'],
    ['01-Sep-26', 'month-name', '2026-09-01', '1926-09-01'],
    ["1 mrt '26", 'day-first', '2026-03-01', '1926-03-01'],
    ['Sep 1, 26', 'month-first', '2026-09-01', '1926-09-01'],
    ['31/12/26 23:30', 'day-first', '2026-12-31', '1926-12-31'],
  ] as const)('%j, %s, waits for its century', (cell, shape, ofThis, ofLast) => {
    const read = (century: '20' | '19' | null) => readDay(cell, { shape, timeZone: 'Europe/London', century });
    expect([read(null), read('20'), read('19'), hasShortYear(cell, shape)]).toEqual([null, ofThis, ofLast, true]);
  });

  test.each(['31/12/2026', '2026-12-31', '31/13/26', '1 Sep 2026', '', 'yesterday'])('%j has no year of two digits', (cell) => {
    expect(hasShortYear(cell, 'day-first')).toBe(false);
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
    expect(readDay(cell, { shape: 'day-first', timeZone: 'Europe/Athens', century: null })).toBe(athens);
    expect(readDay(cell, { shape: 'day-first', timeZone: 'Europe/London', century: null })).toBe(london);
  });

  test.each([
    [['2024-01-02', '2024-03-04'], 'year-first'],
    [['01/02/2024', '13/02/2024'], 'day-first'],
    [['01/02/2024', '02/13/2024'], 'month-first'],
    [['01-Apr-2021'], 'month-name'],
    [['01 Σεπ 26'], 'month-name'],
    [['13/02/24'], 'day-first'],
    [['02/13/24'], 'month-first'],
    [['01/02/2024', '03/04/2024'], null],
    [['13/02/2024', '02/13/2024'], null],
  ] as const)('%j are %s', (cells, expected) => {
    expect(dateShapeOf(cells)).toBe(expected);
  });
});
