import { expect, test } from 'vitest';
import type { Groups } from '#contracts/datasets/accounts.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { groupRows } from './group-rows.ts';
import { namedMembers, selectGroups } from './select-groups.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const groups: Groups = {
  asOf: '2026-06-30',
  currency: 'GBP',
  rows: [
    {
      id: 'family',
      name: 'Family',
      score: null,
      count: 2,
      members: named('Ada', 'Ben'),
      value: available(900),
      change: { rate: available(0.05), gain: available(45), benchmark: unavailable('no-benchmark') },
    },
  ],
};

test.each([
  ['all of a few', { members: named('Ada', 'Ben'), count: 2 }, ['Ada', 'Ben'], 0],
  ['the first of many', { members: named('Ada', 'Ben', 'Cy', 'Di'), count: 120 }, ['Ada', 'Ben', 'Cy'], 117],
])('the members: %s', (_case, group, names, more) => {
  expect(namedMembers(group)).toEqual({ names, more });
});

test('groups leave as a table, without returns where access is limited', () => {
  const full = groupRows(selectGroups({ groups }, { query: {}, access: 'full' }), textsByLocale.en);
  expect(full.rows).toEqual([['Family', 2, 900, 5, 45]]);
  const limited = groupRows(selectGroups({ groups }, { query: {}, access: 'limited' }), textsByLocale.en);
  expect(limited.rows).toEqual([['Family', 2, 900]]);
  expect(limited.header).toHaveLength(3);
});
