import { expect, test } from 'vitest';
import { newFormKey } from '../idempotency/form-key.ts';
import { adminPeople, otherThanAdministrators } from '#tests/support/admin-people.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { modelList, type ModelValues } from './models.ts';
import { riskProfileList } from './risk-profiles.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const { context: root, id: rootId } = await somebody('admin');

const bands = ['10 20 30 Equities', '70 80 90 Fixed Interest'];
const values = (name: string, more: Partial<ModelValues> = {}): ModelValues => ({
  name,
  profile: null,
  rebalance: 'yearly',
  data: bands,
  ...more,
});
const create = (given: ModelValues) => modelList.create(root, given, { key: newFormKey() });
const profile = (name: string) =>
  riskProfileList.create(root, { name, level: null, returns: '4.25', factsheetUrl: null }, { key: newFormKey() });

test('a model is kept in fractions and read in percent, as it was typed', async () => {
  const id = await create(values('Careful'));
  const { rows } = await owner.query(
    'select asset_class, min::text, target::text, max::text from model_targets where model_id = $1 order by 1',
    [id],
  );
  expect(rows).toMatchObject([
    { asset_class: 'Equities', min: expect.stringMatching(/^0\.10*$/), target: expect.stringMatching(/^0\.20*$/) },
    { asset_class: 'Fixed Interest', max: expect.stringMatching(/^0\.90*$/) },
  ]);
  expect((await modelList.read(root, id)).values).toEqual(values('Careful'));
});

test('who saves after the bands were changed, by an import too, is shown them', async () => {
  const id = await create(values('Steady'));
  const { version } = await modelList.read(root, id);
  await importFolder(database, { ...smallFolder, 'models.csv': 'model,assetClass,min,target,max\nSteady,Cash,0.5,1,1' });
  const late = await modelList.change(root, id, { version, values: values('Steady and calm') });
  expect(late).toMatchObject({ conflict: [{ field: 'name' }, { field: 'data', theirs: '50 100 100 Cash' }] });
  const again = await modelList.read(root, id);
  const saved = await modelList.change(root, id, { version: again.version, values: { ...again.values, name: 'Calm' } });
  expect(saved).toMatchObject({ done: 'saved' });
});

test('models are found by their risk profile, by having one and by having none', async () => {
  const wary = await profile('For the wary');
  const all = { find: null, sort: 'name', order: 'asc', limit: 50, offset: 0 } as const;
  await create(values('Wary', { profile: wary }));
  await create(values('Without'));
  const named = async (filters: Readonly<Record<string, string>>) =>
    (await modelList.list(root, { ...all, filters })).rows.map(({ cells }) => cells.name);
  expect(await named({ profile: wary })).toEqual(['Wary']);
  const [some, none] = [await named({ profile: '[not-empty]' }), await named({ profile: '[empty]' })];
  expect(some).toContain('Wary');
  expect(some).not.toContain('Without');
  expect(none).toContain('Without');
  expect(none).not.toContain('Wary');
});

test('what something refers to is not deleted', async () => {
  const careful = await profile('For the careful');
  const id = await create(values('Followed', { profile: careful }));
  await importFolder(database, smallFolder);
  await owner.query('update portfolios set model_id = $1', [id]);
  await expect(modelList.remove(root, id)).rejects.toMatchObject({ code: 'model-in-use', details: { portfolios: expect.any(Number) } });
  await expect(riskProfileList.remove(root, careful)).rejects.toMatchObject({ code: 'risk-profile-in-use', details: { models: 1 } });
  await owner.query('update portfolios set model_id = null');
});

test('a model comes back without a risk profile that there is no more', async () => {
  const bold = await profile('For the bold');
  const id = await create(values('Bold', { profile: bold }));
  await modelList.remove(root, id);
  await riskProfileList.remove(root, bold);
  await modelList.restore(root, id);
  expect((await modelList.read(root, id)).values).toEqual(values('Bold'));
  await expect(modelList.restore(root, id)).rejects.toMatchObject({ code: 'not-in-trash' });
});

test('two have no name in common, and a profile has to be there', async () => {
  await create(values('Only'));
  await expect(create(values('Only'))).rejects.toMatchObject({ code: 'model-name-taken' });
  await expect(create(values('Other', { profile: '0'.repeat(32) }))).rejects.toMatchObject({ code: 'risk-profile-not-found' });
});

test.each(otherThanAdministrators)('no one else reads or changes one: %s', async (_name, actor) => {
  const id = await create(values(`Of ${_name}`));
  const context = contextOf(actor(rootId));
  const none = { code: 'model-not-found' };
  await expect(modelList.read(context, id)).rejects.toMatchObject(none);
  await expect(modelList.change(context, id, { version: 1, values: values('Theirs') })).rejects.toMatchObject(none);
  await expect(modelList.remove(context, id)).rejects.toMatchObject(none);
  for (const asked of [
    modelList.create(context, values('Theirs'), { key: newFormKey() }),
    modelList.restore(context, id),
    modelList.list(context, { find: null, sort: 'name', order: 'asc', filters: {}, limit: 50, offset: 0 }),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'page-not-found' });
});
