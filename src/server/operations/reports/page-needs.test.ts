import { expect, test } from 'vitest';
import { greek } from '#variants/greek/greek.ts';
import { pageNeeds, screenNeeds } from './page-needs.ts';

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

test('what is printed has all tabs', () => {
  expect(pageNeeds('portfolio', layout).has('simulatedReturns')).toBe(true);
  expect(pageNeeds('portfolio', layout).has('tabCounts')).toBe(false);
});
