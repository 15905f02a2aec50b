import type { Option } from './use-options.ts';

/** The option that stands for all others that are found; no record and no choice is called so. */
export const allOfThem = '*';

interface Choosing {
  /** The options found so far, locally or on the server. */
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly words: string;
  /** The maximum number of choices. */
  readonly most: number;
}

/** Lists the choices that have each of the words in them, in any order; words with one letter are looked for as they stand. */
export function stillFound({ options, chosen, words }: Omit<Choosing, 'most'>): Option[] {
  const sought = words.trim().toLowerCase();
  const each = sought.split(/\s+/);
  const wanted = each.some(({ length }) => length < 2) ? [sought] : each;
  return options.filter(({ value, label }) => !chosen.includes(value) && wanted.every((word) => label.toLowerCase().includes(word)));
}

/** Returns how many options would be added at once, and whether that is too many; null unless there are at least two. */
export function allFound(choosing: Choosing): { readonly count: number; readonly isTooMany: boolean } | null {
  const count = stillFound(choosing).filter(({ disabled = false }) => !disabled).length;
  return count < 2 ? null : { count, isTooMany: choosing.chosen.length + count > choosing.most };
}

/** Returns the values after a choice. The option for all is replaced by everything found, up to the maximum. */
export function withAll(values: readonly string[], choosing: Choosing): string[] {
  if (!values.includes(allOfThem)) return [...values];
  const found = stillFound(choosing).flatMap(({ value, disabled = false }) => (disabled ? [] : value));
  return [...values.filter((value) => value !== allOfThem), ...found].slice(0, choosing.most);
}
