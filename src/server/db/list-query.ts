import { isEmptiness } from '#collections/collection.ts';
import type { Locale } from '#contracts/ids.ts';
import { folded } from './folded-text.ts';

/** The rows of a list that are asked for. Names of columns and filters come from the definition of a collection, never from an address. */
export interface ListQuery {
  /** Words that are looked for; null for all. */
  readonly find: string | null;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** The filters that are set. */
  readonly filters: Readonly<Record<string, string>>;
  /** The one record that is asked for, by its id; content alone knows it. */
  readonly record?: string;
  readonly limit: number;
  readonly offset: number;
  /** The language of fields that are asked in each; another one stands in for it where it is empty. */
  readonly locale?: Locale;
  /** No one asks how many there are: a file has all of them. */
  readonly isUncounted?: true;
}

/** The pattern of what has these words in it, whatever stands for any character among them; null for all. */
export function toLikePattern(words: string): string;
export function toLikePattern(words: string | null): string | null;
export function toLikePattern(words: string | null): string | null {
  return words === null ? null : `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * SQL for whether a folded text has each word of the parameter (`toLikePattern`) in it, in any order. A word of one letter would be found
 * almost anywhere: with one, the words are looked for as they stand. The subquery has no outer reference, so PostgreSQL takes the words
 * apart once.
 */
export function matchesAllWords(foldedText: string, parameter: string): string {
  const whole = folded(`${parameter}::text`);
  const words = `array(select '%' || word || '%' from regexp_split_to_table(substr(whole, 2, length(whole) - 2), '\\s+') word)`;
  const patterns = `select case when substr(whole, 2, length(whole) - 2) ~ '(^|\\s)\\S(\\s|$)' then array[whole] else ${words} end from (select ${whole} as whole) asked`;
  return `${foldedText} like all ((${patterns})::text[])`;
}

/** SQL for whether one of the texts has the words of the parameter (`toLikePattern`) in it, in any order and case, without accents; true where none are looked for. */
export function matchesSearch(parameter: string, ...texts: readonly string[]): string {
  const found = texts.map((text) => matchesAllWords(searchable(text), parameter));
  return `(${parameter}::text is null or ${found.join(' or ')})`;
}

/** SQL for whether a column with an id is as a filter asks (the parameter is `getFilterId` that): exactly this one, none, any; true where it is not set. */
export function matchesIdFilter(parameter: string, column: string, asked: string | undefined): string {
  if (!isEmptiness(asked)) return `(${parameter}::uuid is null or ${column} = ${parameter})`;
  return `(${parameter}::uuid is null and ${column} is ${asked === '[empty]' ? '' : 'not '}null)`;
}

/** The id that a filter names; null where it names none. */
export function getFilterId(asked: string | undefined): string | null {
  return asked === undefined || isEmptiness(asked) ? null : asked;
}

/** Names and addresses of accounts and names of people are stored as they are searched. */
const searchable = (text: string) =>
  /^(?:accounts?|kept)\.(?:name|email)$|^(?:person|users)\.name$/.test(text) ? `${text}_key` : folded(text);

/**
 * `order by` with one of the expressions that a list knows, then by id, so that pages do not overlap.
 *
 * @throws Error for a column that is not among them: a definition and its query have come apart
 */
export function orderBy(
  expressions: Readonly<Record<string, string>>,
  { sort, order }: Pick<ListQuery, 'sort' | 'order'>,
  id: string,
): string {
  const expression = Object.hasOwn(expressions, sort) ? expressions[sort] : undefined;
  if (expression === undefined) throw new Error(`A list cannot be sorted by ${sort}.`);
  return `order by ${expression} ${order === 'desc' ? 'desc' : 'asc'} nulls last, ${id}`;
}
