import type { transactions as definition } from '#collections/transactions.ts';
import type { CollectionWords } from '#collections/collection-words.ts';
import { transactions as names } from '../transactions.ts';

export const transactions = {
  singular: 'transaction',
  plural: 'Transactions',
  text: 'The transactions of all portfolios. They are recorded, replaced and voided on the page of the portfolio.',
  add: 'Record transaction',
  find: 'Security, symbol, portfolio or account',
  saved: 'Transaction saved',
  none: 'No transactions yet',
  noneText: 'Record the first one on the page of a portfolio, or import a file.',
  noneFound: 'No transactions found',
  noneFoundText: 'Try part of the name or symbol of the security.',
  fields: {
    name: 'Name',
    symbol: 'Symbol',
    type: 'Type',
    amount: 'Amount',
    currency: 'Currency',
    day: 'Date',
    portfolio: 'Portfolio',
    account: 'Account',
    units: 'Units',
    localCcyAmount: 'Amount in the currency of the portfolio',
    note: 'Note',
  },
  hints: {
    localCcyAmount: 'Blank if the exchange rate was not recorded.',
  },
  options: {
    type: names.types,
  },
  filters: {},
  steps: {
    details: 'Details',
  },
  panels: {
    ledger: 'Portfolio',
  },
} satisfies CollectionWords<typeof definition>;
