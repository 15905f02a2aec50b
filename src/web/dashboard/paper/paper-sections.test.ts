import { expect, test } from 'vitest';
import type { PaperPage } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import { paperSections } from './paper-sections.ts';

const shortly = (id: keyof typeof variants, page: PaperPage = 'portfolio') =>
  paperSections(variants[id].paper[page]).map((section) => `${section.id}: ${section.blocks.join(' ')}`);

test("a wealth firm's portfolio", () => {
  const summary = 'summary: headline performance valueBridge income';
  const returns = 'contributions months returnMethods risk returnsByPeriod';
  expect(shortly('default')).toEqual([
    summary,
    'holdings: allocation holdings exposure bondStatistics',
    'transactions: transactions fees',
    `returns: ${returns}`,
  ]);
  expect(shortly('greek')).toEqual([
    summary,
    'holdings: allocation holdings exposure',
    'transactions: transactions cashTransactions fees realisedGains',
    `returns: simulatedReturns ${returns}`,
  ]);
});

test('an account: its portfolios in the summary, without what the cover says', () => {
  expect(shortly('greek', 'account')).toEqual([
    'summary: accountTotal portfolios valueBridge income',
    'returns: accountReturns contributions months returnMethods risk returnsByPeriod spider',
  ]);
});

test("a private-equity firm's programme: what stands in a later tab goes where it belongs", () => {
  expect(shortly('private-equity')).toEqual([
    'summary: privateEquityHeadline calledDistributedValue multiples jCurve callsDue programmeBridge',
    'holdings: allocation privateEquityHoldings assetClasses capitalAccount vintages marketEquivalents',
    'transactions: transactions',
  ]);
});
