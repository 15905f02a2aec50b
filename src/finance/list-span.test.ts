import { expect, test } from 'vitest';
import { type LibraryRange, librarySpan, listSpan, type UsageRange, usageSpan } from './list-span.ts';

test.each([
  ['1m', '2024-03-05', '2024-04-05'],
  ['3m', '2024-01-05', '2024-04-05'],
  ['6m', '2023-10-05', '2024-04-05'],
  ['12m', '2023-04-05', '2024-04-05'],
  ['year', '2023-04-06', '2024-04-05'],
  ['prevYear', '2022-04-06', '2023-04-05'],
  ['all', null, '2024-04-05'],
] as const)('list of %s on the last day of a tax year', (range, from, to) => {
  expect(listSpan(range, { today: '2024-04-05', taxYearStart: '04-06' })).toEqual({ from, to });
});

test.each([
  ['year', '04-05', '2024-04-05', '2024-04-05'],
  ['prevYear', '04-05', '2023-04-05', '2024-04-05'],
  ['year', '01-01', '2024-01-01', '2024-04-05'],
  ['prevYear', '01-01', '2023-01-01', '2023-12-31'],
] as const)('list of %s where the tax year starts on %s', (range, taxYearStart, from, to) => {
  expect(listSpan(range, { today: '2024-04-05', taxYearStart })).toEqual({ from, to });
});

test.each<[UsageRange, string | null]>([
  ['all', null],
  ['12m', '2023-07-01'],
  ['6m', '2024-01-02'],
  ['3m', '2024-04-01'],
  ['1m', '2024-05-30'],
])('usage of %s up to 30 June 2024 begins on %s', (range, from) => {
  expect(usageSpan(range, '2024-06-30')).toEqual({ from, to: '2024-06-30' });
});

test.each<[LibraryRange, string | null]>([
  ['3m', '2024-04-01'],
  ['6m', '2024-01-02'],
  ['12m', '2023-07-06'],
  ['all', null],
])('documents of %s up to 30 June 2024 begin on %s', (range, from) => {
  expect(librarySpan(range, '2024-06-30')).toEqual({ from, to: '2024-06-30' });
});
