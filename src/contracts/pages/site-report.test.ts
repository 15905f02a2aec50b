import { expect, test } from 'vitest';
import { addresses, pageAt } from './addresses.ts';
import { pages, type PageName } from './pages.ts';
import { whoMayOpen } from './site-report.ts';

test.each([
  ['/dashboard/:portal', 'overview'],
  ['dashboard/:portal/dates', 'overview'],
  ['dashboard/:portal/account/:account/invite', 'account'],
  ['dashboard/:portal/data-health.csv', 'dataHealth'],
  ['dashboard/:portal/portfolio/:portfolio/:file.csv', 'portfolio'],
  ['dashboard/:portal/portfolio/:portfolio/funds/:fund', 'fund'],
  ['/', 'home'],
  ['*', 'nowhere'],
  ['/*', 'nowhere'],
  ['dashboard/:portal/anything', null],
  ['', 'home'],
])('%s belongs to %s', (pattern, page) => {
  expect(pageAt(pattern)).toBe(page);
});

test('no two pages have the same address', () => {
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
});

test('a page is for whom it says, unless the variant says otherwise of it or of a page that it stands under', () => {
  for (const page of Object.keys(pages) as PageName[]) expect(whoMayOpen(page, {})).toBe(pages[page].who);
  const siteReport = { portfolio: 'professional', calculations: 'withPortfolio' } as const;
  expect(whoMayOpen('portfolio', siteReport)).toBe('professional');
  expect(whoMayOpen('fund', siteReport)).toBe('professional');
  expect(whoMayOpen('calculation', siteReport)).toBe('withPortfolio');
  expect(whoMayOpen('account', siteReport)).toBe('member');
});
