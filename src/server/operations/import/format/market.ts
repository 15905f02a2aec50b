import { majorOf } from '#finance/currency.ts';
import { assetClasses, instrumentTypes } from '#finance/ledger.ts';
import type { FileFormat } from './column.ts';

/** The day from which something holds that has always held. */
export const always = '1900-01-01';

export const instruments: FileFormat = {
  key: ['symbol'],
  columns: {
    symbol: { kind: 'text', required: true },
    name: { kind: 'text', required: true },
    type: { kind: 'choice', options: instrumentTypes, required: true },
    assetClass: {
      kind: 'choice',
      options: assetClasses,
      readAs: { 'Fixed income': 'Fixed Interest', Equity: 'Equities', Crypto: 'Alternatives', Commodity: 'Alternatives' },
      required: true,
    },
    currency: { kind: 'currency', required: true },
    quoteUnit: { kind: 'quote-unit' },
    isin: { kind: 'text' },
    sedol: { kind: 'text' },
    sector: { kind: 'text' },
    region: { kind: 'text' },
    strategy: { kind: 'text', readAs: { Accummulation: 'Accumulation' } },
    subStrategy: { kind: 'text', readAs: { Accummulation: 'Accumulation' } },
    vintage: { kind: 'whole', min: 1900, max: 2100 },
    terUnderlying: { kind: 'decimal', sign: 'not-negative' },
    annualGrowth: { kind: 'decimal' },
    coupon: { kind: 'decimal', sign: 'not-negative' },
    couponFrequency: { kind: 'whole', min: 1, max: 12 },
    maturity: { kind: 'date' },
    dayCount: { kind: 'text' },
    faceValue: { kind: 'decimal', sign: 'positive' },
  },
  rule: (value, report) => {
    const [currency, quoteUnit] = [value('currency'), value('quoteUnit')];
    if (currency && quoteUnit && majorOf(quoteUnit).currency !== currency)
      report('quoteUnit', `${currency} or a part of it, GBX for pence`);
  },
};

export const prices: FileFormat = {
  key: ['symbol', 'date'],
  columns: {
    symbol: { kind: 'text', required: true, refersTo: 'instrument' },
    date: { kind: 'date', latest: 'in-a-year', required: true },
    close: { kind: 'decimal', sign: 'positive', required: true },
  },
  wide: { across: 'symbol', day: 'date', value: 'close', always: false },
};

export const dividends: FileFormat = {
  key: ['symbol', 'exDate'],
  columns: {
    symbol: { kind: 'text', required: true, refersTo: 'instrument' },
    exDate: { kind: 'date', latest: 'in-a-year', required: true },
    payDate: { kind: 'date', latest: 'in-a-year' },
    amount: { kind: 'decimal', sign: 'not-negative', required: true },
    currency: { kind: 'quote-unit', required: true },
  },
};

export const fx: FileFormat = {
  key: ['currency', 'date'],
  columns: {
    currency: { kind: 'currency', required: true },
    date: { kind: 'date', latest: 'in-a-year', required: true },
    perEuro: { kind: 'decimal', sign: 'positive', required: true },
  },
  rule: (value, report) => {
    if (value('currency') === 'EUR') report('currency', 'another currency than EUR, which the rates are given for');
  },
  wide: { across: 'currency', day: 'date', value: 'perEuro', always: true },
};

export const benchmarks: FileFormat = {
  key: ['name', 'from', 'symbol'],
  columns: {
    name: { kind: 'text', required: true },
    symbol: { kind: 'text', required: true, refersTo: 'instrument' },
    weight: { kind: 'decimal', required: true },
    from: { kind: 'date', latest: 'in-a-year', whenBlank: () => always },
    rebalance: { kind: 'choice', options: ['monthly', 'quarterly', 'yearly', 'never'], whenBlank: () => 'monthly' },
  },
};
