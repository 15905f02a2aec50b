import { rebalancings } from '#finance/benchmark/benchmark.ts';
import { assetClasses } from '#finance/ledger/ledger.ts';
import { collection } from './collection.ts';

/** What a tactical model holds in shares, at least and at most, in percent. */
const bandsOfShares = [
  ['10', '30'],
  ['20', '40'],
  ['35', '65'],
  ['60', '100'],
] as const;

/** How the firm wants portfolios to be spread: they are measured against it. */
export const models = collection({
  id: 'models',
  icon: 'pie',
  target: 'model',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'profile', kind: 'text' },
    { id: 'rebalance', kind: 'options' },
    { id: 'portfolios', kind: 'number' },
  ],
  search: ['name', 'profile'],
  sort: ['name', 'profile', 'portfolios'],
  filters: [{ id: 'profile', mayBeEmpty: true }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 100 },
        { kind: 'record', id: 'profile', isOptional: true },
        { kind: 'select', id: 'rebalance', options: rebalancings.map((value) => ({ value })), isOptional: true },
        {
          kind: 'bands',
          id: 'data',
          options: assetClasses.map((value) => ({ value })),
          usual: { option: 'Equities', bands: bandsOfShares },
        },
      ],
    },
  ],
  panels: [],
  actions: [],
  bulk: ['remove'],
  refusals: { 'model-name-taken': 'name', 'risk-profile-not-found': 'profile' },
  copied: true,
});
