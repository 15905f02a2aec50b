import { expect, test } from 'vitest';
import { decimal } from '../decimal.ts';
import { dayNumber } from '../iso-date.ts';
import { gainsByTaxYear } from './tax-year-gains.ts';

const disposal = (date: string, gain: number) => ({
  day: dayNumber(date),
  proceeds: decimal(1000),
  expenses: decimal(10),
  cost: decimal(990 - gain),
  gain: decimal(gain),
});

test('gains and losses by tax year: 5 April is the last day, 6 April the first', () => {
  const [before, after, ...others] = gainsByTaxYear(
    [disposal('2024-04-06', 100), disposal('2024-04-05', 40), disposal('2025-04-05', -30), disposal('2023-04-06', -5)],
    '04-06',
  );
  expect(others).toEqual([]);
  expect(before).toMatchObject({ from: '2023-04-06', to: '2024-04-05', disposals: 2 });
  expect(after).toMatchObject({ from: '2024-04-06', to: '2025-04-05', disposals: 2 });
  expect([after?.proceeds, after?.allowableCosts, after?.gains, after?.losses, after?.net].map(String)).toEqual([
    '2000',
    '1930',
    '100',
    '30',
    '70',
  ]);
});

test('where the tax year is the calendar year', () => {
  expect(gainsByTaxYear([disposal('2023-12-31', 1), disposal('2024-01-01', 1)], '01-01').map(({ to }) => to)).toEqual([
    '2023-12-31',
    '2024-12-31',
  ]);
});
