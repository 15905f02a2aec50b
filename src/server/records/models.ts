import { models } from '#collections/models.ts';
import { modelPolicy } from '#domain/model/model-policy.ts';
import { abilities } from '#domain/policy.ts';
import { modelList } from '../operations/office-lists/models.ts';
import { bind } from './binding.ts';

export const modelRecords = bind(models, {
  may: (actor) => {
    const { read, edit } = abilities(modelPolicy, actor, {});
    return { read, create: edit, change: edit, remove: edit };
  },
  ...modelList,
  actions: {},
});
