/** Words of a form in each language of the product. */
export interface Words {
  readonly en: string;
  readonly el: string;
}

export interface Option {
  readonly value: string;
  readonly label: Words;
}

interface FieldFrame {
  /** What its answer is called, in one form once: letters alone. */
  readonly id: string;
  readonly label: Words;
  readonly help?: Words;
  /** May be left empty; any other has to be answered. */
  readonly isOptional?: true;
  /** Asked only while that field, which stands above it, is asked and has that answer. */
  readonly when?: { readonly field: string; readonly is: string | boolean };
}

interface Settings {
  /** One line, of at most `limit` characters. */
  text: { readonly limit: number };
  /** Several lines, of at most `limit` characters. */
  textarea: { readonly limit: number };
  /** From `min` to `limit`, both of them among it. */
  number: { readonly min: number; readonly limit: number };
  /** A day until today. */
  date: object;
  /** One of the options. */
  select: { readonly options: readonly Option[] };
  /** Any number of the options, but for none. */
  choices: { readonly options: readonly Option[] };
  /** Neither yes nor no before it is answered. */
  yesNo: object;
  /** Has to be ticked. */
  confirmation: object;
}

export type FieldKind = keyof Settings;

export type FieldOf<Kind extends FieldKind> = FieldFrame & Settings[Kind] & { readonly kind: Kind };
export type Field = { readonly [Kind in FieldKind]: FieldOf<Kind> }[FieldKind];

export interface FormStep {
  /** What addresses call it. */
  readonly id: string;
  readonly title: Words;
  readonly text?: Words;
  readonly fields: readonly Field[];
}

/** What is asked of someone. Anyone who changes what a field means counts the version. */
export interface FormDefinition {
  readonly version: number;
  readonly name: Words;
  /** Why it is asked; at most 200 characters. */
  readonly description: Words;
  /** How long it takes. */
  readonly minutes: number;
  readonly steps: readonly FormStep[];
  /** Said to anyone who has filled it in. */
  readonly endMessage: Words;
}

export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): Field[] {
  return steps.flatMap(({ fields }) => fields);
}
