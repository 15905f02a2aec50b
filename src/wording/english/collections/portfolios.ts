import type { portfolios as definition } from '#collections/portfolios.ts';
import type { CollectionWords } from '#collections/collection-words.ts';
import { objectiveNames, portfolioTypeNames } from '../portfolio-names.ts';

const levels = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10' };

export const portfolios = {
  singular: 'portfolio',
  plural: 'Portfolios',
  text: 'The portfolios of all accounts. New portfolios are added on the page of their account.',
  add: 'Add portfolio',
  find: 'Portfolio or account name',
  saved: 'Portfolio saved',
  none: 'No portfolios yet',
  noneText: 'Add the first portfolio on the page of an account, or import them.',
  noneFound: 'No portfolios found',
  noneFoundText: 'Try part of the portfolio or account name.',
  fields: {
    name: 'Name',
    account: 'Account',
    type: 'Type',
    currency: 'Currency',
    region: 'Region',
    objective: 'Objective',
    riskLevel: 'Risk level',
    esgRating: 'ESG rating',
    benchmark: 'Benchmark',
    model: 'Model portfolio',
  },
  hints: {
    currency: 'Fixed once the portfolio has transactions.',
    benchmark: 'Returns are compared with it from the first day on.',
    model: 'The overview lists portfolios outside the bands of their model.',
  },
  options: {
    type: portfolioTypeNames,
    currency: { USD: 'USD', EUR: 'EUR', GBP: 'GBP' },
    region: { Global: 'Global', Europe: 'Europe', USA: 'USA' },
    objective: objectiveNames,
    riskLevel: levels,
    esgRating: levels,
  },
  filters: {},
  steps: { details: 'Details' },
  panels: { removal: 'Delete' },
} satisfies CollectionWords<typeof definition>;
