import { expect, test } from 'vitest';
import { variants } from '#variants/registry.ts';
import { paperSections } from './paper-sections.ts';

const shortly = (id: keyof typeof variants) =>
  paperSections(variants[id].reports.portfolio).map((section) => `${section.id}: ${section.blocks.join(' ')}`);

test("a wealth firm's portfolio", () => {
  const common = ['summary: headline performance valueBridge income', 'holdings: allocation holdings'];
  const returns = 'contributions months returnMethods risk returnsByPeriod';
  expect(shortly('default')).toEqual([...common, 'transactions: transactions fees', `returns: ${returns}`]);
  expect(shortly('greek')).toEqual([...common, 'transactions: transactions fees realisedGains', `returns: simulatedReturns ${returns}`]);
});

test("a private-equity firm's programme: what stands in a later tab goes where it belongs", () => {
  expect(shortly('private-equity')).toEqual([
    'summary: privateEquityHeadline calledDistributedValue multiples jCurve callsDue',
    'holdings: privateEquityHoldings allocation capitalAccount vintages marketEquivalents',
    'transactions: transactions',
  ]);
});
