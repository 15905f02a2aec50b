import { expect, test } from 'vitest';
import { entryRules } from '#domain/ledger/entry-rules.ts';
import { transactionTypes } from '#finance/ledger/ledger.ts';
import { transactionFields } from './transaction-fields.ts';

test.each(transactionTypes)('%s: what its rule requires is asked, and nothing that it refuses', (type) => {
  const { symbol, units, ratio, amount, categories, paired } = entryRules[type];
  const fields = new Map(transactionFields(type).map((field) => [field.id, field]));
  const isRequired = (id: string) => fields.has(id) && fields.get(id)?.isOptional !== true;
  expect(isRequired('day') && isRequired('currency')).toBe(true);
  expect(isRequired('symbol')).toBe(symbol === 'required');
  expect(isRequired('units')).toBe(units === 'required');
  expect(isRequired('ratio')).toBe(ratio === 'required');
  expect(fields.has('ratio')).toBe(ratio !== 'none');
  expect(fields.has('amount')).toBe(amount !== 'none');
  for (const id of paired?.blank ?? []) expect(fields.has(id)).toBe(false);
  const category = fields.get('category');
  expect(category?.kind === 'select' ? category.options.map(({ value }) => value) : undefined).toEqual(categories);
});
