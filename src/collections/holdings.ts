import { assetClasses, instrumentTypes } from '#finance/ledger/ledger.ts';
import { collection } from './collection.ts';

/** The holdings of all portfolios on the last day of their figures. They derive from the ledger, which records all changes. */
export const holdings = collection({
  id: 'holdings',
  icon: 'layers',
  target: null,
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'symbol', kind: 'text' },
    { id: 'units', kind: 'exact' },
    { id: 'portfolio', kind: 'text' },
    { id: 'account', kind: 'text' },
  ],
  search: ['name', 'symbol', 'portfolio', 'account'],
  sort: ['name', 'symbol', 'portfolio', 'account'],
  filters: [{ id: 'portfolioId' }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 500 },
        { kind: 'text', id: 'symbol', limit: 100 },
        { kind: 'select', id: 'assetclass', options: assetClasses.map((value) => ({ value })) },
        { kind: 'select', id: 'type', options: instrumentTypes.map((value) => ({ value })) },
        { kind: 'text', id: 'region', limit: 100, isOptional: true },
        { kind: 'date', id: 'day' },
        { kind: 'decimal', id: 'units', places: 20, sign: 'any', isOptional: true },
        { kind: 'decimal', id: 'value', places: 20, sign: 'any', isOptional: true },
        { kind: 'decimal', id: 'purchaseValue', places: 20, sign: 'any', isOptional: true },
        { kind: 'text', id: 'currency', limit: 10 },
      ],
    },
  ],
  panels: ['ledger'],
  actions: [],
  bulk: [],
  refusals: {},
  copied: false,
  readonly: true,
});
