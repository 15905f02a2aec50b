import type { holdings as definition } from '#collections/holdings.ts';
import type { CollectionWords } from '#collections/collection-words.ts';
import { assetClasses, instrumentTypes } from '../asset-classes.ts';

export const holdings = {
  singular: 'holding',
  plural: 'Holdings',
  text: 'What all portfolios hold on the latest day of their figures. Changes are recorded on the page of the portfolio.',
  add: 'Add holding',
  find: 'Security, symbol, portfolio or account',
  saved: 'Holding saved',
  none: 'No holdings yet',
  noneText: 'Holdings follow from transactions.',
  noneFound: 'No holdings found',
  noneFoundText: 'Try part of the name or symbol of the security.',
  fields: {
    name: 'Name',
    symbol: 'Symbol',
    units: 'Units',
    portfolio: 'Portfolio',
    account: 'Account',
    assetclass: 'Asset class',
    type: 'Type',
    region: 'Region',
    day: 'As at',
    value: 'Value',
    purchaseValue: 'Purchase cost',
    currency: 'Currency',
  },
  hints: {
    value: 'Blank if there is no price. In the currency of the portfolio.',
    purchaseValue: 'Blank if the cost is not known.',
  },
  options: { assetclass: assetClasses, type: instrumentTypes },
  filters: {},
  steps: {
    details: 'Details',
  },
  panels: {
    ledger: 'Portfolio',
  },
} satisfies CollectionWords<typeof definition>;
