import { riskProfiles } from '#collections/risk-profiles.ts';
import { riskProfilePolicy } from '#domain/risk-profile/risk-profile-policy.ts';
import { abilities } from '#domain/policy.ts';
import { riskProfileList } from '../operations/office-lists/risk-profiles.ts';
import { bind } from './binding.ts';

export const riskProfileRecords = bind(riskProfiles, {
  may: (actor) => {
    const { read, edit } = abilities(riskProfilePolicy, actor, {});
    return { read, create: edit, change: edit, remove: edit };
  },
  ...riskProfileList,
  actions: {},
});
