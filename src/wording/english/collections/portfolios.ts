import type { portfolios as definition } from '#collections/portfolios.ts';
import type { CollectionWords } from '../../collection-words.ts';
import { objectiveNames, portfolioTypeNames } from '../portfolio-names.ts';

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
    riskLevel: 'Risk level, 1 to 10',
    esgRating: 'ESG rating, 1 to 10',
  },
  hints: { currency: 'Fixed once the portfolio has transactions.' },
  options: {
    type: portfolioTypeNames,
    currency: { USD: 'USD', EUR: 'EUR', GBP: 'GBP' },
    region: { Global: 'Global', Europe: 'Europe', USA: 'USA' },
    objective: objectiveNames,
  },
  filters: {},
  steps: { details: 'Details' },
  panels: {},
} satisfies CollectionWords<typeof definition>;
