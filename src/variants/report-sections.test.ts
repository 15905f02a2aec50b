import { expect, test } from 'vitest';
import { variants } from './registry.ts';
import { delegatedLayout } from '#contracts/reports/delegated-blocks.ts';
import { limitedLayout } from '#contracts/reports/limited-layout.ts';
import { sectionOf, listSections } from '#contracts/reports/section-of.ts';

const { portfolio, account, overview } = variants.default.reports;
const names = (layout: typeof portfolio) => listSections(layout).map(({ section }) => section);

test.each([
  ['nothing', {}, 'summary'],
  ['a section', { section: 'analysis' }, 'analysis'],
  ['a tab, as before there were sections', { tab: 'transactions' }, 'holdings'],
  ['a tab that has become a block', { tab: 'fees' }, 'income-and-charges'],
  ['a tab that no section has', { tab: 'nonsense' }, 'summary'],
  ['a section, and a tab of another one', { section: 'analysis', tab: 'transactions' }, 'analysis'],
] as const)('an address that names %s shows that section alone', (_case, asked, section) => {
  const shown = sectionOf(portfolio, asked);
  expect(shown?.section).toBe(section);
  const rows = section === 'summary' ? portfolio.rows : portfolio.sections?.find((each) => each.section === section)?.rows;
  expect(shown?.layout).toEqual({ headline: portfolio.headline, rows });
});

test.each(['nonsense', 'summary', 'Performance', ''])('there is no section at the address %o', (section) => {
  expect(sectionOf(portfolio, { section })).toBeNull();
});

test('a page of its own rows alone is not in sections', () => {
  expect(names(overview)).toEqual([]);
  expect(sectionOf(overview, { tab: 'groups' })?.section).toBe('summary');
  expect(sectionOf(overview, { section: 'performance' })).toBeNull();
});

test('whom a client let into everything finds all sections, whom into percentages one page', () => {
  expect(names(delegatedLayout(portfolio, 'everything'))).toEqual(names(portfolio));
  expect(names(delegatedLayout(portfolio, 'percentages'))).toEqual([]);
});

test('while returns are missing there is no section of nothing but returns', () => {
  expect(names(account)).toContain('performance');
  expect(names(limitedLayout(account))).toEqual(['summary', 'income-and-charges']);
});

test('documents stand last, where there are sections and a library, and are no rows', () => {
  expect(listSections(portfolio, { hasDocuments: true }).at(-1)).toEqual({ section: 'documents', first: null });
  expect(sectionOf(portfolio, { section: 'documents', hasDocuments: true })?.layout.rows).toEqual([]);
  expect(listSections(overview, { hasDocuments: true })).toEqual([]);
  expect(sectionOf(overview, { section: 'documents', hasDocuments: true })).toBeNull();
  expect(sectionOf(portfolio, { section: 'documents' })).toBeNull();
});
