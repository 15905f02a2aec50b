import { beforeAll, expect, test } from 'vitest';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { type Actor, system } from '#domain/actor.ts';

const db = await testDatabase();
const investor: Actor = { kind: 'investor', userId: '00000000000000000000000000000001' };
let ids: Record<string, string>;

beforeAll(async () => {
  await importFolder(db, {
    ...smallFolder,
    'models.csv': `model,assetClass,min,target,max
      Calm,Cash,0.2,0.7,1
      Calm,Equities,0.1,0.3,0.5
      Bold,Equities,1,1,1`,
    'fund-weights.csv': `symbol,date,kind,key,weight
      IDX,2020-01-31,currency,USD,0.7
      IDX,2020-01-31,currency,EUR,-0.05
      IDX,2020-01-31,region,Europe,1
      IDX,2020-02-29,currency,USD,0.6`,
  });
  const { rows } = await db.owner.query<{ name: string; id: string }>(
    "select name, replace(id::text, '-', '') as id from models union all select symbol, replace(id::text, '-', '') from instruments",
  );
  ids = Object.fromEntries(rows.map(({ name, id }) => [name, id]));
});

const id = (name: string) => ids[name] ?? '';

test('a model has its asset classes in the order in which they are shown; clients may see it', async () => {
  const models = await db.as(investor).read((snapshot) => snapshot.models.byIds([id('Calm'), id('Bold')]));
  expect(models.get(id('Calm'))).toEqual({
    name: 'Calm',
    targets: [
      { key: 'Equities', min: 0.1, target: 0.3, max: 0.5 },
      { key: 'Cash', min: 0.2, target: 0.7, max: 1 },
    ],
  });
  expect([...models.values()].map(({ name }) => name).sort()).toEqual(['Bold', 'Calm']);
});

test.each([
  ['2020-01-30', undefined],
  ['2020-02-28', { weights: { currency: { USD: 0.7, EUR: -0.05 }, region: { Europe: 1 } }, days: ['2020-01-31'] }],
  ['2020-02-29', { weights: { currency: { USD: 0.6 }, region: { Europe: 1 } }, days: ['2020-01-31', '2020-02-29'] }],
])('on %s a fund consists of what it had last published of each kind', async (day, expected) => {
  const weights = await db.as(investor).read((snapshot) => snapshot.fundWeights.lastOn([id('IDX'), id('VOD')], day));
  expect(weights.get(id('IDX'))).toEqual(expected);
  expect(weights.has(id('VOD'))).toBe(false);
});

test('nothing is asked for nothing', async () => {
  await db.as(system('test')).read(async ({ models, fundWeights }) => {
    expect([await models.byIds([]), await fundWeights.lastOn([], '2020-01-01')]).toEqual([new Map(), new Map()]);
  });
});
