import type { AskedField } from '../form.ts';

/** A part of a form does not begin later than after so many fields, unless these belong to an answer above them. */
const usualSize = 8;

/** Divides the fields of a form into parts that are filled in one after another. A field that depends on an answer above stays in one part with it. */
export function listFormParts<Asked extends Pick<AskedField, 'when'>>(fields: readonly Asked[]): Asked[][] {
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
