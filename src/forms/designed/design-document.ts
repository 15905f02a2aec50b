import type { Option, Words } from '../form.ts';
import { type DesignedField, designedTypes, designLimits } from './designed-field.ts';

type Unknown = Readonly<Record<string, unknown>>;

/**
 * Parses the fields of a designed form by their shape: each has exactly the properties of a field, within the bounds of `designLimits`. Whether they
 * belong together `parseDesign` knows.
 *
 * @returns null for anything else
 */
export function parseDesignDocument(json: string): readonly DesignedField[] | null {
  const value = parseJson(json);
  if (!Array.isArray(value) || value.length > designLimits.fields) return null;
  const fields = value.map(parseField);
  return fields.every((field) => field !== null) ? fields : null;
}

/** Writes fields as they are kept; empty for none. */
export function designDocumentOf(fields: readonly DesignedField[]): string {
  return fields.length === 0 ? '' : JSON.stringify(fields);
}

function parseJson(json: string): unknown {
  if (json.length > designLimits.json) return null;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

const isText = (value: unknown, limit: number): value is string => typeof value === 'string' && value.length <= limit;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumberOrNull = (value: unknown): value is number | null => value === null || (typeof value === 'number' && Number.isFinite(value));

const isWords =
  (limit: number) =>
  (value: unknown): value is Words =>
    isPlain(value) && hasKeys(value, ['en', 'el']) && isText(value.en, limit) && isText(value.el, limit);

const isOption = (value: unknown): value is Option =>
  isPlain(value) &&
  hasKeys(value, ['value', 'label']) &&
  isText(value.value, designLimits.name) &&
  isWords(designLimits.label)(value.label);

const isWhen = (value: unknown): value is DesignedField['when'] =>
  value === null ||
  (isPlain(value) && hasKeys(value, ['field', 'is']) && isText(value.field, designLimits.name) && isText(value.is, designLimits.name));

/** The shape of each property. */
const shape: { readonly [Property in keyof DesignedField]: (value: unknown) => boolean } = {
  name: (value) => isText(value, designLimits.name),
  type: (value) => designedTypes.some((type) => type === value),
  label: isWords(designLimits.label),
  help: isWords(designLimits.help),
  value: (value) => isText(value, designLimits.value),
  options: (value) => Array.isArray(value) && value.length <= designLimits.options && value.every(isOption),
  required: isFlag,
  limit: isNumberOrNull,
  min: isNumberOrNull,
  max: isNumberOrNull,
  multiple: isFlag,
  other: isFlag,
  comment: isFlag,
  notes: (value) => isText(value, designLimits.notes),
  admin: isFlag,
  internal: isFlag,
  disabled: isFlag,
  when: isWhen,
};
const properties = Object.keys(shape) as (keyof DesignedField)[];

function parseField(value: unknown): DesignedField | null {
  if (!isPlain(value) || !hasKeys(value, properties)) return null;
  // Each property was asked for its shape.
  return properties.every((property) => shape[property](value[property])) ? (value as unknown as DesignedField) : null;
}

function isPlain(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if the value has these keys and no others. */
function hasKeys(value: Unknown, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
