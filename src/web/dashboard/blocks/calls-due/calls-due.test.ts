import { expect, test } from 'vitest';
import type { CallsDue, DueCall } from '#contracts/datasets/private-equity.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { callRows } from './call-rows.ts';
import { selectCalls } from './select-calls.ts';

const call = (own: Partial<DueCall>): DueCall => ({
  id: '1',
  fund: 'Maren',
  day: '2026-07-10',
  inDays: 10,
  amount: available(2_400_000),
  asked: 2_400_000,
  askedIn: 'EUR',
  note: 'Drawdown 9',
  ...own,
});
const due: CallsDue = {
  asOf: '2026-06-30',
  until: '2026-09-28',
  currency: 'EUR',
  rows: [call({}), call({ id: '2', day: '2026-08-14', amount: available(600_000), asked: 700_000, askedIn: 'USD', note: null })],
  total: available(3_000_000),
  unfundedAfter: available(9_000_000),
};
const shown = selectCalls({ callsDue: due }, { today: '2026-07-10' });

test('calls stand on a line of ninety days, as large as they are to the largest', () => {
  expect(shown.days).toBe(90);
  expect(shown.calls.map(({ at, size }) => [at, size])).toEqual([
    [10 / 90, 1],
    [45 / 90, 0.25],
  ]);
  expect(shown.months.map(({ day }) => day)).toEqual(['2026-07-01', '2026-08-01', '2026-09-01']);
});

test('days are counted from today, whatever day the page shows', () => {
  expect(shown.calls.map(({ inDays }) => inDays)).toEqual([0, 35]);
  expect(selectCalls({ callsDue: due }, { today: '2026-07-20' }).calls[0]?.inDays).toBe(-10);
});

test.each([
  ['2026-06-30', false],
  ['2026-07-01', true],
])('seen on %s, the day of the figures is past: %s', (today, isPast) => {
  expect(selectCalls({ callsDue: due }, { today })).toMatchObject({ isPast });
});

test('what was asked for in another currency is told in it too', () => {
  expect(shown.calls.map(({ isForeign }) => isForeign)).toEqual([false, true]);
  const { rows } = callRows(shown, textsByLocale.en);
  expect(rows[1]).toEqual(['2026-08-14', 'Maren', null, 600_000, 700_000, 'USD']);
});

test('a call without a rate has no size', () => {
  const blind = { ...due, rows: [call({ amount: unavailable('no-exchange-rate', 'USD') })] };
  expect(selectCalls({ callsDue: blind }, { today: '2026-06-30' }).calls[0]?.size).toBe(0);
});
