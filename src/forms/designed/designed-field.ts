import type { Option, Words } from '../form.ts';

/** The kinds of fields that the form designer offers, in the order of its palette. */
export const designedTypes = [
  'text',
  'textarea',
  'number',
  'date',
  'email',
  'phone',
  'url',
  'country',
  'select',
  'yesNo',
  'confirmation',
] as const;

export type DesignedType = (typeof designedTypes)[number];

/** A field of a form as an administrator designs it. `listAskedFields` translates it into what is asked. */
export interface DesignedField {
  /** The id of its answer, unique within the form. */
  readonly name: string;
  readonly type: DesignedType;
  readonly label: Words;
  readonly help: Words;
  /** The answer that the form begins with, as someone would type it; empty for none. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly required: boolean;
  /** The maximum number of characters of a text; null for the usual one. */
  readonly limit: number | null;
  /** The least and the greatest number; null for none. */
  readonly min: number | null;
  readonly max: number | null;
  /** Lets one choose several of the options. */
  readonly multiple: boolean;
  /** Adds the option Other and a field for its details. */
  readonly other: boolean;
  /** Adds a field for a comment. */
  readonly comment: boolean;
  /** A note of the firm to itself, which the form never shows. */
  readonly notes: string;
  /** Administrators alone change it; the others read the answer that it begins with. */
  readonly admin: boolean;
  /** Administrators alone see it. */
  readonly internal: boolean;
  /** No one changes it: it keeps the answer that it begins with. */
  readonly disabled: boolean;
  /** Asks it only after that answer to a field above: the value of an option, `yes` or `no`, or `on` for what is ticked. */
  readonly when: { readonly field: string; readonly is: string } | null;
}

/** The bounds of a designed form, in characters of each text unless something else is said. */
export const designLimits = {
  /** The number of fields in a form with its further forms, without those that `other` and `comment` add. */
  fields: 60,
  /** The number of further forms that a form asks, whose fields count as its own. */
  further: 5,
  /** The number of options in a field. */
  options: 30,
  name: 40,
  label: 300,
  help: 500,
  value: 500,
  notes: 1000,
  /** The greatest limit that a text may have, and the usual ones. */
  text: 4000,
  usualText: 200,
  usualTextarea: 2000,
  /** Numbers lie between this and its negative. */
  number: 1e12,
  /** The length of the JSON. */
  json: 150_000,
} as const;

/** Returns true if a field of this type has options to choose from. */
export function hasOptions({ type }: Pick<DesignedField, 'type'>): boolean {
  return type === 'select';
}

/** The values that a condition may ask of a field; none for a field that no condition can ask about. */
export function listConditionValues({ type, options, other }: DesignedField): readonly string[] {
  if (type === 'select') return [...options.map(({ value }) => value), ...(other ? [otherValue] : [])];
  if (type === 'yesNo') return ['yes', 'no'];
  return type === 'confirmation' ? ['on'] : [];
}

/** The value of the option Other. */
export const otherValue = 'other';
