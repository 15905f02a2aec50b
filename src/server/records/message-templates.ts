import { messageTemplates } from '#collections/message-templates.ts';
import { messageTemplatePolicy } from '#domain/message-template/message-template-policy.ts';
import { abilities } from '#domain/policy.ts';
import { messageTemplateList } from '../operations/office-lists/message-templates.ts';
import { bind } from './binding.ts';

export const messageTemplateRecords = bind(messageTemplates, {
  may: (actor) => {
    const { read, edit } = abilities(messageTemplatePolicy, actor, {});
    return { read, create: edit, change: edit, remove: edit };
  },
  ...messageTemplateList,
  actions: {},
});
