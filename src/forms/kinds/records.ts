import { isId } from '#domain/is-id.ts';
import type { Kind } from '../kind.ts';
import { lineIn } from './line.ts';

const divider = ',';
const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** Ids, each once. Which of them are offered is asked of what is there when they are saved. */
export const records: Kind<'records' | 'mediaList' | 'recordList'> = {
  read: (field, typed) => lineIn(field, typed)?.split(divider) ?? null,
  typed: ({ id }, answer) => ({ [id]: String(answer) }),
  check: ({ most }, answer) => {
    if (!Array.isArray(answer) || !answer.every((one) => isId(String(one))) || new Set(answer).size < answer.length)
      return { code: 'option' };
    return answer.length > most ? { code: 'most', limit: most } : null;
  },
  key: (answer) => (Array.isArray(answer) ? answer.map(String).toSorted(byText).join(divider) : String(answer)),
  words: (key, words) =>
    key
      .split(divider)
      .map((id) => words.option(id) ?? '–')
      .join(', '),
};
