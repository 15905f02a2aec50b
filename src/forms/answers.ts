import { type Field, type FieldKind, type FieldOf } from './form.ts';

/** Text, also of a number that is none; the day of a date; the value of an option, or those of several; yes or no. */
export type Answer = string | number | boolean | readonly string[];

/** By the ids of the fields. What is not answered is not in it. */
export type Answers = Readonly<Record<string, Answer>>;

/** What an HTML form sends: each of several choices is a field of its own, `experience.shares`. */
export type Typed = Readonly<Record<string, string>>;

export const choiceName = ({ id }: Pick<Field, 'id'>, value: string) => `${id}.${value}`;

/** The names under which an HTML form sends a field. */
export function namesOf(field: Field): string[] {
  return field.kind === 'choices' ? field.options.map(({ value }) => choiceName(field, value)) : [field.id];
}

type Reading<Kind extends FieldKind> = (field: FieldOf<Kind>, typed: Typed) => Answer | null;

const line = ({ id }: Field, typed: Typed) => (typed[id] ?? '').replaceAll('\r\n', '\n').trim() || null;

const readings: { readonly [Kind in FieldKind]: Reading<Kind> } = {
  text: line,
  textarea: line,
  date: line,
  select: line,
  number: (field, typed) => numberIn(line(field, typed)),
  yesNo: ({ id }, typed) => (typed[id] === 'yes' || typed[id] === 'no' ? typed[id] === 'yes' : null),
  confirmation: ({ id }, typed) => (typed[id] === 'on' ? true : null),
  choices: (field, typed) => {
    const chosen = field.options.map(({ value }) => value).filter((value) => typed[choiceName(field, value)] === 'on');
    return chosen.length === 0 ? null : chosen;
  },
};

/** What stands in the fields, understood; whether it may stand there is asked of `checkAnswers`. */
export function answersIn(fields: readonly Field[], typed: Typed): Answers {
  const given = fields.map((field) => [field.id, readingOf(field)(field, typed)] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, Answer] => entry[1] !== null));
}

/** The other way: what an HTML form shows of an answer. */
export function typedOf(fields: readonly Field[], answers: Answers): Typed {
  return Object.fromEntries(fields.flatMap((field) => entriesOf(field, answers[field.id])));
}

function entriesOf(field: Field, answer: Answer | undefined): (readonly [string, string])[] {
  if (answer === undefined) return [];
  if (Array.isArray(answer)) return answer.map((value) => [choiceName(field, String(value)), 'on'] as const);
  if (field.kind === 'confirmation') return answer === true ? [[field.id, 'on']] : [];
  if (field.kind === 'yesNo') return [[field.id, answer === true ? 'yes' : 'no']];
  return [[field.id, String(answer)]];
}

const plain = /^\d+(?:[.,]\d{1,2})?$/;
const inThousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

/** As people write amounts, in English and in Greek: at most two decimals, so three digits behind a sign are thousands. */
function numberIn(text: string | null): Answer | null {
  if (text === null) return null;
  const bare = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  const digits = bare.replace(/^-/, '');
  if (plain.test(digits)) return valueOf(bare);
  const [, thousands] = inThousands.exec(digits) ?? [];
  return thousands === undefined ? text : valueOf(bare.replaceAll(thousands, ''));
}

/** Never less than nothing by nothing. */
const valueOf = (digits: string) => Number(digits.replace(',', '.')) + 0;

/** The compiler does not see that a field and the reading of its kind belong together. */
function readingOf(field: Field): (field: Field, typed: Typed) => Answer | null {
  return readings[field.kind] as (field: Field, typed: Typed) => Answer | null;
}

/** An answer as one text, to be compared and told; empty for none. */
export function answerKey(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);
}
