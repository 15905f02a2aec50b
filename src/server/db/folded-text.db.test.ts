import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { folded, phoneBookLetter } from './folded-text.ts';
import { toLikePattern, matchesSearch } from './list-query.ts';

const database = await testDatabase();
const { owner } = database;

const valueOf = async (expression: string, text: string) =>
  (await owner.query<{ value: unknown }>(`select ${expression} as value`, [text])).rows[0]?.value;

test.each([
  ['two words', 'Margaret Ashworth', 'A'],
  ['three words', 'Wilhelmina Astor Grey', 'A'],
  ['one word', 'Hartwell', 'H'],
  ['lower case', 'vincent van gogh', 'V'],
  ['spaces around and between', '  Ann   Bell ', 'B'],
  ['an accent', 'Zoë Élan', 'E'],
  ['an accent taken apart', 'Zoë E\u0301lan', 'E'],
  ['a Greek capital with an accent', 'Νίκος Άγγελος', 'Α'],
  ['a small Greek letter with an accent', 'άννα ήλιος', 'Η'],
  ['a diaeresis and an accent', 'Α ΐ', 'Ι'],
  ['a breathing', 'Α ἄ', 'Α'],
  ['a digit', 'Trust 1982', '1'],
  ['nothing', '  ', null],
])('the letter of a name with %s', async (_case, name, letter) => {
  expect(await valueOf(phoneBookLetter('$1::text'), name)).toBe(letter);
});

test.each([
  ['ΑΘΗΝΆ', 'αθηνα'],
  ['Σοφός', 'σοφοσ'],
  ['Ÿ Ç Ő Š', 'y c o s'],
  ['O’Neil & Søn', 'o’neil & søn'],
])('%s is searched as %s', async (text, expected) => {
  expect(await valueOf(folded('$1::text'), text)).toBe(expected);
});

test.each([
  ['100%', '100% sure', true],
  ['100%', '1000 sure', false],
  ['a_b', 'aab', false],
  ['a_b', 'xa_bx', true],
  [String.raw`c:\d`, String.raw`in c:\d`, true],
])('%s is looked for as it is written: in %s %s', async (text, where, found) => {
  const { rows } = await owner.query<{ found: boolean }>('select $1::text like $2 as found', [where, toLikePattern(text)]);
  expect(rows[0]?.found).toBe(found);
});

test.each([
  ['μαυριδη', 'Ελένη Μαυρίδη', true],
  ['ΜΑΥΡΊΔΗς', 'μαυριδησ', true],
  ['μαυριδης', 'Ελένη Μαυρίδη', false],
  ['μαυριδη  ελ', 'Ελένη Μαυρίδη', true],
  ['thorne percy', 'Percy Thorne', true],
  ['thorne percival', 'Percy Thorne', false],
  ['client c', 'A client', false],
  ['50% of', 'Half of 50%', true],
  ['50% of', 'Half of 500', false],
  [null, 'Ελένη Μαυρίδη', true],
])('the lists of the office find %s in %s: %s', async (words, name, found) => {
  const { rows } = await owner.query<{ found: boolean }>(`select ${matchesSearch('$1', "'x'", '$2::text')} as found`, [
    words && toLikePattern(words),
    name,
  ]);
  expect(rows[0]?.found).toBe(found);
});

test('every list of the office can be searched in Greek without accents', async () => {
  const asRoot = database.as({ kind: 'admin', userId: '0'.repeat(32) });
  const wanted = { find: 'κυκνος', sort: 'name', order: 'asc', filters: {}, limit: 10, offset: 0 } as const;
  await owner.query("insert into portals (name) values ('Οι Κύκνοι'), ('ΚΎΚΝΟΣ')");
  const { portals: found } = await asRoot.read(({ portals }) => portals.page(wanted));
  expect(found.map(({ name }) => name)).toEqual(['ΚΎΚΝΟΣ']);
  await asRoot.read(async (snapshot) => {
    for (const list of [
      snapshot.accountRecords,
      snapshot.portfolioRecords,
      snapshot.modelRecords,
      snapshot.riskProfiles,
      snapshot.clientGroupRecords,
      snapshot.accessGroups,
      snapshot.organisations,
      snapshot.subscriptions,
      snapshot.officeHoldings,
      snapshot.bookedRecords,
      snapshot.apiClients,
    ])
      expect(await list.page(wanted)).toMatchObject({ found: 0 });
  });
});
