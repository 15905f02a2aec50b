import { describe, expect, test } from 'vitest';
import { divideUsageSpan, findSpanBefore, findUsageSpan, type UsageSpanChoice } from './usage-span.ts';
import { getUsagePlace, sumUsage } from './usage.ts';

const today = '2026-11-28';

test.each<[name: string, choice: UsageSpanChoice, span: ReturnType<typeof findUsageSpan>]>([
  ['all is as far as activity is kept', { range: 'all' }, { from: '2025-11-27', to: today }],
  ['12m is 365 days back', { range: '12m' }, { from: '2025-11-28', to: today }],
  ['6m is 180 days back', { range: '6m' }, { from: '2026-06-01', to: today }],
  ['3m is 90 days back', { range: '3m' }, { from: '2026-08-30', to: today }],
  ['1m is 31 days back', { range: '1m' }, { from: '2026-10-28', to: today }],
  ['days of other ranges are ignored', { range: '1m', from: '2026-01-01', to: '2026-01-02' }, { from: '2026-10-28', to: today }],
  ['one’s own days', { range: 'custom', from: '2026-04-01', to: '2026-04-30' }, { from: '2026-04-01', to: '2026-04-30' }],
  ['one day', { range: 'custom', from: today, to: today }, { from: today, to: today }],
  ['no days: the last thirty-one', { range: 'custom' }, { from: '2026-10-29', to: today }],
  ['only an end', { range: 'custom', to: '2026-04-30' }, { from: '2026-03-31', to: '2026-04-30' }],
  ['more than is kept', { range: 'custom', from: '2020-01-01', to: '2027-01-01' }, { from: '2025-11-27', to: today }],
  ['nothing that is kept', { range: 'custom', from: '2022-04-01', to: '2022-04-30' }, { outside: 'to' }],
  ['an end before the beginning', { range: 'custom', from: '2026-04-02', to: '2026-04-01' }, { outside: 'from' }],
  ['days to come', { range: 'custom', from: '2026-11-29', to: '2026-12-24' }, { outside: 'from' }],
])('%s', (_name, choice, span) => {
  expect(findUsageSpan(choice, today)).toEqual(span);
});

test.each<[name: string, from: string, to: string, unit: string, count: number, first: string]>([
  ['a day', '2026-11-28', '2026-11-28', 'day', 1, '2026-11-28'],
  ['a month by day', '2026-10-28', '2026-11-28', 'day', 32, '2026-10-28'],
  ['a quarter by week, from Monday', '2026-08-30', '2026-11-28', 'week', 14, '2026-08-24'],
  ['a year by month', '2025-11-28', '2026-11-28', 'month', 13, '2025-11-01'],
])('%s', (_name, from, to, unit, count, first) => {
  const { starts, ...found } = divideUsageSpan({ from, to });
  expect({ ...found, count: starts.length, first: starts[0] }).toEqual({ unit, count, first });
});

describe('the days before a span', () => {
  test('are as many', () => {
    expect(findSpanBefore({ from: '2026-10-28', to: today }, today)).toEqual({ from: '2026-09-26', to: '2026-10-27' });
  });
  test('are none where they are not kept', () => {
    expect(findSpanBefore({ from: '2025-11-28', to: today }, today)).toBeNull();
  });
});

test('counts add up by kind, with a total', () => {
  const counts = [
    { measure: 'views', count: 3 },
    { measure: 'logins', count: 1 },
    { measure: 'views', count: 4 },
    { measure: 'other', count: 2 },
  ] as const;
  expect(sumUsage(counts)).toEqual({ logins: 1, views: 7, messages: 0, downloads: 0, other: 2, total: 10 });
});

test.each([
  ['portfolio', 'portfolio'],
  ['overview', 'home'],
  ['library', 'library'],
  ['data-health', 'other'],
  ['constructor', 'other'],
])('views of %s count as %s', (section, place) => {
  expect(getUsagePlace(section)).toBe(place);
});
