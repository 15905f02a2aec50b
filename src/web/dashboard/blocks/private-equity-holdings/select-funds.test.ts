import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { buildFund, buildProgramme } from '#tests/support/build-programme.ts';
import { fundRows } from './fund-rows.ts';
import { orderedFunds, selectFunds } from './select-funds.ts';

const calder = buildFund({ name: 'Calder', vintage: 2018, value: available(19_700_000) });
const peregrine = buildFund({ name: 'Peregrine', vintage: 2019, value: available(24_600_000) });
const young = buildFund({ name: 'Amber', vintage: null, value: unavailable('no-reported-value') });
const funds = [calder, young, peregrine];

test.each([
  ['value', 'desc', ['Peregrine', 'Calder', 'Amber']],
  ['value', 'asc', ['Calder', 'Peregrine', 'Amber']],
  ['vintage', 'desc', ['Peregrine', 'Calder', 'Amber']],
  ['name', 'asc', ['Amber', 'Calder', 'Peregrine']],
  ['name', 'desc', ['Peregrine', 'Calder', 'Amber']],
] as const)('sorted by %s, %s', (sort, order, expected) => {
  expect(orderedFunds(funds, { sort, order }).map(({ name }) => name)).toEqual(expected);
});

test('rows have numbers, and blanks for what is not there', () => {
  const { header, rows } = fundRows(selectFunds({ privateEquity: buildProgramme({ funds }) }), textsByLocale.en);
  expect(rows.every((row) => row.length === header.length)).toBe(true);
  expect(rows[1]).toEqual([
    'Amber',
    null,
    'Buyout',
    null,
    'Nordics',
    '2019-05-14',
    25e6,
    20e6,
    5e6,
    10e6,
    null,
    '2026-03-31',
    91,
    0.5,
    1,
    1.5,
    1.6,
    0.12,
  ]);
});
