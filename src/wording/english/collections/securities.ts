import type { securities as definition } from '#collections/securities.ts';
import type { CollectionWords } from '#collections/collection-words.ts';
import { assetClasses, instrumentTypes } from '../asset-classes.ts';

export const securities = {
  singular: 'security',
  plural: 'Securities',
  text: 'All securities of the firm. A change applies to every portfolio that holds the security.',
  add: 'Add security',
  find: 'Name, symbol or ISIN',
  saved: 'Security saved',
  none: 'No securities yet',
  noneText: 'Securities come with imports and with new holdings.',
  noneFound: 'No securities found',
  noneFoundText: 'Try part of the name or symbol.',
  fields: {
    name: 'Name',
    symbol: 'Symbol',
    isin: 'ISIN',
    sedol: 'SEDOL',
    type: 'Type',
    assetClass: 'Asset class',
    currency: 'Currency',
    quoteUnit: 'Unit of prices',
    region: 'Region',
    sector: 'Sector',
    inSpotlight: 'Spotlight',
    lastPriceDay: 'Latest price',
  },
  hints: {
    quoteUnit: 'Blank if prices are in the currency itself.',
    currency: 'Fixed once transactions exist.',
    inSpotlight: 'A fund is shown first in the explorer.',
  },
  options: {
    type: instrumentTypes,
    assetClass: assetClasses,
    quoteUnit: { GBX: 'GBX (pence)', GBx: 'GBx (pence)', GBp: 'GBp (pence)', ILA: 'ILA (agorot)', ZAc: 'ZAc (cents)' },
  },
  filters: { type: instrumentTypes },
  steps: { details: 'Details' },
  panels: { merge: 'Use and merging' },
} satisfies CollectionWords<typeof definition>;
