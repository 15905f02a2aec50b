import type { FieldPart, Words } from '../form.ts';
import { type DesignedField, designLimits } from './designed-field.ts';

/** A form that another one asks after its own questions. */
export interface FurtherForm extends FieldPart {
  readonly fields: readonly DesignedField[];
}

/** A field of a form with its further forms. */
export interface WholeField extends DesignedField {
  /** The further form that asks it; absent for the form's own. */
  readonly part?: FieldPart;
}

/**
 * All fields that a form asks: its own, then those of its further forms in their order. Names of the latter begin with the id of their form, and so do
 * their conditions. A further form with which the whole would be longer than a form may be is not asked.
 */
export function listWholeDesign(own: readonly DesignedField[], further: readonly FurtherForm[]): readonly WholeField[] {
  let whole: readonly WholeField[] = own;
  for (const form of further.slice(0, designLimits.further)) {
    if (whole.length + form.fields.length <= designLimits.fields)
      whole = [...whole, ...form.fields.map((field) => fieldWithin(form, field))];
  }
  return whole;
}

/** A name that no field of another form has: names of fields have no underscore. */
export const nameWithin = ({ id }: Pick<FieldPart, 'id'>, name: string) => `${id}_${name}`;

function fieldWithin({ id, title }: FurtherForm, { name, when, ...field }: DesignedField): WholeField {
  return {
    ...field,
    name: nameWithin({ id }, name),
    when: when && { ...when, field: nameWithin({ id }, when.field) },
    part: { id, title },
  };
}

/** The title of a further form, with its name where it has none. */
export function titleOf({ name, title_en: en, title_el: el }: Readonly<Record<string, unknown>> & { readonly name: string }): Words {
  const [first, second] = [en, el].map((title) => (typeof title === 'string' ? title : ''));
  return { en: first || second || name, el: second || first || name };
}
