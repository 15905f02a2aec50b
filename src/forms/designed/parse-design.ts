import { listInputNames, getFieldKind } from '../kinds.ts';
import type { Words } from '../form.ts';
import { listAskedFields, typedValue } from './asked-fields.ts';
import { parseDesignDocument } from './design-document.ts';
import { type DesignedField, designLimits, hasOptions, listConditionValues, otherValue } from './designed-field.ts';

/** The mistake in a designed form. `at` is the position of the field from 0; null where it is about the whole. */
export interface DesignProblem {
  readonly at: number | null;
  readonly code: 'shape' | 'tooMany' | 'name' | 'nameTaken' | 'label' | 'options' | 'optionTwice' | 'limits' | 'condition' | 'value';
}

/**
 * Parses the fields of a designed form, of unknown origin: each with exactly the properties that a field has, within the bounds of `designLimits`,
 * with names of their own and conditions on fields above.
 */
export function parseDesign(json: string): { readonly fields: readonly DesignedField[] } | { readonly problem: DesignProblem } {
  const fields = parseDesignDocument(json);
  if (fields === null) return { problem: { at: null, code: 'shape' } };
  const problem = findDesignProblem(fields);
  return problem === null ? { fields } : { problem };
}

/** The fields of a stored form; none where they are no longer allowed. */
export function readDesign(json: string): readonly DesignedField[] {
  const parsed = json === '' ? null : parseDesign(json);
  return parsed !== null && 'fields' in parsed ? parsed.fields : [];
}

/**
 * The first rule that fields of the right shape break; null where they break none.
 *
 * @param further the number of fields that further forms ask
 */
export function findDesignProblem(fields: readonly DesignedField[], further = 0): DesignProblem | null {
  if (fields.length + further > designLimits.fields) return { at: null, code: 'tooMany' };
  for (const [at, field] of fields.entries()) {
    const code = problemOf(field, fields.slice(0, at));
    if (code !== null) return { at, code };
  }
  return null;
}

function problemOf(field: DesignedField, above: readonly DesignedField[]): DesignProblem['code'] | null {
  if (!isFieldName(field.name)) return 'name';
  if (isNameTaken(field, above)) return 'nameTaken';
  if (!isLabelled(field.label)) return 'label';
  return optionsProblem(field) ?? (areLimitsRight(field) ? null : 'limits') ?? conditionProblem(field, above) ?? valueProblem(field);
}

/** A name of letters and digits, which no object has by itself. */
export function isFieldName(name: string): boolean {
  return /^[a-z][a-zA-Z0-9]*$/.test(name) && name.length <= designLimits.name && !(name in {});
}

/** Fields that are added beside a field count as its own, and so does each option of a multiple choice. */
function isNameTaken(field: DesignedField, above: readonly DesignedField[]): boolean {
  const taken = new Set(listAskedFields(above).flatMap((asked) => [asked.id, ...listInputNames(asked)]));
  const own = listAskedFields([field]).map(({ id }) => id);
  return own.some((name) => taken.has(name)) || new Set(own).size < own.length;
}

const isLabelled = ({ en, el }: Words) => en.trim() !== '' || el.trim() !== '';

const isOptionValue = (value: string) => /^[a-z0-9][a-zA-Z0-9]*$/.test(value) && value.length <= designLimits.name;

function optionsProblem(field: DesignedField): 'options' | 'optionTwice' | null {
  if (!hasOptions(field)) return null;
  const values = field.options.map(({ value }) => value);
  if (values.length === 0 || !values.every(isOptionValue) || !field.options.every(({ label }) => isLabelled(label))) return 'options';
  const all = field.other ? [...values, otherValue] : values;
  return new Set(all).size < all.length ? 'optionTwice' : null;
}

const isWithin = (value: number | null) => value === null || Math.abs(value) <= designLimits.number;

function areLimitsRight({ limit, min, max }: DesignedField): boolean {
  const isLimit = limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= designLimits.text);
  return isLimit && isWithin(min) && isWithin(max) && (min === null || max === null || min <= max);
}

function conditionProblem({ when }: DesignedField, above: readonly DesignedField[]): 'condition' | null {
  if (when === null) return null;
  const asked = above.find(({ name }) => name === when.field);
  return asked && listConditionValues(asked).includes(when.is) ? null : 'condition';
}

/** No default is about today. */
const anyDay = '2000-01-01';

function valueProblem(field: DesignedField): 'value' | null {
  const [asked] = listAskedFields([{ ...field, when: null }]);
  if (field.value === '' || !asked) return null;
  const answer = getFieldKind(asked).read(asked, typedValue(asked, field.value));
  const isRight = answer !== null && getFieldKind(asked).check(asked, answer, anyDay) === null;
  return isRight ? null : 'value';
}
