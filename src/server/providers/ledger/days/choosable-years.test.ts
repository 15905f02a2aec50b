import { expect, test } from 'vitest';
import { dayNumber } from '#finance/iso-date.ts';
import { choosableYears } from './choosable-years.ts';

const history = { opening: dayNumber('2023-11-14'), asOf: dayNumber('2026-06-30') };

test('calendar years from the close before, the first and the present one as far as they go', () => {
  expect(choosableYears(history, '04-06').calendar).toEqual([
    { name: '2026', from: '2025-12-31', to: '2026-06-30' },
    { name: '2025', from: '2024-12-31', to: '2025-12-31' },
    { name: '2024', from: '2023-12-31', to: '2024-12-31' },
    { name: '2023', from: '2023-11-14', to: '2023-12-31' },
  ]);
});

test('tax years of the United Kingdom run from 6 April to 5 April', () => {
  expect(choosableYears(history, '04-06').tax).toEqual([
    { name: '2026/27', from: '2026-04-05', to: '2026-06-30' },
    { name: '2025/26', from: '2025-04-05', to: '2026-04-05' },
    { name: '2024/25', from: '2024-04-05', to: '2025-04-05' },
    { name: '2023/24', from: '2023-11-14', to: '2024-04-05' },
  ]);
});

test('there are no tax years where they are those of the calendar', () => {
  expect(choosableYears(history, '01-01').tax).toEqual([]);
});

test('a year that only opens on the day is none yet', () => {
  expect(choosableYears({ ...history, asOf: dayNumber('2025-12-31') }, '01-01').calendar.map(({ name }) => name)).toEqual([
    '2025',
    '2024',
    '2023',
  ]);
});

test('six years at most', () => {
  expect(choosableYears({ ...history, opening: dayNumber('2001-01-01') }, '04-06')).toMatchObject({
    calendar: { length: 6 },
    tax: { length: 6 },
  });
});
