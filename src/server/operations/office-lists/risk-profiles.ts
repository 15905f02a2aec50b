import { listFields } from '#collections/collection.ts';
import { riskProfiles } from '#collections/risk-profiles.ts';
import { AppError } from '#domain/errors.ts';
import { riskProfilePolicy } from '#domain/risk-profile/risk-profile-policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import { officeList } from './office-list.ts';

const fields = listFields(riskProfiles);
/** The values of a risk profile's form. */
export type RiskProfileValues = ValuesOf<typeof fields>;

export const riskProfileList = officeList<RiskProfileValues>({
  collection: 'risk-profiles',
  target: 'risk-profile',
  policy: riskProfilePolicy,
  fields,
  actions: {
    made: 'risk-profile-made',
    changed: 'risk-profile-changed',
    deleted: 'risk-profile-deleted',
    restored: 'risk-profile-restored',
  },
  notFound: 'risk-profile-not-found',
  nameTaken: 'risk-profile-name-taken',
  table: ({ riskProfiles: records }) => records,
  refuse: async ({ riskProfiles: records }, { level }, id) => {
    if (typeof level === 'number' && (await records.isLevelTaken(level, id))) throw new AppError('risk-profile-level-taken');
  },
  restored: async ({ riskProfiles: records }, values) => {
    const { level = null } = values as Partial<RiskProfileValues>;
    return { ...values, level: level !== null && (await records.isLevelTaken(level, null)) ? null : level };
  },
  refuseRemoval: async ({ riskProfiles: records }, id) => {
    const models = await records.useOf(id);
    if (models > 0) throw new AppError('risk-profile-in-use', { models });
  },
});
