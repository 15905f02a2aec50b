import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { maxSavedLayouts } from '#domain/import/map/saved-layout.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { type Wizard, wizardOf } from '#tests/support/import-wizard.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { exportLayouts, importLayoutsFile } from './layout-file.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();
let portal: { readonly id: string };
let portfolio: string;
let adaActor: Actor;
let benActor: Actor;
let ada: Wizard;
let ben: Wizard;

async function idOf(sql: string): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>(sql);
  return rows[0]?.id.replaceAll('-', '') ?? '';
}

beforeAll(async () => {
  await importFolder(db, smallFolder);
  await importFolder(db, { 'users.csv': 'email,name,role\nben@firm.example,Ben,advisor' }, { confirmed: ['new-portals'] });
  portal = { id: await idOf("select id from portals where name = 'Main'") };
  portfolio = await idOf("select id from portfolios where external_id = 'P-1'");
  const adviser = async (name: string): Promise<Actor> => ({
    kind: 'advisor',
    userId: await idOf(`select id from users where name = '${name}'`),
  });
  [adaActor, benActor] = [await adviser('Ada'), await adviser('Ben')];
  await saveData(db.owner);
});

beforeEach(async () => {
  await restoreData(db.owner);
  ada = wizardOf(db, adaActor, portal);
  ben = wizardOf(db, benActor, portal);
});

const content = `Κινήσεις
Ημερομηνία;Είδος;Σύμβολο;Ποσότητα;Τιμή;Προμήθεια;Ποσό
3/2/2020;Αγορά;VOD;100;1,10;5,00;115,00
4/2/2020;Μέρισμα;VOD;;;;2,00
5/2/2020;Άγνωστο;VOD;;;;1,00`;

async function uploaded(wizard: Wizard, text = content): Promise<{ readonly id: string; readonly file: string }> {
  const id = await wizard.create();
  return { id, file: await wizard.upload(id, 'alpha-2020.csv', text) };
}

const layoutOf = async (wizard: Wizard, id: string) => (await wizard.read(id)).uploads[0];

describe('a file that no layout knows', () => {
  test('is shown with what it suggests', async () => {
    const { id, file } = await uploaded(ada);
    expect(await layoutOf(ada, id)).toMatchObject({ layout: null });
    const { mapping } = await ada.read(id, { map: file });
    expect(mapping).toMatchObject({ headerAt: 1, separator: ';', mapping: { numbers: 'comma', signs: 'by-type' } });
    expect(mapping?.columns.map(({ is }) => is)).toEqual(['date', 'type', 'symbol', 'units', 'price', 'charges', 'amount']);
    expect(mapping?.words).toEqual([
      { word: 'Αγορά', meaning: 'Purchase' },
      { word: 'Μέρισμα', meaning: 'Dividend' },
      { word: 'Άγνωστο', meaning: null },
    ]);
    expect(mapping?.rows.map(({ said, problems }) => [said.type, said.amount, problems[0]?.expected])).toEqual([
      ['Purchase', '-115.00', undefined],
      ['Dividend', '2.00', undefined],
      [undefined, '1.00', 'kind'],
    ]);
  });

  test('is read as someone says, checked and brought in', async () => {
    const { id, file } = await uploaded(ada);
    const looked = await ada.map(id, 'map-look', file, { 'meaning-2': 'Interest' });
    expect(looked).toMatchObject({ mapping: { rows: [{}, {}, { said: { type: 'Interest' } }] } });
    expect(await layoutOf(ada, id)).toMatchObject({ layout: null });

    await ada.map(id, 'map-save', file, { 'meaning-2': 'Interest', source: 'Alpha', 'save-as': 'Alpha statements' });
    await ada.send(id, { intent: 'check', [`file-${file}`]: portfolio, [`layout-${file}`]: 'mapped' });
    const checked = await ada.read(id);
    expect(checked.outcome?.counts).toMatchObject({ new: 3, error: 0 });
    await ada.send(id, { intent: 'import' });
    expect((await ada.read(id)).state).toBe('imported');
  });

  test('is recognised the next time, by everyone of the firm, and stays as it was explained', async () => {
    const first = await uploaded(ada);
    await ada.map(first.id, 'map-save', first.file, { source: 'Alpha', 'save-as': 'Alpha statements' });
    const second = await uploaded(ben, content.replace('100;1,10', '50;1,10'));
    expect(await layoutOf(ben, second.id)).toMatchObject({ layout: 'mapped', mappedAs: 'Alpha' });

    const [saved] = (await ben.read(second.id)).savedLayouts;
    expect(saved).toMatchObject({ name: 'Alpha statements', by: 'Ada', mayChange: false });
    const ofAda = { layout: saved?.id ?? '' };
    await expect(ben.layout({ intent: 'delete-layout', ...ofAda })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ben.layout({ intent: 'rename-layout', name: 'Mine', ...ofAda })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ben.map(second.id, 'map-save', second.file, { 'save-as': 'Alpha statements' })).rejects.toMatchObject({
      code: 'import-layout-taken',
    });
    await ada.layout({ intent: 'rename-layout', name: 'Alpha', ...ofAda });
    await ada.layout({ intent: 'delete-layout', ...ofAda });
    expect(await layoutOf(ben, second.id)).toMatchObject({ layout: 'mapped', mappedAs: 'Alpha' });
    const third = await uploaded(ben);
    expect((await layoutOf(ben, third.id))?.layout).toBeNull();
  });
});

describe('what is refused', () => {
  test('another’s import, another import’s file, a layout that is none', async () => {
    const { id, file } = await uploaded(ada);
    const other = await uploaded(ben);
    await expect(ben.map(id, 'map-look', file)).rejects.toMatchObject({ code: 'import-not-found' });
    const form = { 'column-0': 'date', 'column-6': 'amount', source: 'Alpha' };
    await expect(ben.map(other.id, 'map-save', file, form)).rejects.toMatchObject({ code: 'form-not-understood' });
    for (const layout of ['0'.repeat(32), 'mapped', '__proto__', 'x'.repeat(500)])
      await expect(ada.send(id, { intent: 'check', [`file-${file}`]: portfolio, [`layout-${file}`]: layout })).rejects.toMatchObject({
        code: 'import-portfolio-required',
      });
    for (const layout of ['0'.repeat(32), "' or true --", ''])
      await expect(ada.layout({ intent: 'delete-layout', layout })).rejects.toMatchObject({ code: 'import-layout-not-found' });
  });

  test('what is not said yet, said twice, too wide, or no form', async () => {
    const { id, file } = await uploaded(ada);
    await expect(ada.map(id, 'map-save', file, { 'column-0': '' })).rejects.toMatchObject({ code: 'import-mapping-incomplete' });
    await expect(ada.map(id, 'map-save', file, { 'column-4': 'amount' })).rejects.toMatchObject({ code: 'import-mapping-incomplete' });
    for (const wrong of [{ encoding: 'utf-7' }, { source: 'a\u0000b' }, { currency: 'pounds' }, { in: 'Split' }, { 'header-at': '-1' }])
      await expect(ada.map(id, 'map-save', file, wrong)).rejects.toMatchObject({ code: 'form-not-understood' });
    const wide = await uploaded(ada, `${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(';')}\n1;2;3`);
    await expect(ada.read(wide.id, { map: wide.file })).rejects.toMatchObject({ code: 'import-columns-full' });
    const long = await uploaded(ada, `date;${'x'.repeat(900_000)};amount\n2026-01-01;1;2`);
    await expect(ada.read(long.id, { map: long.file })).rejects.toMatchObject({ code: 'import-columns-full' });
  });

  test('a layout beyond those that a firm may keep, while someone else saves the last one', async () => {
    const { id, file } = await uploaded(ada);
    const saveAs = (name: string) => ada.map(id, 'map-save', file, { source: 'Alpha', 'save-as': name });
    const keep = (from: number, to: number) =>
      db.owner.query(
        `insert into import_layouts (name, created_by, made_by, mapping)
         select 'Layout ' || n, (select id from users where name = 'Ben'), 'Ben', '{}' from generate_series(${from}, ${to}) n`,
      );
    await keep(1, maxSavedLayouts - 1);
    await db.owner.query("begin; select pg_advisory_xact_lock(hashtextextended('import layouts', 0))");
    await keep(maxSavedLayouts, maxSavedLayouts);
    const refused = expect(saveAs('One more')).rejects.toMatchObject({ code: 'import-layouts-full' });
    await expect
      .poll(async () => (await db.owner.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount)
      .toBe(1);
    await db.owner.query('commit');
    await refused;
  });

  test('names and words are only shown and compared', async () => {
    const hostile = '=cmd|"/c calc"!A1 <script>alert(1)</script>';
    const text = `Date;Type;Amount;${hostile.replaceAll('"', "'")}\n2020-02-03;' or true) --;5;x`;
    const { id, file } = await uploaded(ada, text);
    await ada.map(id, 'map-save', file, { 'meaning-0': 'Contribution', source: hostile, 'save-as': hostile });
    await ada.send(id, { intent: 'check', [`file-${file}`]: portfolio, [`layout-${file}`]: 'mapped' });
    const checked = await ada.read(id);
    expect([checked.outcome?.counts.new, checked.savedLayouts[0]?.name]).toEqual([1, hostile]);
  });
});

const contextOf = (actor: Actor) => ({ actor, db: db.as(actor, { networkAddress: '::1', requestId: 'test' }) });

const send = (actor: Actor, text: string) => importLayoutsFile(contextOf(actor), { intent: 'import-layouts', content: text });

describe('a file of saved layouts', () => {
  test('has what was explained, and another one of the firm adds it again as it was', async () => {
    const { id, file } = await uploaded(ada);
    await ada.map(id, 'map-save', file, { source: 'Alpha', 'save-as': 'Alpha', 'meaning-2': 'ignored' });
    const [saved] = (await ada.read(id)).savedLayouts;
    const text = await exportLayouts(contextOf(benActor), saved?.id ?? '');
    expect(JSON.parse(text)).toMatchObject({
      kind: 'import-layouts',
      version: 1,
      layouts: [{ name: 'Alpha', mapping: { source: 'Alpha' } }],
    });
    await ada.layout({ intent: 'delete-layout', layout: saved?.id ?? '' });
    await send(benActor, text);
    expect(await exportLayouts(contextOf(adaActor), null)).toBe(text);
    const next = await uploaded(ada);
    expect(await layoutOf(ada, next.id)).toMatchObject({ layout: 'mapped', mappedAs: 'Alpha' });

    const { layouts } = JSON.parse(text) as { layouts: { mapping: object }[] };
    const wrong = (mapping: object) =>
      JSON.stringify({ kind: 'import-layouts', version: 1, layouts: [{ name: 'Beta', mapping: { ...layouts[0]?.mapping, ...mapping } }] });
    for (const [other, place] of [
      [wrong({ signs: 'none' }), 'layouts.0.mapping.signs'],
      [wrong({ more: 1 }), 'layouts.0.mapping'],
      [wrong({ columns: { date: 'Elsewhere', amount: 'Ποσό' } }), 'layouts.0.mapping'],
      [wrong({ source: 'x'.repeat(81) }), 'layouts.0.mapping.source'],
      ['{}', 'kind'],
    ] as const)
      await expect(send(adaActor, other)).rejects.toMatchObject({ code: 'import-layouts-invalid', details: { place } });
    await expect(send(adaActor, 'no json')).rejects.toMatchObject({ code: 'import-layouts-unreadable' });
    await expect(exportLayouts(contextOf(adaActor), 'other')).rejects.toMatchObject({ code: 'import-layout-not-found' });
    await expect(send({ kind: 'investor', userId: '0'.repeat(32) }, text)).rejects.toMatchObject({ code: 'page-not-found' });
  });
});
