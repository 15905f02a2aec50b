import type { Locale } from '#contracts/ids.ts';
import type { English } from './english.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** A key without the ending that tells its plural forms apart. */
type Unnumbered<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Unnumbered<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text by its place in the catalogue, `area.thing.part`. */
export type TextKey = KeysOf<English>;

/**
 * Looks up the texts of one language by key and fills their braces; those that nothing was given for stay, for an element to be put there.
 * `count` chooses between `key_one` and `key_other`, as the language has it; `defaultValue` stands for a key that is not known before the page is
 * built.
 */
export type Texts = (key: TextKey, values?: Values) => string;

/** A catalogue, possibly incomplete. A browser has no texts of mails and print; a client's browser has no staff texts. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The words of a language by their keys. */
export type Words = Map<string, string>;

export function createTexts(locale: Locale, words: Words, onMissing?: (key: string) => void): Texts {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const { count, defaultValue } = values;
    const numbered = typeof count === 'number' ? words.get(`${key}_${plurals.select(count)}`) : undefined;
    const text = numbered ?? words.get(key);
    if (text === undefined && defaultValue === undefined) onMissing?.(key);
    return filled(text ?? String(defaultValue ?? key), values);
  };
}

export function addWords(words: Words, catalogue: Catalogue, path = ''): Words {
  for (const [key, text] of Object.entries(catalogue)) {
    if (typeof text === 'string') words.set(path + key, text);
    else addWords(words, text, `${path}${key}.`);
  }
  return words;
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => (name in values ? String(values[name] ?? '') : braces));
}
