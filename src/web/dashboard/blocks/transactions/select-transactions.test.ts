import { expect, test } from 'vitest';
import type { ListedRow, Transactions } from '#contracts/datasets/transactions.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { selectTransactions } from './select-transactions.ts';
import { transactionRows } from './transaction-rows.ts';

const sale = buildRow({
  id: '3',
  day: '2026-06-30',
  type: 'Sale',
  group: 'tradeSales',
  units: '10.50',
  price: '118.42',
  priceUnit: 'GBX',
  amount: '12.43',
  converted: 12.43,
  impact: 'Increase',
});
const dividend = buildRow({ id: '2', day: '2026-06-30', type: 'Dividend', group: 'dividends', amount: '5.01' });
const payment = buildRow({ id: '1', day: '2026-06-12', amount: '100.00' });

test('a page of transactions is shown by day, in the order in which it comes', () => {
  const shown = selectTransactions({ transactions: buildTransactions([sale, dividend, payment], { count: 53, page: 2, pageSize: 50 }) });
  expect(shown.days.map(({ day, rows }) => [day, ...rows.map(({ id }) => id)])).toEqual([
    ['2026-06-30', '3', '2'],
    ['2026-06-12', '1'],
  ]);
  expect([shown.first, shown.last, shown.pages]).toEqual([51, 53, 2]);
});

test('a column that no row fills is left out', () => {
  expect(filledBy([payment, dividend])).toEqual({ units: false, price: false, charges: false, converted: false });
  expect(filledBy([payment, sale])).toEqual({ units: true, price: true, charges: false, converted: false });
  expect(filledBy([buildRow({ tax: '0.10' })])).toMatchObject({ charges: true });
});

test('a list without rows has one empty page', () => {
  expect(selectTransactions({ transactions: buildTransactions([]) })).toMatchObject({ days: [], pages: 1, last: 0 });
});

test('taken away, its numbers are numbers and its words are those of the reader', () => {
  const { header, rows } = transactionRows(selectTransactions({ transactions: buildTransactions([sale]) }), textsByLocale.el);
  expect(Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]))).toMatchObject({
    Ημερομηνία: '2026-06-30',
    Είδος: 'Πώληση',
    Ομάδα: 'Πωλήσεις',
    Ποσότητα: 10.5,
    Τιμή: 118.42,
    'Μονάδα τιμής': 'GBX',
    Ποσό: 12.43,
    Νόμισμα: 'GBP',
  });
});

test('amounts stand in the currency of the portfolio too as soon as one is in another', () => {
  const interest = buildRow({ amount: '16', currency: 'USD', converted: 8.004, impact: 'Increase' });
  const { header, rows } = transactionRows(selectTransactions({ transactions: buildTransactions([interest, sale]) }), textsByLocale.en);
  const columns = ['Impact', 'Amount', 'Currency', 'Amount (GBP)'].map((name) => header.indexOf(name));
  expect(rows.map((row) => columns.map((at) => row[at]))).toEqual([
    ['Increase', 16, 'USD', 8.004],
    ['Increase', 12.43, 'GBP', 12.43],
  ]);
});

function filledBy(rows: readonly ListedRow[]) {
  return selectTransactions({ transactions: buildTransactions(rows) }).filled;
}

function buildTransactions(rows: readonly ListedRow[], own: Partial<Transactions> = {}): Transactions {
  const count = rows.length;
  return {
    range: '3m',
    from: '2026-03-31',
    to: '2026-06-30',
    currency: 'GBP',
    count,
    total: count,
    page: 1,
    pageSize: 50,
    groups: [],
    rows,
    ...own,
  };
}

function buildRow(own: Partial<ListedRow>): ListedRow {
  return {
    id: '1',
    day: '2026-06-30',
    type: 'Contribution',
    group: 'paymentsIn',
    category: null,
    instrumentId: null,
    name: null,
    symbol: null,
    units: null,
    price: null,
    priceUnit: null,
    amount: '0',
    currency: 'GBP',
    charges: '0',
    tax: '0',
    note: null,
    converted: 0,
    impact: null,
    ...own,
  };
}
