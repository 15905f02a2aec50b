import { listFields } from '#collections/collection.ts';
import { messageTemplates } from '#collections/message-templates.ts';
import { AppError } from '#domain/errors.ts';
import { messageTemplatePolicy } from '#domain/message-template/message-template-policy.ts';
import { unknownField } from '#domain/thread/message-fields.ts';
import type { ValuesOf } from '#forms/values.ts';
import { officeList } from './office-list.ts';

const fields = listFields(messageTemplates);
/** The values of a template's form. */
type TemplateValues = ValuesOf<typeof fields>;

/** @throws AppError as `officeList`; `template-subject-field-unknown`, `template-body-field-unknown` with the `field` */
export const messageTemplateList = officeList<TemplateValues>({
  collection: 'message-templates',
  target: 'message-template',
  policy: messageTemplatePolicy,
  fields,
  actions: {
    made: 'message-template-made',
    changed: 'message-template-changed',
    deleted: 'message-template-deleted',
    restored: 'message-template-restored',
  },
  notFound: 'template-not-found',
  nameTaken: 'template-name-taken',
  table: ({ messageTemplates: records }) => records,
  refuse: async (_tx, { subject, body }) => {
    refuseUnknown(subject, 'template-subject-field-unknown');
    refuseUnknown(body, 'template-body-field-unknown');
  },
  refuseRemoval: async () => {},
});

function refuseUnknown(text: string, code: 'template-subject-field-unknown' | 'template-body-field-unknown'): void {
  const field = unknownField(text);
  if (field !== null) throw new AppError(code, { field: field.slice(0, 40) });
}
