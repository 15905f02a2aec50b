import { expect, test } from 'vitest';
import { BalanceCheck } from './balance-check.ts';

type Line = readonly [amount: string, balance: string, currency?: string] | 'skipped';

function check(lines: readonly Line[]) {
  const balances = new BalanceCheck();
  lines.forEach((each, at) => {
    if (each === 'skipped') balances.beginAnew();
    else balances.add({ line: at + 2, account: null, amount: each[0], balance: each[1], currency: each[2] ?? 'GBP' });
  });
  return balances.result();
}

const agrees = (checked: number) => ({ checked, differing: 0, differences: [] });

test.each([
  [
    'the oldest line first',
    [
      ['100', '100'],
      ['-30', '70'],
      ['5.50', '75.50'],
    ],
    agrees(2),
  ],
  [
    'the newest line first',
    [
      ['5.50', '75.5'],
      ['-30', '70'],
      ['100', '100'],
    ],
    agrees(2),
  ],
  [
    'each currency by itself',
    [
      ['100', '100'],
      ['8', '8', 'USD'],
      ['-30', '70'],
      ['2', '10', 'USD'],
    ],
    agrees(2),
  ],
  [
    'a line that is missing',
    [
      ['100', '100'],
      ['-30', '70'],
      ['5', '95'],
      ['5', '100'],
    ],
    { checked: 3, differing: 1, differences: [{ line: 4, currency: 'GBP', stated: '95', computed: '75' }] },
  ],
  ['nothing over a line that is left out', [['100', '100'], 'skipped', ['-30', '170'], ['5', '175']], agrees(1)],
  [
    'a column of something else',
    [
      ['100', '7'],
      ['-30', '9'],
      ['5', '2'],
    ],
    null,
  ],
  ['a single line', [['100', '100']], null],
] as const)('%s', (_case, lines, expected) => {
  expect(check(lines)).toEqual(expected);
});
