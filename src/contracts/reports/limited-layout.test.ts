import { expect, test } from 'vitest';
import { limitedLayout } from './limited-layout.ts';
import type { ReportLayout } from './report.ts';

const layout: ReportLayout = {
  headline: ['value'],
  rows: [
    { kind: 'blocks', blocks: [{ block: 'accountTotal', width: 12 }] },
    { kind: 'blocks', blocks: [{ block: 'accountReturns', width: 12 }] },
    {
      kind: 'blocks',
      blocks: [
        { block: 'returnMethods', width: 6 },
        { block: 'income', width: 6 },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { tab: 'holdings', block: 'holdings' },
        { tab: 'exposure', block: 'risk' },
      ],
    },
    { kind: 'tabs', tabs: [{ tab: 'exposure', block: 'months' }] },
  ],
};

test('what tells returns alone is left out, with the rows that had nothing else', () => {
  expect(limitedLayout(layout)).toEqual({
    headline: ['value'],
    rows: [
      { kind: 'blocks', blocks: [{ block: 'accountTotal', width: 12 }] },
      { kind: 'blocks', blocks: [{ block: 'income', width: 6 }] },
      { kind: 'tabs', tabs: [{ tab: 'holdings', block: 'holdings' }] },
    ],
  });
});
