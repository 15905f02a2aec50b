import { expect, test } from 'vitest';
import { greek } from '#variants/greek/greek.ts';
import { screenNeeds } from './page-needs.ts';

const layout = greek.reports.portfolio;

test('a closed tab is not read, what its own name counts is', () => {
  const needs = screenNeeds('portfolio', layout, undefined);
  expect(needs.has('simulatedReturns')).toBe(false);
  expect(needs.has('transactions')).toBe(false);
  expect(needs.has('tabCounts')).toBe(true);
});

test('an open tab is read', () => {
  expect(screenNeeds('portfolio', layout, 'simulatedReturns').has('simulatedReturns')).toBe(true);
});

test.each([
  ['overview', 'clients'],
  ['accounts', 'ownAccounts'],
] as const)('%s is about no single account: it has no title and counts nothing behind its tabs', (page, list) => {
  const needs = screenNeeds(page, greek.reports[page], undefined);
  expect(needs.has(list)).toBe(true);
  expect(needs.has('clients')).toBe(page === 'overview');
  expect([needs.has('title'), needs.has('tabCounts')]).toEqual([false, false]);
});
