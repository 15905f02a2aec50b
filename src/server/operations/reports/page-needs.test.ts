import { expect, test } from 'vitest';
import { sectionOf, listSections } from '#contracts/reports/section-of.ts';
import { greek } from '#variants/greek/greek.ts';
import { screenNeeds } from './page-needs.ts';

const { portfolio } = greek.reports;
const sections = listSections(portfolio);

/** Lists the needs of a section, with the tab that is open in it. */
const needsOfSection = (section: string | undefined, tab?: string) => {
  const shown = sectionOf(portfolio, { section });
  if (!shown) throw new Error('There is no such section.');
  return screenNeeds('portfolio', { layout: shown.layout, sections }, tab);
};

test('a section reads what is shown in it, its heading, and what is counted in the bar', () => {
  expect([...needsOfSection('income-and-charges')].toSorted()).toEqual(['charges', 'income', 'tabCounts', 'title']);
});

test('a closed tab is not read, what its own name counts is', () => {
  const needs = needsOfSection('holdings');
  expect(needs.has('holdings')).toBe(true);
  expect(needs.has('transactions')).toBe(false);
  expect(needs.has('tabCounts')).toBe(true);
});

test('an open tab is read', () => {
  expect(needsOfSection('analysis').has('simulatedReturns')).toBe(false);
  expect(needsOfSection('analysis', 'simulatedReturns').has('simulatedReturns')).toBe(true);
});

test.each([
  ['overview', 'clients'],
  ['accounts', 'ownAccounts'],
] as const)('%s is about no single account: it has no title and counts nothing behind its tabs', (page, list) => {
  const needs = screenNeeds(page, { layout: greek.reports[page], sections: [] }, undefined);
  expect(needs.has(list)).toBe(true);
  expect(needs.has('clients')).toBe(page === 'overview');
  expect([needs.has('title'), needs.has('tabCounts')]).toEqual([false, false]);
});
