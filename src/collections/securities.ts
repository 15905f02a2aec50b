import { minorUnits } from '#finance/currency.ts';
import { assetClasses, instrumentTypes } from '#finance/ledger/ledger.ts';
import { collection } from './collection.ts';

/** Securities, shared by all portfolios: a correction is one for everyone who holds the security. */
export const securities = collection({
  id: 'securities',
  icon: 'trend',
  target: 'security',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'symbol', kind: 'text' },
    { id: 'isin', kind: 'text' },
    { id: 'type', kind: 'options' },
    { id: 'assetClass', kind: 'options' },
    { id: 'currency', kind: 'text' },
    { id: 'lastPriceDay', kind: 'date' },
  ],
  search: ['name', 'symbol', 'isin'],
  sort: ['name', 'symbol'],
  filters: [{ id: 'type', options: instrumentTypes }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 200 },
        { kind: 'text', id: 'symbol', limit: 100 },
        { kind: 'select', id: 'type', options: instrumentTypes.map((value) => ({ value })) },
        { kind: 'select', id: 'assetClass', options: assetClasses.map((value) => ({ value })) },
        { kind: 'text', id: 'currency', limit: 3 },
        { kind: 'select', id: 'quoteUnit', options: Object.keys(minorUnits).map((value) => ({ value })), isOptional: true },
        { kind: 'text', id: 'isin', limit: 12, isOptional: true },
        { kind: 'text', id: 'sedol', limit: 12, isOptional: true },
        { kind: 'text', id: 'region', limit: 100, isOptional: true },
        { kind: 'text', id: 'sector', limit: 100, isOptional: true },
        { kind: 'yesNo', id: 'inSpotlight' },
      ],
    },
  ],
  panels: ['merge'],
  actions: ['merge'],
  bulk: ['remove'],
  refusals: {
    'symbol-taken': 'symbol',
    'security-currency-invalid': 'currency',
    'security-unit-invalid': 'quoteUnit',
    'security-type-fixed': 'type',
  },
  copied: false,
});
