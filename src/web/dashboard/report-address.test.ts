import { expect, test } from 'vitest';
import { pathOfReport, portalAddress, reportAddress, resourceAddress } from './report-address.ts';

const page = { path: '/dashboard/7', query: { date: '2026-06-30', letter: 'A', page: 4 } } as const;

test.each([
  ['a change goes back to the first page', { letter: 'B' }, '/dashboard/7?date=2026-06-30&letter=B'],
  ['a key is taken away', { letter: undefined }, '/dashboard/7?date=2026-06-30'],
  ['another page', { page: 5 }, '/dashboard/7?date=2026-06-30&letter=A&page=5'],
  ['an empty search is none', { find: '' }, '/dashboard/7?date=2026-06-30&letter=A'],
  ['letters of any alphabet', { letter: 'Ω' }, '/dashboard/7?date=2026-06-30&letter=%CE%A9'],
] as const)('%s', (_case, changes, expected) => {
  expect(reportAddress(page, changes)).toBe(expected);
});

test('without a query there is no question mark', () => {
  expect(reportAddress({ path: '/dashboard/7', query: {} }, {})).toBe('/dashboard/7');
});

test.each([
  ['/dashboard/7', 'account/12', '/dashboard/7/account/12?date=2026-06-30'],
  ['/dashboard/7/account/12', 'portfolio/34', '/dashboard/7/portfolio/34?date=2026-06-30'],
])('from %s to %s only the day goes along', (path, to, expected) => {
  expect(portalAddress({ ...page, path }, to)).toBe(expected);
});

test('a resource of the page is of the same day, range and filters, whatever tab and page are open', () => {
  const query = { date: '2026-06-30', range: '5y', tab: 'transactions', page: 3, find: 'fund' } as const;
  expect(resourceAddress({ path: '/dashboard/p/portfolio/1', query }, 'holdings.csv')).toBe(
    '/dashboard/p/portfolio/1/holdings.csv?date=2026-06-30&range=5y&find=fund',
  );
});

test.each([
  ['/dashboard/7', '/dashboard/7'],
  ['/dashboard/7/', '/dashboard/7'],
  ['/dashboard/7/account/12/performance', '/dashboard/7/account/12'],
  ['/dashboard/7/portfolio/34', '/dashboard/7/portfolio/34'],
  ['/dashboard/7/portfolio/34/holdings', '/dashboard/7/portfolio/34'],
  ['/dashboard/7/portfolio/34/funds/56', '/dashboard/7/portfolio/34'],
  ['/shared/8/portfolio/34/holdings', '/shared/8/portfolio/34'],
])('addresses of the report at %s begin with %s', (path, expected) => {
  expect(pathOfReport(path)).toBe(expected);
});
