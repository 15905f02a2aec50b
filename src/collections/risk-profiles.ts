import { collection } from './collection.ts';

/** The firm's names for levels of risk that clients take. */
export const riskProfiles = collection({
  id: 'risk-profiles',
  icon: 'gauge',
  target: 'risk-profile',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'level', kind: 'number' },
    { id: 'id', kind: 'text' },
    { id: 'models', kind: 'number' },
  ],
  search: ['name'],
  sort: ['name', 'level', 'models'],
  filters: [],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 100 },
        { kind: 'number', id: 'level', min: 1, limit: 7, isWhole: true, isOptional: true },
        { kind: 'percent', id: 'returns', places: 2, sign: 'any', isOptional: true },
        { kind: 'url', id: 'factsheetUrl', limit: 300, isOptional: true },
      ],
    },
  ],
  panels: [],
  actions: [],
  bulk: ['remove'],
  refusals: { 'risk-profile-name-taken': 'name', 'risk-profile-level-taken': 'level' },
  copied: true,
});
