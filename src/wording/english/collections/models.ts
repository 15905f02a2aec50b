import type { models as definition } from '#collections/models.ts';
import type { CollectionWords } from '#collections/collection-words.ts';
import { assetClasses } from '../asset-classes.ts';

export const models = {
  singular: 'model portfolio',
  plural: 'Model portfolios',
  text: 'How the firm wants portfolios to be allocated. Portfolios that follow a model are compared with it, and the overview lists those outside its bands.',
  add: 'Add model',
  find: 'Name or risk profile',
  saved: 'Model portfolio saved',
  none: 'No model portfolios yet',
  noneText: 'Add the first one, then choose it in the portfolios that follow it.',
  noneFound: 'No model portfolios found',
  noneFoundText: 'Try part of the name or risk profile.',
  fields: {
    name: 'Name',
    profile: 'Risk profile',
    rebalance: 'Rebalancing',
    data: 'Allocation by asset class, in %',
    portfolios: 'Portfolios',
  },
  hints: { data: 'Leave an asset class blank if the model does not hold it. The targets add up to 100%.' },
  options: {
    rebalance: { monthly: 'Monthly', quarterly: 'Quarterly', yearly: 'Annually', never: 'Never' },
    data: assetClasses,
  },
  filters: { profile: { '[empty]': 'No risk profile', '[not-empty]': 'With a risk profile' } },
  steps: { details: 'Details' },
  panels: {},
} satisfies CollectionWords<typeof definition>;
