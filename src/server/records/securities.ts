import { securities } from '#collections/securities.ts';
import { abilities } from '#domain/policy.ts';
import { securityPolicy } from '#domain/security/security-policy.ts';
import { mergeSecurities } from '../operations/office-lists/merge-securities.ts';
import { securityList } from '../operations/office-lists/securities.ts';
import { bind } from './binding.ts';

export const securityRecords = bind(securities, {
  may: (actor) => {
    const { read, edit } = abilities(securityPolicy, actor, {});
    return { read, create: false, change: edit, remove: edit };
  },
  ...securityList,
  actions: { merge: mergeSecurities },
});
