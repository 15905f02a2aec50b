import { expect, test } from 'vitest';
import type { CapitalAccounts } from '#contracts/datasets/private-equity.ts';
import { available, unavailable } from '#finance/figure.ts';
import type { CapitalAccount } from '#finance/private-equity/capital-account.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { accountRows } from './account-rows.ts';
import { selectCapitalAccount } from './select-capital-account.ts';

const account: CapitalAccount = {
  opening: 260,
  contributions: 105,
  distributions: { ReturnOfCapital: 40, Gain: 0, Income: 0, Recallable: 20, unspecified: 15 },
  distributed: 75,
  fees: 15,
  gains: 35,
  closing: 310,
  commitment: available(600),
  unfundedBefore: available(350),
  unfunded: available(270),
};
const capitalAccounts: CapitalAccounts = {
  period: { from: '2025-06-30', to: '2026-06-30' },
  currency: 'EUR',
  total: available(account),
  funds: [
    { id: 'a', name: 'Maren', account: available(account) },
    { id: 'b', name: 'Blind', account: unavailable('no-reported-value', 'Blind') },
  ],
};

test('says what the distributions were, without kinds that there were none of', () => {
  const { kinds } = selectCapitalAccount({ capitalAccounts }, { query: {} });
  expect(kinds).toEqual([
    { kind: 'ReturnOfCapital', amount: 40 },
    { kind: 'Recallable', amount: 20 },
    { kind: 'unspecified', amount: 15 },
  ]);
});

test.each([
  ['the one asked for', { range: '3y' }, '3y'],
  ['the one that the days make', {}, '1y'],
  ['none of days of its own', { from: '2025-01-15' }, null],
] as const)('the pressed range is %s', (_case, query, expected) => {
  expect(selectCapitalAccount({ capitalAccounts }, { query }).range).toBe(expected);
});

test('leaves as a table whose lines add up; a fund without a statement is blank', () => {
  const { header, rows } = accountRows(selectCapitalAccount({ capitalAccounts }, { query: {} }), textsByLocale.en);
  expect(header[3]).toBe('Distributions: Return of capital (EUR)');
  expect(rows.map((row) => row.length)).toEqual([header.length, header.length, header.length]);
  expect(rows[1]).toEqual(['Maren', 260, 105, 40, 0, 0, 20, 15, 75, 15, 35, 310, 600, 350, 270]);
  expect(rows[2]?.slice(1)).toEqual(Array(14).fill(null));
});
