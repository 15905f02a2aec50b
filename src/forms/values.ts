import type { IsoDate } from '#finance/iso-date.ts';
import { type Answers, parseAnswers } from './answers.ts';
import { checkAnswers, type Problems } from './check-answers.ts';
import type { Field, FieldKind } from './form.ts';
import type { Typed } from './kind.ts';
import { listInputNames } from './kinds.ts';

/** The type of a valid answer of each kind. */
interface ValueOf extends Record<FieldKind, unknown> {
  text: string;
  textarea: string;
  /** A line each. */
  texts: string;
  richText: string;
  number: number;
  date: IsoDate;
  decimal: string;
  percent: string;
  slider: string;
  bands: readonly string[];
  points: readonly string[];
  security: string;
  select: string;
  choices: readonly string[];
  yesNo: boolean;
  confirmation: true;
  url: string;
  link: string;
  blocks: string;
  formFields: string;
  submitted: string;
  slug: string;
  hostName: string;
  email: string;
  phone: string;
  record: string;
  media: string;
  file: string;
  mediaList: readonly string[];
  recordList: readonly string[];
  country: string;
  offered: string;
  records: readonly string[];
}

type OneValue<Asked extends Field> = Asked extends { readonly kind: 'bands' }
  ? ValueOf['bands']
  : Asked extends { readonly options: readonly { readonly value: infer Value extends string }[] }
    ? Asked extends { readonly kind: 'choices' }
      ? readonly Value[]
      : Value
    : ValueOf[Asked['kind']];

/** The values of fields by their ids, inferred from the definition; null for what may be left empty and is. */
export type ValuesOf<Fields extends readonly Field[]> = {
  readonly [Asked in Fields[number] as Asked['id']]: OneValue<Asked> | (Asked extends { readonly isOptional: true } ? null : never);
};

export type Understood<Fields extends readonly Field[]> =
  | { readonly values: ValuesOf<Fields> }
  | { readonly problems: Problems }
  /** The names of submitted values that match no field. */
  | { readonly unknown: readonly string[] };

/** Returns the values of the fields that a form submits, or their problems. */
export function understand<const Fields extends readonly Field[]>(fields: Fields, typed: Typed, today: IsoDate): Understood<Fields> {
  const names = new Set(fields.flatMap(listInputNames));
  const unknown = Object.keys(typed).filter((name) => !names.has(name));
  if (unknown.length > 0) return { unknown };
  const answers = parseAnswers(fields, typed);
  const problems = checkAnswers(fields, answers, today);
  if (Object.keys(problems).length > 0) return { problems };
  // Each answer was checked by its kind: that it is of the kind's type is what the check says.
  return { values: Object.fromEntries(fields.map(({ id }) => [id, answers[id] ?? null])) as ValuesOf<Fields> };
}

/** Values as answers: what is empty is not answered. */
export function toAnswers(values: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Answers;
}
