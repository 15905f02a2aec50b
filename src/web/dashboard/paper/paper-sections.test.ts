import { expect, test } from 'vitest';
import type { BlockId } from '#contracts/reports/blocks.ts';
import { paperSections } from './paper-sections.ts';

const shortly = (...blocks: BlockId[]) => paperSections(blocks).map((section) => `${section.id}: ${section.blocks.join(' ')}`);

test('each block stands in its section, in the order of the list', () => {
  expect(shortly('headline', 'performance', 'income', 'holdings', 'exposure', 'transactions', 'fees', 'months', 'risk')).toEqual([
    'summary: headline performance income',
    'holdings: holdings exposure',
    'transactions: transactions fees',
    'returns: months risk',
  ]);
});

test('what comes later in the list than its section goes where it belongs', () => {
  expect(shortly('multiples', 'allocation', 'transactions', 'capitalAccount', 'jCurve')).toEqual([
    'summary: multiples jCurve',
    'holdings: allocation capitalAccount',
    'transactions: transactions',
  ]);
});

test('a section that no block is of is left out', () => {
  expect(shortly('accountTotal', 'portfolios', 'spider')).toEqual(['summary: accountTotal portfolios', 'returns: spider']);
  expect(shortly()).toEqual([]);
});
