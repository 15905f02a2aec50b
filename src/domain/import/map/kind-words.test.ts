import { expect, test } from 'vitest';
import { chargeCategoryOf, guessMeaning, kindPhrase } from './kind-words.ts';

test.each([
  ['Buy', 'Purchase'],
  ['BUY_MARKET', 'Purchase'],
  ['Market buy', 'Purchase'],
  ['Savings plan', 'Purchase'],
  ['Kauf aus Emission', 'Purchase'],
  ['Koop', 'Purchase'],
  ['Acquisto', 'Purchase'],
  ['Αγορά', 'Purchase'],
  ['Purchase GLOBAL INTEREST AND DIVIDEND FUND', 'Purchase'],
  ['Verkauf', 'Sale'],
  ['Vendita', 'Sale'],
  ['2% LANTERN GILT 2026 Redemption', 'Sale'],
  ['Πώληση', 'Sale'],
  ['Tax on interest', 'Tax'],
  ['Dividendbelasting', 'Tax'],
  ['Rit.cedola obb.', 'Tax'],
  ['Kapitalertragsteuer', 'Tax'],
  ['Φόρος μερίσματος', 'Tax'],
  ['Cash interest', 'Interest'],
  ['Cedola obb.', 'Interest'],
  ['Dividend', 'Dividend'],
  ['Cash dividend', 'Dividend'],
  ['Provento etf', 'Dividend'],
  ['Dividend reinvestment', 'reinvestment'],
  ['DEGIRO Transactiekosten en/of kosten van derden', 'Charge'],
  ['Custody Fees', 'Charge'],
  ['Stamp Duty Or Financial Transaction Tax', 'Charge'],
  ['Forex credit', 'Exchange'],
  ['Valuta Debitering', 'Exchange'],
  ['PRODUCTWIJZIGING : Koop', 'CorporateAction'],
  ['Einzahlung', 'Contribution'],
  ['Conferimento con bonifico', 'Contribution'],
  ['Κατάθεση', 'Contribution'],
  ['Auszahlung', 'Withdrawal'],
  ['Ανάληψη', 'Withdrawal'],
  ['Payment', 'payment'],
  ['Cash transfer', 'payment'],
  ['Transfer Between Products', 'transfer'],
  ['Storno', 'reversal'],
  ['Cash Out For Buy', 'ignored'],
  ['Degiro Cash Sweep Transfer', 'ignored'],
  ['Pippo', null],
  ['Stray', null],
] as const)('%s means %s', (word, meaning) => {
  expect(guessMeaning(word)).toBe(meaning);
});

test.each([
  ['Koop 40 @ 61,25 EUR', 'Koop'],
  ['PRODUCTWIJZIGING : Koop 40 @ 61,25 EUR', 'PRODUCTWIJZIGING : Koop'],
  ['Purchase   3,200 NORTHWIND GLOBAL TRUST', 'Purchase'],
  ['2% LANTERN GILT 2026 Redemption', 'LANTERN GILT Redemption'],
  ['* BALANCE B/F *', 'BALANCE B/F'],
  ['Gross interest to 31 JAN 2026', 'Gross interest to'],
])('%s is told by the words %s', (text, phrase) => {
  expect(kindPhrase(text)).toBe(phrase);
});

test.each([
  ['Stamp duty', 'StampDuty'],
  ['Custody Fee', 'Platform'],
  ['DEGIRO Transactiekosten', 'Dealing'],
  ['Adviser charge', 'Adviser'],
  ['Fee', 'Other'],
])('%s is a charge of the category %s', (word, category) => {
  expect(chargeCategoryOf(word)).toBe(category);
});
