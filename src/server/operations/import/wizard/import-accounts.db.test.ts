import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { type Wizard, wizardOf } from '#tests/support/import-wizard.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();
let portal: { readonly id: string };
let gia: string;
let isa: string;
let beyond: string;
let ada: Actor;
let wizard: Wizard;

async function idOf(sql: string): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>(sql);
  return rows[0]?.id.replaceAll('-', '') ?? '';
}

beforeAll(async () => {
  await importFolder(db, smallFolder);
  await importFolder(
    db,
    {
      'users.csv': 'email,name,role\nben@firm.example,Ben,advisor\noscar@home.example,Oscar,investor',
      'accounts.csv': 'externalId,name,email,portal,advisors,groups,currency\nA-2,Oscar,oscar@home.example,Main,ben@firm.example,,GBP',
      'portfolios.csv': 'externalId,account,name,type,currency,benchmark\nP-9,A-2,GIA,GIA,GBP,',
    },
    { confirmed: ['new-portals'] },
  );
  portal = { id: await idOf("select id from portals where name = 'Main'") };
  [gia, isa, beyond] = [
    await idOf("select id from portfolios where external_id = 'P-1'"),
    await idOf("select id from portfolios where external_id = 'P-2'"),
    await idOf("select id from portfolios where external_id = 'P-9'"),
  ];
  ada = { kind: 'advisor', userId: await idOf("select id from users where name = 'Ada'") };
  await saveData(db.owner);
});

beforeEach(async () => {
  await restoreData(db.owner);
  wizard = wizardOf(db, ada, portal);
});

const fileOf = (...rows: readonly string[]) => ['Date,Type,Account Number,Amount,Currency', ...rows].join('\n');

/** A file of cash in several accounts, mapped and checked. */
async function checked(content: string): Promise<string> {
  const id = await wizard.create();
  const file = await wizard.upload(id, 'alpha.csv', content);
  await wizard.map(id, 'map-save', file, { source: 'Alpha' });
  await wizard.send(id, { intent: 'check', [`file-${file}`]: gia, [`layout-${file}`]: 'mapped' });
  return id;
}

async function matched(id: string): Promise<readonly (readonly [string, number, string | null, string | null])[]> {
  const { outcome } = await wizard.read(id);
  return (outcome?.accounts ?? []).map(({ account, rows, portfolioId, matchedBy }) => [account, rows, portfolioId, matchedBy]);
}

async function choose(id: string, ...portfolios: readonly string[]): Promise<void> {
  const { outcome } = await wizard.read(id);
  const said = (outcome?.accounts ?? []).flatMap(({ source, account }, at) => [
    [`source-${at}`, source],
    [`account-${at}`, account],
    [`portfolio-${at}`, portfolios[at] ?? ''],
  ]);
  await wizard.send(id, { intent: 'accounts', ...(Object.fromEntries(said) as Record<string, string>) });
}

async function booked(): Promise<string[]> {
  const { rows } = await db.owner.query<{ line: string }>(
    `select concat_ws(' ', p.external_id, t.type, t.amount) as line from transactions t join portfolios p on p.id = t.portfolio_id
      where t.voided_at is null and t.source like 'Alpha%' order by p.external_id, t.amount`,
  );
  return rows.map(({ line }) => line);
}

const two = fileOf(
  '2026-01-05,Deposit,X-100,1000.00,GBP',
  '2026-01-06,Deposit,X-200,2000.00,GBP',
  '2026-01-07,Withdrawal,X-200,-50.00,GBP',
);

test('rows of several accounts wait until each has a portfolio, go where it is, and the choice is remembered', async () => {
  const id = await checked(two);
  expect(await matched(id)).toEqual([
    ['X-100', 1, null, null],
    ['X-200', 2, null, null],
  ]);
  const waiting = await wizard.read(id);
  expect(waiting.rowsShown.rows.map(({ problems }) => problems[0]?.expected)).toEqual(['known-account', 'known-account', 'known-account']);

  await choose(id, gia);
  expect((await wizard.read(id)).outcome?.counts).toMatchObject({ new: 1, error: 2 });
  await choose(id, gia, isa);
  expect((await wizard.read(id)).outcome?.counts).toMatchObject({ new: 3, error: 0 });
  await wizard.send(id, { intent: 'import' });
  expect(await booked()).toEqual(['P-1 Contribution 1000.00', 'P-2 Withdrawal -50.00', 'P-2 Contribution 2000.00']);

  const again = await checked(two);
  expect(await matched(again)).toEqual([
    ['X-100', 1, gia, 'remembered'],
    ['X-200', 2, isa, 'remembered'],
  ]);
  expect((await wizard.read(again)).outcome?.counts).toMatchObject({ new: 0, unchanged: 3 });
});

test('an account that is called like a portfolio is that one; the only account of a file is the one chosen for it', async () => {
  const numbered = await checked(fileOf('2026-01-05,Deposit,P-2,1000.00,GBP', '2026-01-05,Deposit,X-1,10.00,GBP'));
  expect(await matched(numbered)).toEqual([
    ['P-2', 1, isa, 'number'],
    ['X-1', 1, null, null],
  ]);
  const alone = await checked(fileOf('2026-01-05,Deposit,X-1,10.00,GBP', '2026-01-06,Deposit,X-1,20.00,GBP'));
  expect(await matched(alone)).toEqual([['X-1', 2, gia, 'file']]);
});

test('a portfolio of a client that is not theirs is none that an adviser can choose or be matched with', async () => {
  const id = await checked(fileOf('2026-01-05,Deposit,P-9,1000.00,GBP', '2026-01-05,Deposit,X-1,10.00,GBP'));
  expect(await matched(id)).toEqual([
    ['P-9', 1, null, null],
    ['X-1', 1, null, null],
  ]);
  await expect(choose(id, beyond, gia)).rejects.toMatchObject({ code: 'portfolio-not-found' });
  await expect(choose(id, '0'.repeat(32), gia)).rejects.toMatchObject({ code: 'portfolio-not-found' });
  await expect(choose(id, "' or true --", gia)).rejects.toMatchObject({ code: 'form-not-understood' });
  await expect(
    wizard.send(id, { intent: 'accounts', 'source-0': 'Alpha', 'account-0': 'other', 'portfolio-0': gia }),
  ).rejects.toMatchObject({
    code: 'form-not-understood',
  });
  expect(await matched(id)).toHaveLength(2);
  await db.owner.query(`insert into remembered_accounts (portal_id, source, account, portfolio_id) values ($1, 'Alpha', 'X-1', $2)`, [
    portal.id,
    beyond,
  ]);
  await wizard.send(id, { intent: 'again' });
  expect((await matched(id))[1]).toEqual(['X-1', 1, null, null]);
});

test('rows that are joined, cancelled or taken back are told with their reason, and importing twice adds nothing', async () => {
  const content = [
    'Date,Type,ISIN,Units,Price,Amount,Fee,Currency,Status,Order ID',
    '2026-03-02,Forex debit,,,,-92.00,,GBP,Executed,F1',
    '2026-03-02,Forex credit,,,,100.00,,USD,Executed,F1',
    '2026-03-03,Deposit,,,,20.00,,GBP,Cancelled,D1',
    '2026-03-04,Deposit,,,,30.00,,GBP,Executed,D2',
    '2026-03-04,Storno,,,,-30.00,,GBP,Executed,D2',
    '2026-03-05,Deposit,,,,0.00,,GBP,Executed,D3',
  ].join('\n');
  const id = await checked(content);
  const { outcome, rowsShown } = await wizard.read(id);
  expect(outcome?.counts).toMatchObject({ new: 2, ignored: 3, error: 1 });
  expect(rowsShown.rows.flatMap(({ line, problems }) => problems.map(({ expected, details }) => [line, expected, details?.line]))).toEqual([
    [7, 'amount', undefined],
    [4, 'left-out-cancelled', undefined],
    [5, 'left-out-reversed', '6'],
    [6, 'left-out-reversed', '5'],
  ]);
  await wizard.send(id, { intent: 'options', 'leave-out-errors': 'on' });
  await wizard.send(id, { intent: 'import' });
  const { rows } = await db.owner.query<{ ids: number; rows: number }>(
    `select count(distinct transfer_id)::int as ids, count(*)::int as rows from transactions where type = 'Exchange' and source like 'Alpha%'`,
  );
  expect(rows[0]).toEqual({ ids: 1, rows: 2 });
  expect((await wizard.read(await checked(content))).outcome?.counts).toMatchObject({ new: 0, unchanged: 2 });
});
