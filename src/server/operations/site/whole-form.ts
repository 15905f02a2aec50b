import type { ContentValues } from '#collections/content/content-collection.ts';
import { listAskedFields, startOf } from '#forms/designed/asked-fields.ts';
import { designLimits } from '#forms/designed/designed-field.ts';
import { readDesign } from '#forms/designed/parse-design.ts';
import { type FurtherForm, listWholeDesign, titleOf, type WholeField } from '#forms/designed/whole-design.ts';
import type { AskedField } from '#forms/form.ts';
import type { Queries } from '../../db/queries.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';

/** A published form with the fields that it and its further forms ask. */
export interface WholeForm extends PublishedEntry {
  readonly design: readonly WholeField[];
}

/** The fields of a form by itself; none where they are no longer allowed. */
export const ownDesignOf = ({ fields }: ContentValues) => readDesign(typeof fields === 'string' ? fields : '');

/** The ids of the further forms that a form names. */
export const furtherIdsOf = ({ subforms }: ContentValues): readonly string[] => (Array.isArray(subforms) ? subforms.map(String) : []);

/** A form with its further forms, as far as the reader may fill these in. */
export async function readWholeForm(snapshot: Pick<Queries, 'publishedContent'>, entry: PublishedEntry): Promise<WholeForm> {
  const further = await readFurtherForms(snapshot, furtherIdsOf(entry.values));
  return { ...entry, design: listWholeDesign(ownDesignOf(entry.values), further) };
}

/** Further forms as they were published last, as far as the reader may fill them in; none that has further forms itself. */
export async function readFurtherForms(
  { publishedContent }: Pick<Queries, 'publishedContent'>,
  ids: readonly string[],
): Promise<readonly FurtherForm[]> {
  const further: FurtherForm[] = [];
  for (const id of ids.slice(0, designLimits.further)) {
    const form = await publishedContent.find('forms', id);
    if (form && furtherIdsOf(form.values).length === 0)
      further.push({ id: form.id, title: titleOf(form.values), fields: ownDesignOf(form.values) });
  }
  return further;
}

/** All fields that a form asks, also those that administrators alone see. */
export function listQuestionsOf({ design }: WholeForm): AskedField[] {
  return listAskedFields(design);
}

/** The answers that a form begins with, of the fields in `asked`, as they are typed and as they are kept. */
export function beginningOf({ design }: WholeForm, asked: readonly AskedField[]) {
  return startOf(design, asked);
}
