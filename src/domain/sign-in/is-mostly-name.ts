/**
 * Returns true if a password is little more than names: it holds a word of four letters or more of one of them, or all letters of one
 * in a row, with its digits or without, and fewer than four letters besides. Digits and signs besides do not count. Capitals and
 * accents make no difference, nor do spaces, dots and dashes between, nor signs that stand for letters
 * (0 o, 1 ! l i, 3 e, 4 @ a, 5 $ s, 7 t). Decision: docs/decisions/035-names-are-refused-as-passwords.md.
 */
export function isMostlyName(password: string, names: readonly string[]): boolean {
  const typed = withoutGaps(fold(password));
  const looks = lookOf(typed);
  const found = names.flatMap(wordsOf).filter((word) => looks.includes(word));
  return found.length > 0 && lettersIn(without(found, { typed, looks })) < fewest;
}

/** Minimum letters of a word that counts as a name, and of the other letters that a password needs. */
const fewest = 4;

/** The words of a name, and all of it in one, as they look; four letters or digits at least. */
function wordsOf(name: string): readonly string[] {
  const words = fold(name).match(/\p{L}+/gu) ?? [];
  const digitsToo = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, words.join(''), digitsToo.join('')].filter((word) => word.length >= fewest).map(lookOf);
}

/** Returns `typed` with each of the words blanked out. */
function without(words: readonly string[], { typed, looks }: { readonly typed: string; readonly looks: string }): string {
  let left = typed;
  for (const word of words)
    for (let at = looks.indexOf(word); at !== -1; at = looks.indexOf(word, at + 1))
      left = left.slice(0, at) + ' '.repeat(word.length) + left.slice(at + word.length);
  return left;
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}

function withoutGaps(text: string): string {
  return text.replaceAll(/[\s\p{Pd}.,_'&]/gu, '');
}

const letterOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', '!': 'i', l: 'i', 3: 'e', 4: 'a', '@': 'a', 5: 's', $: 's', 7: 't' };

/** One letter for each, so that places stay the same. */
function lookOf(text: string): string {
  return text.replaceAll(/[01!l34@5$7]/g, (sign) => letterOf[sign] ?? sign);
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
