import { expect, test } from 'vitest';
import type { Weights } from '#contracts/datasets/weights.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { selectWeights } from './select-weights.ts';
import { weightRows } from './weight-rows.ts';

const none = { assetClass: [], type: [], currency: [], region: [], sector: [], strategy: [], vintage: [] };
const weights = {
  asOf: '2026-06-30',
  choices: ['assetClass', 'currency'],
  by: {
    ...none,
    assetClass: [
      { key: 'Cash', percent: 10 },
      { key: 'Other', percent: null },
      { key: 'Equities', percent: 90 },
    ],
    currency: [{ key: 'GBP', percent: 100 }],
  },
} as unknown as Weights;

test('the largest part comes first, and one below zero, which has no share, last', () => {
  expect(selectWeights({ weights }).slices.map(({ key }) => key)).toEqual(['Equities', 'Cash', 'Other']);
});

test.each([
  ['currency', 'currency'],
  ['sector', 'assetClass'],
  [undefined, 'assetClass'],
] as const)('asked for %s it is divided by %s', (breakdown, dimension) => {
  expect(selectWeights({ weights }, { query: breakdown === undefined ? {} : { breakdown } }).dimension).toBe(dimension);
});

test('the table to take away has names and shares, and no amount', () => {
  expect(weightRows(selectWeights({ weights }), textsByLocale.en)).toEqual({
    header: [textsByLocale.en('allocation.by.assetClass'), textsByLocale.en('holdings.weightPercent')],
    rows: [
      [textsByLocale.en('assetClasses.Equities'), 90],
      [textsByLocale.en('assetClasses.Cash'), 10],
      [textsByLocale.en('assetClasses.Other'), null],
    ],
  });
});
