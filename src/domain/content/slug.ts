/** Longer ones are cut, at the end of a word where there is one. */
export const slugLimit = 80;

/** Checks the spelling of a slug: no entry has an address of another spelling. */
export function isSlug(text: string): boolean {
  return text.length <= slugLimit && /^[a-z0-9-]+$/.test(text);
}

/** ELOT 743 (ISO 843), type 2: what two letters sound like together comes before each of them alone. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
  [/^μπ|(?<=[^\p{L}])μπ/gu, 'b'],
  [/([αε])υ(?=[βγδζλμνραεηιουω])/g, '$1v'],
  [/([αε])υ/g, '$1f'],
  [/ηυ(?=[βγδζλμνραεηιουω])/g, 'iv'],
  [/ηυ/g, 'if'],
  [/ου/g, 'ou'],
];

const letters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/**
 * The part of an address that a name becomes: Greek in Latin letters, then the specification's rule (lower case; a to z, digits, blanks and dashes
 * are kept; blanks become dashes; one dash for several). Empty where nothing of the name can be written so.
 */
export function slugOf(name: string): string {
  // A diaeresis says that two letters are read apart, so pairs are looked for before it goes.
  const greek = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0307\u0309-\u036f]/g, '');
  const paired = pairs.reduce((text, [pair, latin]) => text.replaceAll(pair, latin), greek);
  const latin = paired.replaceAll('\u0308', '').replaceAll(/[α-ω]/g, (letter) => letters[letter] ?? letter);
  const slug = latin
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(/[ -]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= slugLimit) return slug;
  const cut = slug.slice(0, slugLimit);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}
