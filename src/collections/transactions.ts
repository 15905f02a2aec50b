import { transactionTypes } from '#finance/ledger/ledger.ts';
import { collection } from './collection.ts';

/** The ledgers of all portfolios. A transaction is recorded, replaced and voided on the page of its portfolio. */
export const transactions = collection({
  id: 'transactions',
  icon: 'exchange',
  target: 'transaction',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'symbol', kind: 'text' },
    { id: 'type', kind: 'options', options: transactionTypes },
    { id: 'amount', kind: 'amount' },
    { id: 'currency', kind: 'text' },
    { id: 'day', kind: 'date' },
    { id: 'portfolio', kind: 'text' },
    { id: 'account', kind: 'text' },
  ],
  search: ['name', 'symbol', 'portfolio', 'account'],
  sort: ['day', 'name', 'symbol', 'type', 'amount', 'portfolio', 'account'],
  isDescending: true,
  filters: [{ id: 'portfolioId' }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 500 },
        { kind: 'text', id: 'symbol', limit: 100, isOptional: true },
        { kind: 'select', id: 'type', options: transactionTypes.map((value) => ({ value })) },
        { kind: 'date', id: 'day' },
        { kind: 'decimal', id: 'units', places: 20, sign: 'any', isOptional: true },
        { kind: 'decimal', id: 'amount', places: 20, sign: 'any' },
        { kind: 'decimal', id: 'localCcyAmount', places: 20, sign: 'any', isOptional: true },
        { kind: 'text', id: 'currency', limit: 10 },
        { kind: 'textarea', id: 'note', limit: 5000, isOptional: true },
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
