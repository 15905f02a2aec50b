import { expect, test } from 'vitest';
import { textsIn } from '#wording/catalogues.ts';
import { pagePath, reportIn } from './page-path.ts';
import type { NavigationEntry } from './portal-frame.tsx';

const overview: NavigationEntry = { kind: 'overview', href: '/dashboard/1' };
const home: NavigationEntry = { kind: 'home', href: '/dashboard/1/account/2' };
const only: NavigationEntry = { kind: 'portfolio', href: '/dashboard/1/portfolio/3', name: 'Family ISA' };

const frame = {
  layout: {},
  path: '/dashboard/1/portfolio/3',
  account: { id: '2', name: 'Hartwell' },
  portfolio: { name: 'Long-term growth' },
};
const report = { ...frame, datasets: {} };
const fund = { report: { ...frame, path: '/dashboard/1/portfolio/3/funds/4' }, label: 'Brackenridge Global Equity' };

test.each([
  ['an advisor at a portfolio', report, overview, ['Overview /dashboard/1', 'Hartwell /dashboard/1/account/2', 'Long-term growth']],
  ['an investor at a portfolio', report, home, ['Home /dashboard/1/account/2', 'Long-term growth']],
  [
    'a fund of a portfolio',
    fund,
    home,
    ['Home /dashboard/1/account/2', 'Long-term growth /dashboard/1/portfolio/3', 'Brackenridge Global Equity'],
  ],
  ['the list of calculations', { groups: [], find: '' }, overview, ['Overview /dashboard/1', 'Calculations']],
  [
    'a calculation, of an investor with one portfolio',
    { page: { title: 'Gains' }, group: {} },
    only,
    ['Family ISA /dashboard/1/portfolio/3', 'Calculations /dashboard/1/calculations', 'Gains'],
  ],
  ['a page that says nothing', null, overview, []],
])('%s', (_case, data, first, expected) => {
  const path = pagePath(data, { navigation: [first], portal: '/dashboard/1', texts: textsIn.en });
  expect(path.map(({ label, href }) => (href === undefined ? label : `${label} ${href}`))).toEqual(expected);
});

test('a report is told from other pages', () => {
  expect(reportIn(report)).toBe(report);
  expect(reportIn(fund)).toBe(fund.report);
  expect(reportIn({ page: { title: 'Gains' } })).toBeNull();
});
