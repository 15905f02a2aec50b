import * as z from 'zod';
import { mappingLimits } from '#domain/import/map/mapping.ts';
import { numberShapes } from '#domain/import/read/read-number.ts';
import { encodings, separators } from '#domain/import/read/text-shape.ts';
import { type PositionColumn, positionColumns } from '#domain/reconciliation/position-mapping.ts';
import { numbered } from '../import/wizard/map/mapping-form.ts';

/** The user's mapping of a list. Columns are `column-0` and so on. */
const Form = z.looseObject({
  /** The encoding, separator and header line that the columns belong to. */
  shape: z.string().max(60),
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  'header-at': z.coerce.number().int().min(0).max(1000),
  numbers: z.enum(numberShapes),
});

export interface PositionForm extends z.infer<typeof Form> {
  readonly columns: readonly (PositionColumn | null)[];
}

/** The form, or null where it is none. */
export function readPositionForm(fields: Readonly<Record<string, unknown>>): PositionForm | null {
  const { data } = Form.safeParse(fields);
  if (!data) return null;
  const given = numbered(fields, 'column', mappingLimits.columns);
  return { ...data, columns: given.map((text) => positionColumns.find((each) => each === text) ?? null) };
}
