import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { emptied, type Folder, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { importSource } from './import-source.ts';

const db = await testDatabase();

/** Each test begins with the small folder imported, or empties the book itself. */
beforeAll(async () => {
  expect(await importFolder(db, smallFolder)).toMatchObject({ kind: 'imported' });
  await saveData(db.owner);
});

beforeEach(() => restoreData(db.owner));

async function rowsOf(sql: string): Promise<unknown[]> {
  return (await db.owner.query({ text: sql, rowMode: 'array' })).rows;
}

const content = [
  'portals',
  'models',
  'model_targets',
  'fund_weights',
  'instruments',
  'prices',
  'exchange_rates',
  'benchmarks',
  'benchmark_components',
  'users',
  'accounts',
]
  .concat(['account_members', 'portal_members', 'portfolios', 'transactions', 'commitments', 'reported_values', 'ledger_marks'])
  .map((table) => `select '${table}', count(*)::int, max(xmin::text::bigint)::int from ${table}`)
  .join(' union all ');

const groupsSql =
  'select own.name from client_group_members member join client_groups own on own.id = member.group_id order by own.name collate "C"';

const { 'transactions.csv': ledger = '' } = smallFolder;

function withLedger(...lines: string[]): Folder {
  return { ...smallFolder, 'transactions.csv': [ledger, ...lines].join('\n') };
}

describe('a folder', () => {
  test('goes in whole, with the counts of each file', async () => {
    await emptied(db);
    const result = await importFolder(db, smallFolder);

    expect(result).toMatchObject({
      kind: 'imported',
      counts: { 'prices.csv': { rows: 4, added: 4, changed: 0 }, 'transactions.csv': { rows: 5, added: 5, changed: 0 } },
    });
    expect(await rowsOf('select source, counts from import_runs')).toEqual([['house', 'counts' in result && result.counts]]);
    expect(
      await rowsOf(`
        select p.external_id, t.source, t.source_id, t.type, i.symbol, t.units, t.amount, t.charges
        from transactions t join portfolios p on p.id = t.portfolio_id left join instruments i on i.id = t.instrument_id
        order by t.source_id`),
    ).toEqual([
      ['P-1', 'house', '1', 'Contribution', null, null, '1000', '0'],
      ['P-1', 'house', '2', 'Purchase', 'VOD', '100', '-100', '0'],
      ['P-1', 'house', '3', 'Sale', 'VOD', '40', '44', '0'],
      ['P-2', 'house', '4', 'Contribution', null, null, '500', '0'],
      ['P-2', 'house', '5', 'Purchase', 'AAPL', '2', '-84', '0'],
    ]);
  });

  test('with wide rates has a row for each that was published', async () => {
    expect(await rowsOf('select currency, day::text, per_euro from exchange_rates order by 1, 2')).toEqual([
      ['GBP', '2020-01-01', '0.85'],
      ['USD', '2020-01-01', '1.1'],
      ['USD', '2020-01-02', '1.2'],
    ]);
  });

  test('with wide prices has a row for each that was published', async () => {
    await emptied(db);
    await importFolder(db, { ...smallFolder, 'prices.csv': 'Date,VOD,AAPL\n2020-01-01,100,\n2020-01-02,101,50' });
    expect(
      await rowsOf('select i.symbol, p.day::text, p.close from prices p join instruments i on i.id = p.instrument_id order by 1, 2'),
    ).toEqual([
      ['AAPL', '2020-01-02', '50'],
      ['VOD', '2020-01-01', '100'],
      ['VOD', '2020-01-02', '101'],
    ]);
  });

  test('ties people to accounts: its advisors, and the investor with its address as client', async () => {
    const members = 'select u.email, m.relation from account_members m join users u on u.id = m.user_id order by 1';
    expect(await rowsOf(members)).toEqual([
      ['ada@firm.example', 'advisor'],
      ['ivy@home.example', 'client'],
    ]);

    const users = 'email,name,role\n bob@firm.example,Bob,advisor';
    const accounts = `externalId,name,email,portal,advisors,currency
      A-1,Ivy,IVY@home.example,Main,bob@firm.example,GBP`;
    await importFolder(db, { 'users.csv': users, 'accounts.csv': accounts });
    expect(await rowsOf(members)).toEqual([
      ['bob@firm.example', 'advisor'],
      ['ivy@home.example', 'client'],
    ]);
    expect(await rowsOf(groupsSql)).toEqual([['family'], ['london']]);
  });

  test('puts accounts into the groups that it names and takes them out of those it no longer does; what was done by hand stays', async () => {
    await emptied(db);
    const header = 'externalId,name,email,portal,advisors,groups,currency';
    const named = (groups: string) =>
      importFolder(db, { 'accounts.csv': `${header}\n A-1,Ivy,ivy@home.example,Main,ada@firm.example,${groups},GBP` });
    await importFolder(db, smallFolder);
    await db.owner.query("insert into client_groups (portal_id, name) select id, 'by hand' from portals where name = 'Main'");
    await db.owner.query(
      "insert into client_group_members (account_id, group_id) select accounts.id, own.id from accounts, client_groups own where own.name = 'by hand'",
    );
    await db.owner.query("delete from client_group_members using client_groups own where own.id = group_id and own.name = 'london'");
    await db.owner.query("update client_groups set name = 'Families' where name = 'family'");
    await named('family;london');
    expect(await rowsOf(groupsSql), 'the source says what it said').toEqual([['Families'], ['by hand']]);
    await named('family;harbour;by hand');
    expect(await rowsOf(groupsSql)).toEqual([['Families'], ['by hand'], ['harbour']]);
    await named('london');
    expect(await rowsOf(groupsSql), 'london is named anew').toEqual([['by hand'], ['london']]);
    expect(await rowsOf('select cardinality(group_ids) from accounts')).toEqual([[2]]);
  });

  test('says for whom the projections tool is: without the column it stays, a blank takes it away', async () => {
    const ids = [];
    for (const [column, value] of [
      ['', ''],
      [',projectionId', ',T-1'],
      ['', ''],
      [',projectionId', ','],
    ]) {
      const header = `externalId,name,email,portal,advisors,currency${column}`;
      await importFolder(db, { 'accounts.csv': `${header}\n A-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP${value}` });
      ids.push(...(await rowsOf('select projection_id from accounts')));
    }
    expect(ids.flat()).toEqual([null, 'T-1', 'T-1', null]);
  });

  test('names the organisations of people, once each; what it leaves blank stays', async () => {
    await emptied(db);
    const people = 'email,name,role,organisation';
    const houses = 'select u.name, o.name from users u left join organisations o on o.id = u.organisation_id order by 1';
    await importFolder(db, { 'users.csv': `${people}\n ada@firm.example,Ada,advisor,House\n bob@firm.example,Bob,advisor,House` });
    await importFolder(db, { 'users.csv': `${people}\n ada@firm.example,Ada,advisor,\n bob@firm.example,Bob,advisor,Other house` });
    expect(await rowsOf(houses)).toEqual([
      ['Ada', 'House'],
      ['Bob', 'Other house'],
    ]);
    expect(await rowsOf('select name from organisations order by 1')).toEqual([['House'], ['Other house']]);
  });

  test('keeps the numbers of people, and counts who has another one; what it leaves blank stays', async () => {
    await emptied(db);
    const people = 'email,name,role,phone';
    const numbers = 'select name, security.phone from users join user_security security on user_id = id order by 1';
    const counts = async (...lines: string[]) => {
      const result = await importFolder(db, { 'users.csv': [people, ...lines].join('\n ') });
      return result.kind === 'imported' && result.counts['users.csv'];
    };
    expect(await counts('ada@firm.example,Ada,advisor,+44 1', 'bob@firm.example,Bob,advisor,')).toMatchObject({ added: 2, changed: 0 });
    expect(await counts('ada@firm.example,Ada,advisor,', 'bob@firm.example,Bob,advisor,+44 2')).toMatchObject({ added: 0, changed: 1 });
    expect(await counts('ada@firm.example,Ada B,advisor,+44 3', 'bob@firm.example,Bob,advisor,+44 2')).toMatchObject({
      added: 0,
      changed: 1,
    });
    expect(await rowsOf(numbers)).toEqual([
      ['Ada B', '+44 3'],
      ['Bob', '+44 2'],
    ]);
  });

  test('a second time changes nothing, not even a version', async () => {
    const before = await rowsOf(content);
    const second = await importFolder(db, smallFolder);

    expect(await rowsOf(content)).toEqual(before);
    expect(second.kind === 'imported' && Object.values(second.counts).every(({ added, changed }) => added + changed === 0)).toBe(true);
  });

  test('as a dry run counts and leaves nothing', async () => {
    await emptied(db);
    const result = await importFolder(db, smallFolder, { dryRun: true });
    expect(result).toMatchObject({ kind: 'checked', counts: { 'transactions.csv': { rows: 5, added: 5, changed: 0 } } });
    expect(
      await rowsOf(
        'select (select count(*)::int from instruments), (select count(*)::int from portals), (select count(*)::int from import_runs)',
      ),
    ).toEqual([[0, 0, 0]]);
  });

  test('with one problem stays out altogether', async () => {
    await emptied(db);
    const result = await importFolder(db, withLedger('6,P-1,2020-04-01,Sale,VOD,61,1,1,GBP'));
    expect(result).toMatchObject({ kind: 'refused', problems: [{ line: 7, column: 'units' }], others: 0 });
    expect(await rowsOf('select count(*)::int from instruments')).toEqual([[0]]);
  });
});

describe('models and weights', () => {
  const weights: Folder = {
    'models.csv': `model,assetClass,min,target,max
      Calm,Equities,0.1,0.3,0.5
      Calm,Cash,0.2,0.7,1`,
    'fund-weights.csv': `symbol,date,kind,key,weight
      IDX,2020-01-31,currency,USD,0.7
      IDX,2020-01-31,currency,EUR,0.3
      IDX,2020-01-31,region,Europe,1.01
      IDX,2020-02-29,currency,USD,0.6`,
  };
  const stored = `
    select i.symbol || ' ' || w.day || ' ' || w.kind || ' ' || w.key, w.weight::text from fund_weights w join instruments i on i.id = w.instrument_id
    union all
    select m.name || ' ' || t.asset_class, concat_ws(' ', t.min, t.target, t.max) from model_targets t join models m on m.id = t.model_id
    order by 1`;

  test('go in, and are said whole', async () => {
    await emptied(db);
    await importFolder(db, {
      ...smallFolder,
      ...weights,
      'portfolios.csv': `${smallFolder['portfolios.csv']}`.replace('benchmark', 'model').replace('World', 'Calm'),
    });
    expect(await rowsOf(stored)).toEqual([
      ['Calm Cash', '0.2 0.7 1'],
      ['Calm Equities', '0.1 0.3 0.5'],
      ['IDX 2020-01-31 currency EUR', '0.3'],
      ['IDX 2020-01-31 currency USD', '0.7'],
      ['IDX 2020-01-31 region Europe', '1.01'],
      ['IDX 2020-02-29 currency USD', '0.6'],
    ]);
    expect(await rowsOf('select p.external_id, m.name from portfolios p left join models m on m.id = p.model_id order by 1')).toEqual([
      ['P-1', 'Calm'],
      ['P-2', null],
    ]);

    const second = await importFolder(db, {
      'models.csv': 'model,assetClass,min,target,max\nCalm,Cash,0.2,1,1',
      'fund-weights.csv': 'symbol,date,kind,key,weight\nIDX,2020-01-31,currency,USD,0.7\nIDX,2020-01-31,currency,GBP,0.1',
    });
    expect(second).toMatchObject({
      counts: { 'models.csv': { rows: 1, added: 0, changed: 2 }, 'fund-weights.csv': { rows: 2, added: 1, changed: 1 } },
    });
    expect((await rowsOf(stored)).slice(0, 3)).toEqual([
      ['Calm Cash', '0.2 1 1'],
      ['IDX 2020-01-31 currency GBP', '0.1'],
      ['IDX 2020-01-31 currency USD', '0.7'],
    ]);
  });

  test('a second time change nothing', async () => {
    await emptied(db);
    await importFolder(db, { ...smallFolder, ...weights });
    const before = await rowsOf(content);
    await importFolder(db, weights);
    expect(await rowsOf(content)).toEqual(before);
  });

  test('an index says what its level holds, and any instrument where its factsheet is', async () => {
    await emptied(db);
    const instruments = `symbol,name,type,assetClass,currency,returnBasis,factsheet
      IDX,Index,Index,Equities,GBP,total,https://index.example/idx`;
    await importFolder(db, { 'instruments.csv': instruments });
    expect(await rowsOf('select return_basis, factsheet, is_published from instruments')).toEqual([
      ['total', 'https://index.example/idx', true],
    ]);
    const share = await importFolder(db, { 'instruments.csv': instruments.replace('Index,Index', 'Share,Stock') });
    expect(share).toMatchObject({ kind: 'refused', problems: [{ column: 'returnBasis', expected: 'blank: only an Index has it' }] });
  });
});

test('a dividend taken back gives its tax and costs back', async () => {
  await emptied(db);
  const transactions = `id,portfolio,date,type,symbol,amount,currency,charges,tax
    1,P-1,2020-01-02,Dividend,VOD,85,GBP,1,14
    2,P-1,2020-01-09,Dividend,VOD,-85,GBP,1,14`;
  await importFolder(db, { ...smallFolder, 'transactions.csv': transactions }, { confirmed: ['not-held'] });
  const again = await importFolder(db, { 'transactions.csv': transactions });
  expect(await rowsOf('select amount, charges, tax from transactions order by source_id')).toEqual([
    ['85', '1', '14'],
    ['-85', '-1', '-14'],
  ]);
  expect(again).toMatchObject({ counts: { 'transactions.csv': { added: 0, changed: 0 } } });
});

describe('a changed transaction', () => {
  const history = `
    select t.source_id, p.external_id, t.units, t.voided_at is null, t.sequence from transactions t join portfolios p on p.id = t.portfolio_id
    where source_id = '2' order by recorded_at, voided_at nulls last`;

  test('is voided and recorded again at its place in the order of entry', async () => {
    const [[, , , , sequence]] = (await rowsOf(history)) as [[unknown, unknown, unknown, unknown, string]];
    const result = await importFolder(db, { ...smallFolder, 'transactions.csv': ledger.replace('VOD,100,100,-100', 'VOD,90,100,-90') });

    expect(result).toMatchObject({ kind: 'imported', counts: { 'transactions.csv': { rows: 5, added: 0, changed: 1 } } });
    expect(await rowsOf(history)).toEqual([
      ['2', 'P-1', '100', false, sequence],
      ['2', 'P-1', '90', true, sequence],
    ]);
  });

  test('may be of another portfolio than before', async () => {
    await importFolder(db, { 'transactions.csv': `${ledger.split('\n')[0]}\n1,P-2,2020-01-01,Contribution,,,,1000,GBP` });
    const rows =
      "select p.external_id, t.voided_at is null from transactions t join portfolios p on p.id = t.portfolio_id where source_id = '1' order by 1";
    expect(await rowsOf(rows)).toEqual([
      ['P-1', false],
      ['P-2', true],
    ]);
  });

  test('may not leave a sale without its units', async () => {
    const result = await importFolder(db, { 'transactions.csv': `${ledger.split('\n')[0]}\n2,P-1,2020-01-02,Purchase,VOD,39,100,-39,GBP` });
    expect(result).toMatchObject({
      kind: 'refused',
      problems: [{ line: 2, column: 'units', found: '40', expected: 'no more than the 39 units of VOD held on 2020-03-02' }],
    });
  });
});

describe('imports', () => {
  test('at the same time go one after the other', async () => {
    await emptied(db);
    const results = await Promise.all([importFolder(db, smallFolder), importFolder(db, smallFolder), importFolder(db, smallFolder)]);
    const added = results.map((result) => (result.kind === 'imported' ? (result.counts['transactions.csv']?.added ?? 0) : NaN));
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
    expect(await rowsOf('select count(*)::int from transactions')).toEqual([[5]]);
  });

  test('tell how far they are', async () => {
    await emptied(db);
    const phases: string[] = [];
    await importFolder(db, smallFolder, {
      onProgress: (progress) => phases.push(progress.phase === 'reading' ? progress.file : progress.phase),
    });
    const others = Object.keys(smallFolder).filter((file) => file !== 'users.csv' && file !== 'accounts.csv');
    expect([...new Set(phases)]).toEqual(['users.csv', 'accounts.csv', ...others, 'checking', 'writing']);
  });

  test('end in the failure of their source, and keep nothing', async () => {
    await emptied(db);
    const columns = ['symbol', 'name', 'type', 'assetClass', 'currency'];
    const file = { name: 'instruments.csv' as const, size: 2, open: async () => ({ columns, batches: untilTheDiskIsGone() }) };
    const running = importSource(db.as(system('import')), { name: 'house', strangers: [], files: [file] }, { dryRun: false });
    await expect(running).rejects.toThrow('the disk is gone');
    expect(await importFolder(db, smallFolder)).toMatchObject({ kind: 'imported' });
  });

  test('can be stopped at each step, and keep nothing', async () => {
    await emptied(db);
    const stopped = importFolder(db, smallFolder, {
      onProgress: ({ phase }) => {
        if (phase === 'writing') throw new Error('stopped');
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await rowsOf('select count(*)::int from instruments')).toEqual([[0]]);
  });
});

async function* untilTheDiskIsGone() {
  yield { rows: [['VOD', 'Vodafone', 'Stock', 'Equities', 'GBP']], lines: [2], read: 1 };
  throw new Error('the disk is gone');
}

test('what was added by hand stays as it is, however often the source comes', async () => {
  await db.owner.query(`
    with made as (insert into accounts (portal_id, name, email, currency, gender) select id, 'By hand', 'hand@home.example', 'GBP', 'female' from portals limit 1 returning id),
         advised as (insert into account_members (account_id, user_id, relation) select made.id, users.id, 'advisor' from made, users where email = 'ada@firm.example')
    insert into portfolios (account_id, external_id, name, type, currency) select id, 'BYHAND', 'Own', 'GIA', 'GBP' from made`);
  const byHand = `
    select account.xmin, account.is_active, account.version, own.xmin, (select string_agg(user_id || relation, ',') from account_members where account_id = account.id)
      from accounts account join portfolios own on own.account_id = account.id where account.name = 'By hand'`;
  const before = await rowsOf(byHand);
  expect(before).toHaveLength(1);
  expect(await importFolder(db, smallFolder)).toMatchObject({ kind: 'imported' });
  expect(await importFolder(db, withLedger('6,P-1,2020-01-03,Contribution,,,,1,GBP'))).toMatchObject({ kind: 'imported' });
  expect(await rowsOf(byHand)).toEqual(before);
});

test('an account that was added by hand with a number of the source is the source’s from its next import on', async () => {
  await db.owner.query("update accounts set name = 'Typed', email = 'typed@home.example' where external_id = 'A-1'");
  await importFolder(db, smallFolder);
  expect(await rowsOf('select name, email, version from accounts')).toEqual([['Ivy', 'ivy@home.example', 4]]);
});
