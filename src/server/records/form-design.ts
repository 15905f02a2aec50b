import type { FormDesign } from '#contracts/design.ts';
import type { RecordAnswer, ShownRecord } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { readFurtherForms } from '../operations/site/whole-form.ts';
import { type DesignContext, saveFields } from './page-design.ts';
import { readRecord } from './read-collection.ts';

/** The field that the designer of forms changes. */
const designed = 'fields';

/**
 * A form whose fields are designed, for someone who may change it.
 *
 * @throws AppError `page-not-found` for anyone else; as `readRecord`
 */
export async function readFormDesign(context: DesignContext, id: string): Promise<FormDesign> {
  const { name, version, typed, panels, mayPublish } = await readForm(context, id);
  const chosen = (typed.subforms ?? '').split(',').filter(Boolean);
  return {
    id,
    name: name ?? '',
    version: version ?? 1,
    published: panels.versions?.published ?? null,
    address: `/forms/${typed.slug ?? id}`,
    languages: context.variant.locales,
    json: typed[designed] ?? '',
    further: await context.db.read((snapshot) => readFurtherForms(snapshot, chosen)),
    mayPublish,
  };
}

/**
 * Saves the fields of a form, or saves and publishes it. All else stays as it is.
 *
 * @throws AppError `form-not-understood`; as `readFormDesign` and `recordAction`
 */
export async function saveFormDesign(context: DesignContext, id: string, sent: Record<string, unknown>): Promise<RecordAnswer> {
  const record = await readForm(context, id);
  return saveFields(context, record, { address: { collection: 'forms', id }, sent, designed: [designed] });
}

async function readForm(context: DesignContext, id: string): Promise<ShownRecord> {
  const record = await readRecord(context, 'forms', id);
  if (!record.changed.includes(designed)) throw new AppError('page-not-found');
  return record;
}
