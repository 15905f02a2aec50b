import { expect, test } from 'vitest';
import { byteBudget } from './byte-budget.ts';

/** Each step: a network takes (+) or gives back (-) so many bytes, and what it is told. */
test.each<[string, readonly (readonly [string, number, string | null])[]]>([
  [
    'one network takes its share and no more',
    [
      ['a', 40, null],
      ['a', 10, null],
      ['a', 1, 'network-busy'],
    ],
  ],
  [
    'what did not fit is not counted',
    [
      ['a', 51, 'network-busy'],
      ['a', 50, null],
    ],
  ],
  [
    'another network has room still',
    [
      ['a', 50, null],
      ['a', 1, 'network-busy'],
      ['b', 50, null],
    ],
  ],
  [
    'all together take the whole and no more',
    [
      ['a', 50, null],
      ['b', 50, null],
      ['c', 1, 'server-busy'],
    ],
  ],
  [
    'whoever has taken its share is told of that first',
    [
      ['a', 50, null],
      ['b', 50, null],
      ['a', 1, 'network-busy'],
    ],
  ],
  [
    'what is given back can be taken again',
    [
      ['a', 50, null],
      ['b', 50, null],
      ['a', -50, null],
      ['c', 50, null],
      ['b', -1, null],
      ['b', 1, null],
    ],
  ],
])('%s', (_case, steps) => {
  const budget = byteBudget({ whole: 100, ofEach: 50 });
  for (const [network, bytes, told] of steps) {
    if (bytes < 0) budget.giveBack([network], -bytes);
    else expect(budget.take([network], bytes)?.code ?? null).toBe(told);
  }
});

test('a person takes no more than a share from several networks either', () => {
  const budget = byteBudget({ whole: 100, ofEach: 50 });
  expect(budget.take(['a', 'ivy'], 30)).toBeNull();
  expect(budget.take(['b', 'ivy'], 30)?.code).toBe('network-busy');
  expect(budget.take(['b', 'otto'], 50)).toBeNull();
  budget.giveBack(['a', 'ivy'], 30);
  expect(budget.take(['a', 'ivy'], 50)).toBeNull();
});
