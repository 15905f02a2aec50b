import type { riskProfiles as definition } from '#collections/risk-profiles.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const riskProfiles = {
  singular: 'risk profile',
  plural: 'Risk profiles',
  text: 'Model portfolios may be for one of them.',
  add: 'Add risk profile',
  find: 'Name',
  saved: 'Risk profile saved',
  none: 'No risk profiles yet',
  noneText: 'Add the first one, then choose it in the model portfolios.',
  noneFound: 'No risk profiles found',
  noneFoundText: 'Try part of the name.',
  fields: {
    name: 'Name',
    level: 'Risk level',
    id: 'ID',
    models: 'Model portfolios',
    returns: 'Expected annual return',
    factsheetUrl: 'Factsheet',
  },
  hints: {},
  options: {},
  filters: {},
  steps: { details: 'Details' },
  panels: {},
} satisfies CollectionWords<typeof definition>;
