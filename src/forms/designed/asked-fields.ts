import { getFieldKind } from '../kinds.ts';
import { type Answers, parseAnswers } from '../answers.ts';
import type { AskedField, Option, Words } from '../form.ts';
import type { Typed } from '../kind.ts';
import { type DesignedField, type DesignedType, designLimits, otherValue } from './designed-field.ts';
import type { WholeField } from './whole-design.ts';

const words = {
  other: { en: 'Other', el: 'Άλλο' },
  otherDetails: { en: 'Please give details', el: 'Διευκρινίστε' },
  comment: { en: 'Comment', el: 'Σχόλιο' },
} as const satisfies Record<string, Words>;

/** The names of the fields that `other` and `comment` add to a field. */
export const otherName = ({ name }: Pick<DesignedField, 'name'>) => `${name}Other`;
export const commentName = ({ name }: Pick<DesignedField, 'name'>) => `${name}Comment`;

/** The fields that a designed form asks, in their order: all rules, conditions and words are those of any other form. */
export function listAskedFields(designed: readonly WholeField[]): AskedField[] {
  return designed.flatMap((field) => [
    askedField(field, designed),
    ...(hasOther(field) ? [otherField(field)] : []),
    ...(field.comment ? [commentField(field, designed)] : []),
  ]);
}

/** The answers that a designed form begins with, of the fields in `asked`, and as its fields show them. */
export function startOf(designed: readonly DesignedField[], asked: readonly AskedField[]): { answers: Answers; typed: Typed } {
  const values = Object.fromEntries(designed.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
  const known = asked.filter(({ id }) => Object.hasOwn(values, id));
  const typed = Object.fromEntries(known.flatMap((field) => Object.entries(typedValue(field, values[field.id] ?? ''))));
  return { answers: parseAnswers(known, typed), typed };
}

/** A default as the fields of an HTML form have it: of a multiple choice it is one of the options. */
export function typedValue(field: AskedField, value: string): Typed {
  return field.kind === 'choices' ? getFieldKind(field).typed(field, [value]) : { [field.id]: value };
}

function hasOther({ type, other }: DesignedField): boolean {
  return type === 'select' && other;
}

type Frame = ReturnType<typeof frameOf>;

/** The field that each type asks, with the settings that it has beside those of all. */
const ofType: { readonly [Type in DesignedType]: (frame: Frame, field: DesignedField) => AskedField } = {
  text: (frame, { limit }) => ({ ...frame, kind: 'text', limit: limit ?? designLimits.usualText }),
  textarea: (frame, { limit }) => ({ ...frame, kind: 'textarea', limit: limit ?? designLimits.usualTextarea }),
  number: (frame, { min, max }) => ({ ...frame, kind: 'number', min: min ?? -designLimits.number, limit: max ?? designLimits.number }),
  date: (frame) => ({ ...frame, kind: 'date', ahead: true }),
  email: (frame) => ({ ...frame, kind: 'email' }),
  phone: (frame) => ({ ...frame, kind: 'phone', limit: 40 }),
  url: (frame) => ({ ...frame, kind: 'url', limit: 300 }),
  country: (frame) => ({ ...frame, kind: 'country' }),
  select: (frame, field) => ({ ...frame, kind: field.multiple ? 'choices' : 'select', options: optionsOf(field) }),
  yesNo: (frame) => ({ ...frame, kind: 'yesNo' }),
  confirmation: (frame) => ({ ...frame, kind: 'confirmation' }),
};

function askedField(field: WholeField, all: readonly DesignedField[]): AskedField {
  return ofType[field.type](frameOf(field, all), field);
}

/** The parts that all kinds have in common. No one can be asked to fill in what no one may change. */
function frameOf(field: WholeField, all: readonly DesignedField[]) {
  const { name, label, help, required, admin, internal, disabled } = field;
  return {
    id: name,
    label: inBoth(label),
    ...(help.en === '' && help.el === '' ? {} : { help: inBoth(help) }),
    ...(required && !disabled && !admin ? {} : ({ isOptional: true } as const)),
    ...(admin && ({ admin } as const)),
    ...(internal && ({ internal } as const)),
    ...(disabled && ({ disabled } as const)),
    ...partOf(field),
    ...whenOf(field, all),
  };
}

/** The further form of a field, which those that are added beside it have as well. */
const partOf = ({ part }: WholeField) => (part === undefined ? {} : { part });

/** A text that is written in one language stands in the other, too. */
function inBoth({ en, el }: Words): Words {
  return { en: en || el, el: el || en };
}

function whenOf({ when }: DesignedField, all: readonly DesignedField[]) {
  if (when === null) return {};
  const type = all.find(({ name }) => name === when.field)?.type;
  const is = type === 'yesNo' ? when.is === 'yes' : type === 'confirmation' ? true : when.is;
  return { when: { field: when.field, is } };
}

function optionsOf({ options, other }: DesignedField): Option[] {
  const own = options.map(({ value, label }) => ({ value, label: inBoth(label) }));
  return other ? [...own, { value: otherValue, label: words.other }] : own;
}

function otherField(field: WholeField): AskedField {
  const { internal, admin } = field;
  return {
    id: otherName(field),
    kind: 'text',
    limit: designLimits.usualText,
    label: words.otherDetails,
    when: { field: field.name, is: otherValue },
    ...(internal && { internal }),
    ...(admin && { admin, isOptional: true }),
    ...partOf(field),
  };
}

function commentField(field: WholeField, all: readonly DesignedField[]): AskedField {
  const { en, el } = inBoth(field.label);
  return {
    id: commentName(field),
    kind: 'textarea',
    limit: designLimits.usualTextarea,
    isOptional: true,
    label: { en: `${words.comment.en}: ${en}`, el: `${words.comment.el}: ${el}` },
    ...(field.internal && { internal: true }),
    ...partOf(field),
    ...whenOf(field, all),
  };
}
