import type { Option } from './use-options.ts';

/** The option that stands for all others that are found; no record and no choice is called so. */
export const allOfThem = '*';

interface Choosing {
  /** What has been found, from here or from the server. */
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly words: string;
  /** How many may be chosen. */
  readonly most: number;
}

/** Lists the choices that have each of the words in them, in any order; words with one letter are looked for as they stand. */
export function stillFound({ options, chosen, words }: Omit<Choosing, 'most'>): Option[] {
  const sought = words.trim().toLowerCase();
  const each = sought.split(/\s+/);
  const wanted = each.some(({ length }) => length < 2) ? [sought] : each;
  return options.filter(({ value, label }) => !chosen.includes(value) && wanted.every((word) => label.toLowerCase().includes(word)));
}

/** How many would be added at once, and whether they are too many; null where there is nothing to add but one. */
export function allFound(choosing: Choosing): { readonly count: number; readonly isTooMany: boolean } | null {
  const count = stillFound(choosing).filter(({ disabled = false }) => !disabled).length;
  return count < 2 ? null : { count, isTooMany: choosing.chosen.length + count > choosing.most };
}

/** What is chosen after somebody chose: all that are found in the place of the option that stands for them. */
export function withAll(values: readonly string[], choosing: Choosing): string[] {
  if (!values.includes(allOfThem)) return [...values];
  const found = stillFound(choosing).flatMap(({ value, disabled = false }) => (disabled ? [] : value));
  return [...values.filter((value) => value !== allOfThem), ...found].slice(0, choosing.most);
}
