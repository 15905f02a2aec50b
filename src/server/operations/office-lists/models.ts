import { listFields } from '#collections/collection.ts';
import { models } from '#collections/models.ts';
import { AppError } from '#domain/errors.ts';
import { modelPolicy } from '#domain/model/model-policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import { officeList } from './office-list.ts';

const fields = listFields(models);
/** The values of a model portfolio's form. */
export type ModelValues = ValuesOf<typeof fields>;

/** Model portfolios: what is changed of one is what portfolios are measured against from then on. */
export const modelList = officeList<ModelValues>({
  collection: 'models',
  target: 'model',
  policy: modelPolicy,
  fields,
  actions: { made: 'model-made', changed: 'model-changed', deleted: 'model-deleted', restored: 'model-restored' },
  notFound: 'model-not-found',
  nameTaken: 'model-name-taken',
  table: (queries) => queries.modelRecords,
  offered: async ({ riskProfiles }) => ({ profile: await riskProfiles.all() }),
  refuse: async ({ riskProfiles }, { profile }) => {
    if (profile !== null && !(await riskProfiles.find(profile))) throw new AppError('risk-profile-not-found');
  },
  refuseRemoval: async ({ modelRecords }, id) => {
    const portfolios = await modelRecords.useOf(id);
    if (portfolios > 0) throw new AppError('model-in-use', { portfolios });
  },
  restored: async ({ riskProfiles }, { profile, ...values }) => ({
    ...values,
    profile: profile !== null && (await riskProfiles.find(profile)) ? profile : null,
  }),
});
