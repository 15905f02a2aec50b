import { expect, test } from 'vitest';
import { variants } from '#variants/registry.ts';
import { paperSections } from './paper-sections.ts';

const shortly = (id: keyof typeof variants) =>
  paperSections(variants[id].reports.portfolio).map((section) => `${section.id}: ${section.blocks.join(' ')}`);

test("a wealth firm's portfolio", () => {
  const common = ['summary: headline performance', 'holdings: allocation holdings', 'transactions: transactions'];
  expect(shortly('default')).toEqual([...common, 'returns: months returnMethods risk returnsByPeriod']);
  expect(shortly('greek')).toEqual([...common, 'returns: simulatedReturns months returnMethods risk returnsByPeriod']);
});

test("a private-equity firm's programme: what stands in a later tab goes where it belongs", () => {
  expect(shortly('private-equity')).toEqual([
    'summary: privateEquityHeadline calledDistributedValue multiples jCurve callsDue',
    'holdings: privateEquityHoldings allocation capitalAccount vintages marketEquivalents',
    'transactions: transactions',
  ]);
});
