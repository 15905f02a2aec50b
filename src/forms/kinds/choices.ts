import type { Field } from '../form.ts';
import type { Kind } from '../kind.ts';

/** Returns the name that an HTML form gives to one of the choices. */
export const choiceName = ({ id }: Pick<Field, 'id'>, value: string) => `${id}.${value}`;

export const choices: Kind<'choices'> = {
  names: (field) => field.options.map(({ value }) => choiceName(field, value)),
  read: (field, typed) => {
    const chosen = field.options.map(({ value }) => value).filter((value) => typed[choiceName(field, value)] === 'on');
    return chosen.length === 0 ? null : chosen;
  },
  typed: (field, answer) =>
    Object.fromEntries(Array.isArray(answer) ? answer.map((value) => [choiceName(field, String(value)), 'on']) : []),
  check: ({ options }, answer) => {
    const isKnown = (one: unknown) => options.some(({ value }) => value === one);
    return Array.isArray(answer) && answer.length > 0 && answer.every(isKnown) ? null : { code: 'option' };
  },
  key: String,
  words: (key, words) =>
    key
      .split(',')
      .flatMap((value) => words.option(value) ?? [])
      .join(', ') || key,
};
