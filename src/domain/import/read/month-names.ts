/** The names of months in the languages of the product and of brokers, without accents; for each month those that differ. */
const names: readonly (readonly string[])[] = [
  ['january', 'ιανουαριοσ', 'ιανουαριου', 'γεναρησ', 'γεναρη', 'januar', 'janner', 'jaenner', 'janvier', 'januari', 'enero', 'gennaio'],
  ['february', 'φεβρουαριοσ', 'φεβρουαριου', 'φλεβαρησ', 'φλεβαρη', 'februar', 'feber', 'fevrier', 'februari', 'febrero', 'febbraio'],
  ['march', 'μαρτιοσ', 'μαρτιου', 'μαρτησ', 'μαρτη', 'marz', 'maerz', 'mars', 'maart', 'marzo', 'mrz', 'mrt'],
  ['april', 'απριλιοσ', 'απριλιου', 'απριλησ', 'απριλη', 'avril', 'abril', 'aprile'],
  ['may', 'μαιοσ', 'μαιου', 'μαησ', 'μαη', 'mai', 'mei', 'mayo', 'maggio'],
  ['june', 'ιουνιοσ', 'ιουνιου', 'ιουνησ', 'ιουνη', 'juni', 'juno', 'juin', 'junio', 'giugno'],
  ['july', 'ιουλιοσ', 'ιουλιου', 'ιουλησ', 'ιουλη', 'juli', 'juillet', 'julio', 'luglio'],
  ['august', 'αυγουστοσ', 'αυγουστου', 'aout', 'augustus', 'agosto'],
  ['september', 'σεπτεμβριοσ', 'σεπτεμβριου', 'σεπτεμβρησ', 'σεπτεμβρη', 'septembre', 'septiembre', 'setiembre', 'settembre'],
  ['october', 'οκτωβριοσ', 'οκτωβριου', 'οκτωβρησ', 'οκτωβρη', 'οχτωβρησ', 'οχτωβρη', 'oktober', 'octobre', 'octubre', 'ottobre'],
  ['november', 'νοεμβριοσ', 'νοεμβριου', 'νοεμβρησ', 'νοεμβρη', 'νοεμ', 'novembre', 'noviembre'],
  ['december', 'δεκεμβριοσ', 'δεκεμβριου', 'δεκεμβρησ', 'δεκεμβρη', 'dezember', 'decembre', 'diciembre', 'dicembre'],
];

/** In letters: shorter ones are no month. */
const shortest = 3;

/** Names and what they are shortened to, with the number of their month; 0 where months share a short form, such as `jui` of French. */
const monthsByName = new Map<string, number>();
for (const [at, all] of names.entries()) {
  for (const name of all) {
    for (let length = shortest; length <= name.length; length += 1) {
      const short = name.slice(0, length);
      const known = monthsByName.get(short) ?? at + 1;
      monthsByName.set(short, known === at + 1 ? known : 0);
    }
  }
}

/** Returns the month, from 1, that a name or its short form means, with or without accents and full stop; `null` of another word. */
export function parseMonthName(word: string): number | null {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '').toLowerCase().replaceAll('ς', 'σ');
  return monthsByName.get(bare) || null;
}
