import type { Locale } from '#contracts/ids.ts';
import type { English } from './english.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** A key without the ending that tells its plural forms apart. */
type Unnumbered<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

type KeysOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Unnumbered<Key> : `${Key}.${KeysOf<Words[Key]>}`;
}[keyof Words & string];

/** Every text by its place in the catalogue, `area.thing.part`. */
export type TextKey = KeysOf<English>;

/**
 * Looks up the texts of one language by key and fills their braces; those that nothing was given for stay, for an element to be put there.
 * `count` chooses between `key_one` and `key_other`, as the language has it; `defaultValue` stands for a key that is not known before the page is
 * built.
 */
export type Texts = (key: TextKey, values?: Values) => string;

/** What may be missing: the browser's catalogue has no words of mails and of paper. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export function createTexts(locale: Locale, catalogue: Catalogue): Texts {
  const found = new Map<string, string>();
  collect(catalogue, '', found);
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const { count, defaultValue = key } = values;
    const numbered = typeof count === 'number' ? found.get(`${key}_${plurals.select(count)}`) : undefined;
    return filled(numbered ?? found.get(key) ?? String(defaultValue), values);
  };
}

function collect(catalogue: Catalogue, path: string, found: Map<string, string>): void {
  for (const [key, text] of Object.entries(catalogue)) {
    if (typeof text === 'string') found.set(path + key, text);
    else collect(text, `${path}${key}.`, found);
  }
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => (name in values ? String(values[name] ?? '') : braces));
}
