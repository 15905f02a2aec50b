import { transactionTypes } from '#finance/ledger/ledger.ts';
import { transactionRule } from './transaction-rule.ts';
import type { FileFormat } from './column.ts';

export const transactions: FileFormat = {
  key: ['source', 'id'],
  columns: {
    id: { kind: 'text', required: true },
    source: { kind: 'text', whenBlank: (sourceName) => sourceName },
    portfolio: { kind: 'text', required: true, refersTo: 'portfolio' },
    date: { kind: 'date', latest: 'in-a-year', required: true },
    settleDate: { kind: 'date', latest: 'in-a-year' },
    type: { kind: 'choice', options: transactionTypes, readAs: { Divident: 'Dividend' }, required: true },
    symbol: { kind: 'text', refersTo: 'instrument' },
    units: { kind: 'decimal' },
    nominal: { kind: 'decimal' },
    price: { kind: 'decimal', sign: 'not-negative' },
    amount: { kind: 'decimal', required: true },
    currency: { kind: 'currency', required: true },
    fxRate: { kind: 'decimal', sign: 'positive' },
    charges: { kind: 'decimal', sign: 'not-negative', whenBlank: () => '0' },
    tax: { kind: 'decimal', sign: 'not-negative', whenBlank: () => '0' },
    category: { kind: 'text' },
    note: { kind: 'text', maxLength: 4000 },
    transferId: { kind: 'text' },
    counterPortfolio: { kind: 'text', refersTo: 'portfolio' },
    cost: { kind: 'decimal', sign: 'not-negative' },
    acquired: { kind: 'date', latest: 'in-a-year' },
    ratio: { kind: 'decimal', sign: 'positive' },
  },
  rule: transactionRule,
};

export const commitments: FileFormat = {
  key: ['portfolio', 'symbol'],
  columns: {
    portfolio: { kind: 'text', required: true, refersTo: 'portfolio' },
    symbol: { kind: 'text', required: true, refersTo: 'instrument' },
    date: { kind: 'date', latest: 'in-a-year', required: true },
    amount: { kind: 'decimal', sign: 'positive', required: true },
    currency: { kind: 'currency', required: true },
  },
};

export const reportedValues: FileFormat = {
  key: ['portfolio', 'symbol', 'date'],
  columns: {
    portfolio: { kind: 'text', required: true, refersTo: 'portfolio' },
    symbol: { kind: 'text', required: true, refersTo: 'instrument' },
    date: { kind: 'date', latest: 'in-a-year', required: true },
    value: { kind: 'decimal', sign: 'not-negative', required: true },
    currency: { kind: 'currency', required: true },
  },
};
