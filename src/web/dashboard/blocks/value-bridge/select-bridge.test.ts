import { describe, expect, test } from 'vitest';
import { available } from '#finance/figure.ts';
import { getFormats } from '#wording/formats.ts';
import { bridgeScale } from './bridge-scale.ts';
import { bridgeSummary } from './bridge-summary.ts';
import { selectBridge, type ShownLine } from './select-bridge.ts';

const year = [
  { line: 'opening', amount: 2495 },
  { line: 'paidIn', amount: 120 },
  { line: 'paidOut', amount: -300 },
  { line: 'income', amount: 40 },
  { line: 'growth', amount: 277.6 },
  { line: 'currency', amount: -80 },
  { line: 'charges', amount: -12.34 },
  { line: 'taxes', amount: 0 },
  { line: 'closing', amount: 2540.26 },
] as const;
const bridge = {
  period: { from: '2023-12-31', to: '2024-12-31' },
  currency: 'GBP',
  lines: available(year),
  parts: available({ realised: 115.6, unrealisedChange: 162, exchangeGainOnCash: -80 }),
  dealingCosts: available(2.4),
};
const shown = selectBridge({ valueBridge: bridge });
const lines: readonly ShownLine[] = shown.lines.available ? shown.lines.value : [];

describe('the bridge', () => {
  test('each bar begins where the one before ended, the values at nothing', () => {
    expect(lines.map(({ line, from, to }) => [line, from, to])).toEqual([
      ['opening', 0, 2495],
      ['paidIn', 2495, 2615],
      ['paidOut', 2615, 2315],
      ['income', 2315, 2355],
      ['growth', 2355, 2632.6],
      ['currency', 2632.6, 2552.6],
      ['charges', 2552.6, 2540.26],
      ['closing', 0, 2540.26],
    ]);
  });

  test('what was paid in or out is neither gain nor loss', () => {
    expect(lines.map(({ kind }) => kind)).toEqual(['total', 'in', 'out', 'gain', 'gain', 'loss', 'loss', 'total']);
  });

  test('a tax of nothing is left out; what was not paid in stays', () => {
    expect(lines.map(({ line }) => line)).not.toContain('taxes');
    const quiet = selectBridge({ valueBridge: { ...bridge, lines: available([{ line: 'paidIn', amount: 0 }]) } });
    expect(quiet.lines).toMatchObject({ value: [{ line: 'paidIn' }] });
  });
});

describe('the scale', () => {
  test('is cut where all lines lie far above nothing', () => {
    const { low, isCut } = bridgeScale(lines);
    expect(isCut).toBe(true);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(2315);
  });

  test('begins at nothing for a portfolio that was opened in the period, and below it for one overdrawn', () => {
    const opened: ShownLine[] = [
      { line: 'opening', kind: 'total', amount: 0, from: 0, to: 0, figure: null },
      { line: 'paidIn', kind: 'in', amount: 100, from: 0, to: 100, figure: null },
    ];
    expect(bridgeScale(opened)).toMatchObject({ low: 0, isCut: false });
    expect(bridgeScale([{ kind: 'total', amount: -50, from: 0, to: -50 }]).low).toBeLessThan(-50);
  });
});

test.each([
  ['all of it went up', 3000, 'increase', '£300'],
  ['it went down', 2000, 'course', '−£700'],
])('the sentence: %s', (_case, closing, kind, earned) => {
  const some: ShownLine[] = [
    { line: 'opening', kind: 'total', amount: 2500, from: 0, to: 2500, figure: null },
    { line: 'paidIn', kind: 'in', amount: 200, from: 2500, to: 2700, figure: null },
    { line: 'closing', kind: 'total', amount: closing, from: 0, to: closing, figure: null },
  ];
  expect(bridgeSummary(some, 'GBP', getFormats('en'))).toMatchObject({ kind, amounts: { earned } });
});
