import { expect, test } from 'vitest';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import type { PageName } from '#contracts/pages/pages.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import type { ReportFrame } from './blocks/block.tsx';
import { type Place, pagePath } from './page-path.ts';

const overview: NavigationEntry = { page: 'overview', href: '/dashboard/1' };
const home: NavigationEntry = { page: 'overview', href: '/dashboard/1', label: 'Home' };
const office: NavigationEntry = { page: 'portals', href: '/portals' };

const report = { account: { id: '2', name: 'Hartwell' }, portfolio: { name: 'Long-term growth' } } as ReportFrame;
const params = { portal: '1', portfolio: '3', fund: '4', projectionId: '5', calculation: 'gains', person: '6', submission: '7' };

test.each<[string, PageName, Place, NavigationEntry, string[]]>([
  ['an advisor at the overview', 'overview', { report: { ...report, account: null, portfolio: null } }, overview, ['Overview']],
  [
    'an advisor at a portfolio',
    'portfolio',
    { report },
    overview,
    ['Overview /dashboard/1', 'Hartwell /dashboard/1/account/2', 'Long-term growth'],
  ],
  ['an investor at a portfolio', 'portfolio', { report }, home, ['Home /dashboard/1', 'Long-term growth']],
  ['an investor at their home', 'overview', { report: { ...report, portfolio: null } }, home, ['Home']],
  ['an investor at their account', 'account', { report: { ...report, portfolio: null } }, home, ['Home /dashboard/1', 'Hartwell']],
  [
    'a fund of a portfolio',
    'fund',
    { report, names: { fund: 'Brackenridge Global Equity' } },
    home,
    ['Home /dashboard/1', 'Long-term growth /dashboard/1/portfolio/3', 'Brackenridge Global Equity'],
  ],
  [
    'an advisor at projections',
    'projections',
    { names: { account: 'Hartwell' }, params: { account: '2' } },
    overview,
    ['Overview /dashboard/1', 'Hartwell /dashboard/1/account/2', 'Projections'],
  ],
  ['an investor at projections', 'projections', { names: { account: 'Hartwell' } }, home, ['Home /dashboard/1', 'Projections']],
  [
    'an advisor at the sheet of transactions',
    'editTransactions',
    { names: { portfolio: 'Long-term growth' } },
    overview,
    ['Overview /dashboard/1', 'Long-term growth /dashboard/1/portfolio/3', 'Edit transactions'],
  ],
  ['the list of calculations', 'calculations', {}, overview, ['Overview /dashboard/1', 'Calculations']],
  [
    'a calculation, of an investor',
    'calculation',
    { names: { calculation: 'Gains' } },
    home,
    ['Home /dashboard/1', 'Calculations /dashboard/1/calculations', 'Gains'],
  ],
  [
    'an adviser at the holdings of a portfolio whose account is not told',
    'editHoldings',
    { names: { portfolio: 'Long-term growth' } },
    overview,
    ['Overview /dashboard/1', 'Long-term growth /dashboard/1/portfolio/3', 'Edit holdings'],
  ],
  ['adviser invitations', 'adviserInvitations', {}, office, ['Home /portals', 'Adviser invitations']],
  [
    'what somebody handed in',
    'submission',
    { collection: 'people', params: { collection: 'people' } },
    office,
    ['Home /portals', 'Users /admin/people', 'Form'],
  ],
])('%s', (_case, page, place, first, expected) => {
  const seesAsClient = first === home;
  const path = pagePath(place, { page, params, navigation: [first], seesAsClient, texts: textsByLocale.en });
  expect(path.map(({ label, href }) => (href === undefined ? label : `${label} ${href}`))).toEqual(expected);
});
