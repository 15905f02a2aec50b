import { expect, test } from 'vitest';
import { toBaseKey } from '#contracts/base-key.ts';
import { blockDocumentOf } from '#domain/content/block-document.ts';
import { greek } from '#variants/greek/greek.ts';
import { newFormKey } from '../operations/idempotency/form-key.ts';
import { adminPeople } from '#tests/support/admin-people.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { readDesign, saveDesign } from './page-design.ts';
import { recordAction } from './record-action.ts';

const database = await testDatabase();
const { somebody } = adminPeople(database);
const { context: inEnglish } = await somebody('admin');
/** The administrator at a firm with two languages. */
const context = { ...inEnglish, variant: greek, theme: greek.brand.theme };

const blocksOf = (heading: string, count = 1) =>
  blockDocumentOf(Array.from({ length: count }, (_, at) => ({ id: `text-${at}`, type: 'text', props: { heading: `${heading} ${at}` } })));

async function newPage(): Promise<string> {
  const page = {
    name: 'A page',
    type: 'Landing',
    hidden: 'no',
    protected: 'no',
    promoted: 'no',
    access: 'public',
    title_en: 'A title',
    title_el: 'Τίτλος',
  };
  const sent = { intent: 'create', 'form-key': newFormKey(), ...page, blocks_en: blocksOf('English'), blocks_el: blocksOf('Ελληνικά') };
  const answer = await recordAction(context, { collection: 'pages', id: 'new' }, sent);
  if (!('id' in answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}

/** An editor: what it has loaded, and what it saves. */
async function open(id: string) {
  const { version, fields } = await readDesign(context, { collection: 'pages', id });
  const stored = Object.fromEntries(fields.map((field) => [field.id, field.json]));
  return (changed: Readonly<Record<string, string>>, intent = 'save', seen = stored) => {
    const base = JSON.stringify(Object.fromEntries(Object.keys(changed).map((field) => [field, toBaseKey(seen[field] ?? '')])));
    return saveDesign(context, { collection: 'pages', id }, { intent, version: String(version), base, ...stored, ...changed });
  };
}

async function storedIn(id: string): Promise<Readonly<Record<string, unknown>>> {
  const { version, fields } = await readDesign(context, { collection: 'pages', id });
  return { version, ...Object.fromEntries(fields.map((field) => [field.id, field.json])) };
}

test.each([1, 40])('two people who design a page in different languages are both right (%i blocks)', async (count) => {
  const id = await newPage();
  const [mine, theirs] = [await open(id), await open(id)];
  expect(await theirs({ blocks_el: blocksOf('Άλλα', count) })).toEqual({ done: 'saved', version: 2 });
  expect(await mine({ blocks_en: blocksOf('Others', count) })).toEqual({ done: 'saved', version: 3, isMerged: true });
  expect(await storedIn(id)).toEqual({ version: 3, blocks_en: blocksOf('Others', count), blocks_el: blocksOf('Άλλα', count) });
});

test('two people in the same language: the second one is told of that language alone, and saves over what was shown', async () => {
  const id = await newPage();
  const [mine, theirs] = [await open(id), await open(id)];
  await theirs({ blocks_en: blocksOf('Theirs'), blocks_el: blocksOf('Άλλα') });
  const shown = { version: 2, conflict: [{ field: 'blocks_en', theirs: blocksOf('Theirs'), yours: blocksOf('Mine') }] };
  expect(await mine({ blocks_en: blocksOf('Mine') })).toEqual(shown);
  expect(await mine({ blocks_en: blocksOf('Mine') }, 'save', { blocks_en: blocksOf('Theirs') })).toMatchObject({
    done: 'saved',
    version: 3,
  });
  expect(await storedIn(id)).toEqual({ version: 3, blocks_en: blocksOf('Mine'), blocks_el: blocksOf('Άλλα') });
});

test('an editor that still has the old text of a language does not save it over what others have written there', async () => {
  const id = await newPage();
  const [mine, theirs] = [await open(id), await open(id)];
  await theirs({ blocks_el: blocksOf('Άλλα') });
  await mine({ blocks_en: blocksOf('Mine') });
  const { version, blocks_el } = await storedIn(id);
  expect(await mine({ blocks_en: blocksOf('Mine'), blocks_el: blocksOf('Δικά μου') })).toEqual({
    version,
    conflict: [{ field: 'blocks_el', theirs: blocks_el, yours: blocksOf('Δικά μου') }],
  });
});

test('a published page is loaded in the version that the editor was told of', async () => {
  const id = await newPage();
  const mine = await open(id);
  const answer = await mine({ blocks_en: blocksOf('Mine') }, 'publish');
  expect(answer).toMatchObject({ done: 'published', version: (await storedIn(id)).version });
});
