import type { AskedField, FieldPart } from '../form.ts';

/** A part of a form does not begin later than after so many fields, unless these belong to an answer above them. */
const usualSize = 8;

type Divided = Pick<AskedField, 'when' | 'part'>;

/** Fields of one form: of the form itself, where `part` is null, or of a further form. */
export interface FieldGroup<Asked> {
  readonly part: FieldPart | null;
  readonly fields: readonly Asked[];
}

/** Divides fields by the forms that ask them. */
export function groupByForm<Asked extends Divided>(fields: readonly Asked[]): FieldGroup<Asked>[] {
  const groups: { part: FieldPart | null; fields: Asked[] }[] = [];
  for (const field of fields) {
    const group = groups.at(-1);
    if (group && group.part?.id === field.part?.id) group.fields.push(field);
    else groups.push({ part: field.part ?? null, fields: [field] });
  }
  return groups;
}

/**
 * Divides the fields of a form into parts that are filled in one after another. A field that depends on an answer above stays in one part with it, and a
 * further form begins a part.
 */
export function listFormParts<Asked extends Divided>(fields: readonly Asked[]): Asked[][] {
  return groupByForm(fields).flatMap((group) => listPartsOf(group.fields));
}

function listPartsOf<Asked extends Divided>(fields: readonly Asked[]): Asked[][] {
  const starts = fields.filter(({ when }) => !when).length;
  const size = Math.ceil(starts / Math.max(1, Math.ceil(starts / usualSize)));
  const parts: Asked[][] = [];
  let asked = 0;
  for (const field of fields) {
    const part = parts.at(-1);
    if (!part || (!field.when && asked >= size)) {
      parts.push([field]);
      asked = 0;
    } else part.push(field);
    if (!field.when) asked += 1;
  }
  return parts;
}
