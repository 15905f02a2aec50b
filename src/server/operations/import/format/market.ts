import { bondDayCounts, dayCountWords, isCouponFrequency } from '#finance/bond/bond.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { assetClasses, fundWeightKinds, instrumentTypes, returnBases } from '#finance/ledger/ledger.ts';
import type { Column, FileFormat } from './column.ts';
import { cellReader, expectedOf } from './read-cell.ts';

/** The day from which something holds that has always held. */
export const always = '1900-01-01';

const assetClass = {
  kind: 'choice',
  options: assetClasses,
  readAs: { 'Fixed income': 'Fixed Interest', Equity: 'Equities', Crypto: 'Alternatives', Commodity: 'Alternatives' },
} as const;

export const instruments: FileFormat = {
  key: ['symbol'],
  columns: {
    symbol: { kind: 'text', required: true },
    name: { kind: 'text', required: true },
    type: { kind: 'choice', options: instrumentTypes, required: true },
    assetClass: { ...assetClass, required: true },
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
    dayCount: { kind: 'choice', options: bondDayCounts, readAs: dayCountWords },
    faceValue: { kind: 'decimal', sign: 'positive' },
    returnBasis: { kind: 'choice', options: returnBases },
    factsheet: { kind: 'page' },
  },
  rule: (value, report) => {
    const [currency, quoteUnit] = [value('currency'), value('quoteUnit')];
    if (currency && quoteUnit && getMajorUnit(quoteUnit).currency !== currency)
      report('quoteUnit', `${currency} or a part of it, GBX for pence`);
    if (!isCouponFrequency(Number(value('couponFrequency') ?? 1))) report('couponFrequency', '1, 2, 3, 4, 6 or 12 coupons a year');
    if (value('returnBasis') && value('type') && value('type') !== 'Index') report('returnBasis', 'blank: only an Index has it');
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

export const models: FileFormat = {
  key: ['model', 'assetClass'],
  columns: {
    model: { kind: 'text', required: true },
    assetClass: { ...assetClass, required: true },
    min: { kind: 'decimal', sign: 'not-negative', required: true },
    target: { kind: 'decimal', sign: 'not-negative', required: true },
    max: { kind: 'decimal', sign: 'not-negative', required: true },
  },
  rule: (value, report) => {
    const [min, target, max] = [Number(value('min')), Number(value('target') ?? Number.NaN), Number(value('max') ?? Number.NaN)];
    if (min > target) report('min', 'a fraction up to the target');
    if (target > max) report('target', 'a fraction up to max');
    if (max > 1) report('max', 'a fraction up to 1');
  },
};

/** The column that validates the key of a fund's weight, by kind. Regions may have any name. */
const weightKeys: Readonly<Record<string, Column>> = { currency: { kind: 'currency' }, assetClass };

export const fundWeights: FileFormat = {
  key: ['symbol', 'date', 'kind', 'key'],
  columns: {
    symbol: { kind: 'text', required: true, refersTo: 'instrument' },
    date: { kind: 'date', latest: 'in-a-year', required: true },
    kind: { kind: 'choice', options: fundWeightKinds, required: true },
    key: { kind: 'text', required: true },
    weight: { kind: 'decimal', required: true },
  },
  rule: (value, report) => {
    const [column, key] = [weightKeys[value('kind') ?? ''], value('key')];
    if (column && key !== null && cellReader(column, '')(key) !== key) report('key', expectedOf(column, ''));
  },
};
