/** The longest external ID that is looked for in names of files, in characters. */
const longestId = 100;
/** Words of a name that are looked at. */
const maxWords = 16;

/**
 * Lists the parts of a file name that can be an external ID: each run of its words as it stands there, in lower case, without the
 * extension. A word is letters and digits.
 */
export function nameParts(fileName: string): string[] {
  const stem = fileName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
  const words = [...stem.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, maxWords);
  const parts = words.flatMap((first, at) => words.slice(at).map((last) => stem.slice(first.index, last.index + last[0].length)));
  return [...new Set(parts)].filter((part) => part.length <= longestId);
}

/** The account whose external ID the name of a file has in it, or one of its portfolios' (`id` is the account's); the longest one holds the shorter ones that are part of it. */
export function chosenMatch<Known extends { readonly id: string; readonly externalId: string }>(
  fileName: string,
  known: readonly Known[],
): Known | 'several' | null {
  const parts = new Set(nameParts(fileName));
  const found = known
    .filter(({ externalId }) => parts.has(externalId.toLowerCase()))
    .toSorted((a, b) => b.externalId.length - a.externalId.length);
  const [longest, ...rest] = found;
  if (!longest) return null;
  const within = nameParts(`${longest.externalId}.x`);
  const isSame = ({ id, externalId }: Known) =>
    id === longest.id || (externalId.length < longest.externalId.length && within.includes(externalId.toLowerCase()));
  return rest.every(isSame) ? longest : 'several';
}
