import { rebalancings } from '#finance/benchmark/benchmark.ts';
import { assetClasses } from '#finance/ledger/ledger.ts';
import { collection } from './collection.ts';

/** The minimum and maximum share of equities in each tactical model, in percent. */
const bandsOfShares = [
  ['10', '30'],
  ['20', '40'],
  ['35', '65'],
  ['60', '100'],
] as const;

/** The firm's target allocations, against which portfolios are measured. */
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
