import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import { variants } from '#variants/registry.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { entryAction } from './entry-action.ts';
import { previewEntry } from './preview-entry.ts';
import { readEntryForm } from './read-entry-form.ts';

const database = await testDatabase();
const { owner } = database;
let [gia, ada] = ['', ''];

const ids = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id.replaceAll('-', ''));

const bonds = {
  ...smallFolder,
  'instruments.csv': `symbol,name,type,assetClass,currency,quoteUnit,faceValue
    VOD,Vodafone,Stock,Equities,GBP,GBX,
    AAPL,Apple,Stock,Equities,USD,,
    IDX,Index,Index,Equities,GBP,,
    TG33,Gilt 2033,Bond,Fixed Interest,GBP,,100
    OLD,Bond without a face value,Bond,Fixed Interest,GBP,,`,
};

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, bonds)).refused).toEqual([]);
  [gia = ''] = await ids('select id from portfolios order by external_id');
  [ada = ''] = await ids('select id from users order by email');
});

beforeEach(async () => {
  await owner.query("delete from transactions where source = 'entered'");
});

const actor = () => ({ kind: 'advisor', userId: ada }) as const;

const context = () => ({
  actor: actor(),
  db: database.as(actor(), { ip: null, requestId: 'test' } as never),
  today: '2026-06-30',
  variant: variants.default,
  auth: { database } as never,
  requestRefresh: async () => undefined,
});

const purchase = (own: object) => ({ type: 'Purchase', day: '2020-04-01', symbol: 'TG33', price: '101.5', currency: 'GBP', ...own });

function record(own: object): Promise<EntryAnswer> {
  const blank = { amount: '', rate: '', charges: '', tax: '', settleDay: '', note: '' };
  return entryAction(context(), gia, { intent: 'record', 'form-key': newFormKey(), ...blank, ...purchase(own) });
}

async function booked() {
  const { rows } = await owner.query<{ line: string }>(
    "select concat_ws(' ', trim_scale(units), trim_scale(amount)) as line from transactions where source = 'entered' and voided_at is null",
  );
  return rows.map(({ line }) => line);
}

test.each([
  ['nominal is booked in pieces of the face value', { nominal: '50000' }, ['500 -50750']],
  ['also of part of one', { nominal: '12345' }, ['123.45 -12530.18']],
  ['units are booked as before', { units: '500' }, ['500 -50750']],
])('%s', async (_what, own, lines) => {
  expect(await record(own)).toMatchObject({ done: 'recorded' });
  expect(await booked()).toEqual(lines);
});

test.each([
  ['of a share', { nominal: '100', symbol: 'VOD' }, 'option'],
  ['of a bond whose face value no one has said', { nominal: '100', symbol: 'OLD' }, 'option'],
  ['of nothing', { nominal: '0' }, expect.any(String)],
  ['that is left blank', { nominal: '' }, 'required'],
])('a nominal %s is refused', async (_what, own, code) => {
  expect(await record(own)).toEqual({ problems: { nominal: expect.objectContaining({ code }) } });
  expect(await booked()).toEqual([]);
});

test('both at once are no form', async () => {
  await expect(record({ nominal: '100', units: '1' })).rejects.toMatchObject({ code: 'form-not-understood' });
});

test('what it comes to is said in nominal, and it is corrected so', async () => {
  const query = { typed: purchase({ nominal: '50000' }), replaces: null, isByNominal: true };
  expect(await previewEntry(context(), gia, query)).toMatchObject({
    amount: '-50750',
    units: { before: '0', after: '50000', isNominal: true },
  });
  const answer = await record({ nominal: '50000' });
  const [id = ''] = 'change' in answer ? answer.change.recorded : [];
  const form = await readEntryForm(context(), gia, { entry: id });
  expect(form).toMatchObject({ entry: { typed: { nominal: '50000' } }, security: { faceValue: '100' } });
  expect(form.entry?.typed).not.toHaveProperty('units');
  expect(await previewEntry(context(), gia, { ...query, typed: purchase({ nominal: '100', symbol: 'VOD' }) })).toMatchObject({
    amount: null,
  });
});
