import { expect, test } from 'vitest';
import type { ProgrammeBridge } from '#contracts/datasets/private-equity.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { programmeBridgeRows } from './programme-bridge-rows.ts';
import { selectProgrammeBridge } from './select-programme-bridge.ts';

// The example of docs/calculations/capital-account.md as one: 260 + 105 − 75 + 20 = 310.
const programmeBridge: ProgrammeBridge = {
  period: { from: '2025-06-30', to: '2026-06-30' },
  currency: 'EUR',
  bridge: available({ opening: 260, called: 105, distributed: 75, change: 20, closing: 310 }),
};

test('each bar begins where the one before ended, and the last one before the closing value ends in it', () => {
  const { lines } = selectProgrammeBridge({ programmeBridge }, { query: {} });
  expect(lines.available && lines.value.map(({ line, kind, from, to }) => [line, kind, from, to])).toEqual([
    ['opening', 'total', 0, 260],
    ['called', 'in', 260, 365],
    ['distributed', 'out', 365, 290],
    ['change', 'gain', 290, 310],
    ['closing', 'total', 0, 310],
  ]);
});

test.each([
  ['the one asked for', { range: '3y' }, '3y'],
  ['the one that the days make', {}, '1y'],
  ['none of days of its own', { from: '2025-01-15' }, null],
] as const)('the pressed range is %s', (_case, query, expected) => {
  expect(selectProgrammeBridge({ programmeBridge }, { query }).range).toBe(expected);
});

test('leaves as a table whose lines add up; without a value there is none', () => {
  const { rows } = programmeBridgeRows(selectProgrammeBridge({ programmeBridge }, { query: {} }), textsByLocale.en);
  expect(rows).toEqual([
    ['Value on 2025-06-30', 260],
    ['Called', 105],
    ['Distributed', -75],
    ['Change in value', 20],
    ['Value on 2026-06-30', 310],
  ]);
  const blind = { ...programmeBridge, bridge: unavailable('no-reported-value', 'Maren') };
  expect(programmeBridgeRows(selectProgrammeBridge({ programmeBridge: blind }, { query: {} }), textsByLocale.en).rows).toEqual([]);
});
