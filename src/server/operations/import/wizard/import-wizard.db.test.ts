import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import type { OpenedImport } from '#contracts/imports.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { type Wizard, wizardOf } from '#tests/support/import-wizard.ts';
import { readEntryForm } from '../../ledger/read-entry-form.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();
let ada: Actor;
let portal: { readonly id: string };
let wizard: Wizard;
let portfolio: string;

const header = 'date,action,symbol,quantity,price,fees,currency';
const purchase = '2020-02-03,BUY,VOD,100,1.10,5,GBP';

async function idOf(sql: string): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>(sql);
  return rows[0]?.id.replaceAll('-', '') ?? '';
}

beforeAll(async () => {
  await importFolder(db, smallFolder);
  portal = { id: await idOf("select id from portals where name = 'Main'") };
  portfolio = await idOf("select id from portfolios where external_id = 'P-1'");
  ada = { kind: 'advisor', userId: await idOf("select id from users where name = 'Ada'") };
  await saveData(db.owner);
});

beforeEach(async () => {
  await restoreData(db.owner);
  wizard = wizardOf(db, ada, portal);
});

function countsOf({ outcome }: OpenedImport): Record<string, number> {
  return Object.fromEntries(Object.entries(outcome?.counts ?? {}).filter(([, count]) => count > 0));
}

const file = (rows: readonly string[], name = 'records.csv') => ({ name, content: [header, ...rows].join('\n'), portfolio });

/** A bank statement of the layout of Vanguard. */
const cash = (...rows: readonly string[]) => ['Date,Details,Amount,Balance', ...rows].join('\n');
const table = (...rows: readonly string[]) => [header, ...rows].join('\n');
const upload = (content: string) => ({ name: 'records.csv', content, portfolio });

async function ledger(): Promise<string[]> {
  const { rows } = await db.owner.query<{ line: string }>(
    `select concat_ws(' ', t.day, t.type, i.symbol, trim_scale(t.units), trim_scale(t.price), t.amount, t.currency) as line
       from transactions t left join instruments i on i.id = t.instrument_id
      where t.voided_at is null and t.source not in ('house') order by t.day, t.sequence`,
  );
  return rows.map(({ line }) => line);
}

async function pricesOf(symbol: string): Promise<string[]> {
  const { rows } = await db.owner.query<{ line: string }>(
    `select concat_ws(' ', day, trim_scale(close)) as line from prices join instruments i on i.id = instrument_id where symbol = $1 order by day`,
    [symbol],
  );
  return rows.map(({ line }) => line);
}

describe('the portfolios to choose from', () => {
  test('tell clients and portfolios of one name apart, and are sent while there is something to choose', async () => {
    const apart = async (id: string) => (await wizard.read(id)).portfolios.map(({ client, name, apart: by }) => [client, name, by]);
    const id = await wizard.check([file([purchase])]);
    expect(await apart(id)).toEqual([
      ['Ivy', 'Ivy GIA', null],
      ['Ivy', 'Ivy ISA', null],
    ]);
    await importFolder(db, {
      'users.csv': 'email,name,role\nother@home.example,IVY,investor',
      'accounts.csv': 'externalId,name,email,portal,advisors,groups,currency\nA-2,IVY,other@home.example,Main,ada@firm.example,,GBP',
      'portfolios.csv': 'externalId,account,name,type,currency,benchmark\nP-3,A-2,GIA,GIA,GBP,\nP-4,A-2,Gia,GIA,GBP,\nP-5,A-2,GIA,GIA,EUR,',
    });
    expect(
      Object.fromEntries((await wizard.read(id)).portfolios.map(({ name, currency, apart: by }) => [`${name} ${currency}`, by])),
    ).toEqual({
      'Ivy GIA GBP': 'ivy@home.example',
      'Ivy ISA GBP': 'ivy@home.example',
      'GIA GBP': 'other@home.example, P-3',
      'Gia GBP': 'other@home.example, P-4',
      'GIA EUR': 'other@home.example',
    });
    await wizard.send(id, { intent: 'import' });
    expect(await apart(id)).toEqual([]);
  });
});

describe('a broker’s file', () => {
  test('is checked, shown row by row with its effect on values, and brought in', async () => {
    const id = await wizard.check([file([purchase, '2020-02-04,DIVIDEND,VOD,100,0.02,0,GBP'])]);
    const checked = await wizard.read(id);
    expect(checked.outcome?.failure).toBeUndefined();
    expect(countsOf(checked)).toEqual({ new: 2 });
    expect(checked.rowsShown.rows.map(({ line, verdict, said }) => [line, verdict, said.type, said.security, said.amount])).toEqual([
      [2, 'new', 'Purchase', 'Vodafone', '-115'],
      [3, 'new', 'Dividend', 'Vodafone', '2'],
    ]);
    expect(checked.outcome?.effects).toHaveLength(1);
    expect(await ledger()).toEqual([]);

    await wizard.send(id, { intent: 'import' });
    const imported = await wizard.read(id);
    expect([imported.state, countsOf(imported)]).toEqual(['imported', { new: 2 }]);
    // Pounds became the pence of the security.
    expect(await ledger()).toEqual(['2020-02-03 Purchase VOD 100 110 -115 GBP', '2020-02-04 Dividend VOD 2 GBP']);
  });

  test('that overlaps with one before adds what is new alone', async () => {
    const first = await wizard.check([file([purchase])]);
    await wizard.send(first, { intent: 'import' });
    const second = await wizard.check([file(['2020-02-05,SELL,VOD,10,1.20,0,GBP', purchase])]);
    expect(countsOf(await wizard.read(second))).toEqual({ new: 1, unchanged: 1 });
    await wizard.send(second, { intent: 'import' });
    expect(await ledger()).toHaveLength(2);
  });

  test('with a fault keeps all of it out, and says where', async () => {
    const id = await wizard.check([file([purchase, '2020-02-31,BUY,VOD,1,1.10,0,GBP', '2020-02-06,BUY,VOD,many,1.10,0,GBP'])]);
    const checked = await wizard.read(id);
    expect(countsOf(checked)).toEqual({ error: 2, new: 1 });
    expect(checked.rowsShown.rows.slice(0, 2).map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.found])).toEqual([
      [3, 'date', '2020-02-31'],
      [4, 'quantity', 'many'],
    ]);
    await wizard.send(id, { intent: 'import' });
    expect((await wizard.read(id)).state).toBe('checked');
    expect(await ledger()).toEqual([]);

    await wizard.send(id, { intent: 'options', 'leave-out-errors': 'on' });
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toHaveLength(1);
  });

  test('with a fault is corrected cell by cell, comes in as corrected, and stays as it is', async () => {
    const bad = '2020-02-31,BUY,VOD,many,1.10,5,GBP';
    const id = await wizard.check([file([purchase, bad])]);
    const row = (await wizard.read(id)).rowsShown.rows.find(({ verdict }) => verdict === 'error')?.row ?? 0;
    const cells = (await wizard.read(id, { row })).openedRow?.cells ?? [];
    expect(cells.map(({ name, text, corrected }) => [name, text, corrected])).toEqual(
      header.split(',').map((name, at) => [name, bad.split(',')[at], null]),
    );

    await wizard.send(id, { intent: 'correct', row: String(row), 'cell-0': '2020-02-28', 'cell-3': 'ten', 'cell-2': 'VOD' });
    expect((await wizard.read(id)).rowsShown.rows[0]?.problems).toMatchObject([{ column: 'quantity', found: 'ten' }]);
    expect((await wizard.read(id, { row })).openedRow?.cells.map(({ corrected }) => corrected)).toEqual([
      '2020-02-28',
      null,
      null,
      'ten',
      null,
      null,
      null,
    ]);
    await wizard.send(id, { intent: 'correct', row: String(row), 'cell-3': '10' });
    const corrected = await wizard.read(id);
    expect(countsOf(corrected)).toEqual({ new: 2 });
    expect(corrected.correctedRows).toEqual([
      {
        row,
        file: 'records.csv',
        line: 3,
        cells: [
          { name: 'date', from: '2020-02-31', to: '2020-02-28' },
          { name: 'quantity', from: 'many', to: '10' },
        ],
      },
    ]);

    await wizard.send(id, { intent: 'uncorrect', row: String(row) });
    expect(countsOf(await wizard.read(id))).toEqual({ error: 1, new: 1 });
    expect((await wizard.read(id)).correctedRows).toEqual([]);
    await wizard.send(id, { intent: 'correct', row: String(row), 'cell-0': '2020-02-28', 'cell-3': '10' });
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toEqual(['2020-02-03 Purchase VOD 100 110 -115 GBP', '2020-02-28 Purchase VOD 10 110 -16 GBP']);
    await expect(wizard.send(id, { intent: 'uncorrect', row: String(row) })).rejects.toMatchObject({ code: 'forbidden' });
    const { rows } = await db.owner.query<{ after: object }>(
      "select after from audit_events where after ->> 'intent' = 'correct' order by seq desc limit 1",
    );
    expect(rows[0]?.after).toMatchObject({ file: 'records.csv', line: 3, cells: [{ from: '2020-02-31', to: '2020-02-28' }, { to: '10' }] });
  });

  test('that sells more than is held says how much there is, and what follows from a row left out is left out', async () => {
    const id = await wizard.check([file(['2020-02-03,BUY,AAPL,nine,50,0,USD', '2020-02-05,SELL,AAPL,9,60,0,USD', purchase])]);
    expect(countsOf(await wizard.read(id))).toEqual({ error: 1, new: 2 });
    await wizard.send(id, { intent: 'options', 'leave-out-errors': 'on' });
    const left = await wizard.read(id);
    expect(countsOf(left)).toEqual({ error: 2, new: 1 });
    expect(left.rowsShown.rows.map(({ problems }) => problems[0]?.expected)).toContain('held');
  });

  test('with a security that no one knows waits until it is chosen, and the choice is remembered', async () => {
    const rows = ['2020-02-03,BUY,Vodaphone,100,1.10,0,GBP'];
    const id = await wizard.check([file(rows)]);
    const checked = await wizard.read(id);
    expect(countsOf(checked)).toEqual({ error: 1 });
    expect(checked.securities.map(({ key, matchedBy }) => [key, matchedBy])).toEqual([['symbol Vodaphone', null]]);
    const [security] = checked.securities;
    await wizard.send(id, {
      intent: 'security',
      source: security?.source ?? '',
      key: security?.key ?? '',
      kind: 'existing',
      symbol: 'VOD',
    });
    await wizard.send(id, { intent: 'again' });
    expect(countsOf(await wizard.read(id))).toEqual({ new: 1 });
    await wizard.send(id, { intent: 'import' });
    const next = await wizard.check([file([...rows, '2020-03-03,BUY,Vodaphone,1,1.10,0,GBP'])]);
    const remembered = await wizard.read(next);
    expect([countsOf(remembered), remembered.securities[0]?.matchedBy]).toEqual([{ new: 1, unchanged: 1 }, 'remembered']);
  });

  test('with a new security brings it along', async () => {
    const id = await wizard.check([file(['2020-02-03,BUY,NEW,100,1.10,0,GBP', '2020-03-04,SELL,NEW,40,1.30,0,GBP'])]);
    const key = { source: 'Own records', key: 'symbol NEW' };
    const described = { symbol: 'NEW', name: 'New plc', type: 'Stock', assetClass: 'Equities', currency: 'GBP' };
    await wizard.send(id, { intent: 'security', ...key, kind: 'new', ...described, 'price-from': 'file' });
    await wizard.send(id, { intent: 'again' });
    expect((await db.owner.query("select from instruments where symbol = 'NEW'")).rowCount).toBe(0);
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toEqual(['2020-02-03 Purchase NEW 100 1.1 -110 GBP', '2020-03-04 Sale NEW 40 1.3 52 GBP']);
    const sold = await idOf(
      "select t.id from transactions t join instruments i on i.id = t.instrument_id where symbol = 'NEW' and t.type = 'Sale'",
    );
    const context = {
      actor: ada,
      db: db.as(ada, { networkAddress: '::1', requestId: 'test' }),
      today: '2026-01-02',
      variant: defaultVariant,
    };
    expect((await readEntryForm(context, portfolio, { entry: sold })).entry?.origin).toMatchObject({
      file: 'records.csv',
      line: 3,
      by: 'Ada',
    });
    expect(await pricesOf('NEW')).toEqual(['2020-02-03 1.1', '2020-03-04 1.3']);
    // The explorer is every client's: what someone describes in the portal is for who holds it, what the office brought is for all.
    expect((await db.owner.query('select distinct symbol, is_published from instruments order by is_published, symbol')).rows[0]).toEqual({
      symbol: 'NEW',
      is_published: false,
    });
  });

  test('takes the securities that it made with it, unless something else uses them by now', async () => {
    const made = async (symbol: string) => {
      const id = await wizard.check([file([`2020-02-03,BUY,${symbol},100,1.10,0,GBP`])]);
      const described = { symbol, name: `${symbol} plc`, type: 'Stock', assetClass: 'Equities', currency: 'GBP' };
      const key = { source: 'Own records', key: `symbol ${symbol}` };
      await wizard.send(id, { intent: 'security', ...key, kind: 'new', ...described, 'price-from': 'file' });
      await wizard.send(id, { intent: 'again' });
      await wizard.send(id, { intent: 'import' });
      return id;
    };
    const symbols = async () => (await db.owner.query<{ symbol: string }>("select symbol from instruments where name like '% plc'")).rows;
    const alone = await made('NEW');
    expect((await wizard.read(alone)).outcome?.undone?.securities).toEqual({ removed: ['NEW'], kept: [] });
    await wizard.send(alone, { intent: 'undo' });
    expect([await symbols(), await pricesOf('NEW'), await ledger()]).toEqual([[], [], []]);

    const shared = await made('BOTH');
    const other = await wizard.check([file(['2020-05-04,BUY,BOTH,5,1.20,0,GBP'])]);
    await wizard.send(other, { intent: 'import' });
    await wizard.send(shared, { intent: 'undo' });
    const kept = [{ symbol: 'BOTH', name: 'BOTH plc', why: 'used' }];
    expect((await wizard.read(shared)).outcome?.undone?.securities).toEqual({ removed: [], kept });
    expect(await symbols()).toEqual([{ symbol: 'BOTH' }]);

    const priced = await made('FED');
    await db.owner.query("insert into prices (instrument_id, day, close) select id, '2020-06-01', 2 from instruments where symbol = 'FED'");
    expect((await wizard.read(priced)).outcome?.undone?.securities?.kept).toMatchObject([{ symbol: 'FED', why: 'priced' }]);
  });

  test.each([
    [{ 'price-from': 'typed', price: '2.5', 'price-day': '2020-03-01' }, ['2020-03-01 2.5']],
    [{ 'price-from': 'none' }, []],
  ])('with a new security that begins at %o', async (price: Record<string, string>, expected) => {
    const id = await wizard.check([file(['2020-02-03,BUY,NEW,100,1.10,0,GBP', '2020-02-09,DIVIDEND,NEW,100,0.5,0,GBP'])]);
    const described = { symbol: 'NEW', name: 'New plc', type: 'Stock', assetClass: 'Equities', currency: 'GBP' };
    const form = { intent: 'security', source: 'Own records', key: 'symbol NEW', kind: 'new', ...described, ...price };
    await expect(wizard.send(id, { ...form, 'price-from': 'typed', price: '0', 'price-day': '2020-03-01' })).rejects.toMatchObject({
      code: 'import-price-invalid',
    });
    for (const type of ['Cash', 'Property', 'Index'])
      await expect(wizard.send(id, { ...form, type })).rejects.toMatchObject({ code: 'form-not-understood' });
    await wizard.send(id, form);
    await wizard.send(id, { intent: 'again' });
    await wizard.send(id, { intent: 'import' });
    expect(await pricesOf('NEW')).toEqual(expected);
  });

  test('that says the same as what was entered another way is asked about', async () => {
    const id = await wizard.check([file(['2020-03-02,SELL,VOD,40,1.10,0,GBP'])]);
    const checked = await wizard.read(id);
    expect(countsOf(checked)).toEqual({ duplicate: 1 });
    expect(checked.rowsShown.rows[0]?.problems[0]).toMatchObject({ expected: 'repeated', found: '3', details: { source: 'house' } });
    await wizard.send(id, { intent: 'options', 'take-duplicates': 'on' });
    expect(countsOf(await wizard.read(id))).toEqual({ new: 1 });
  });

  test('is undone as a whole, what it replaced comes back, and what was sold since keeps it', async () => {
    const id = await wizard.check([file([purchase])]);
    await wizard.send(id, { intent: 'import' });
    const corrected = await wizard.check([file([purchase.replace(',5,', ',6,')])]);
    expect(countsOf(await wizard.read(corrected))).toEqual({ new: 1 });
    await wizard.send(corrected, { intent: 'delete' });

    await wizard.send(id, { intent: 'undo' });
    const undone = await wizard.read(id);
    expect([undone.state, undone.outcome?.undone]).toEqual([
      'undone',
      { removed: 1, restored: 0, kept: 0, securities: { removed: [], kept: [] } },
    ]);
    expect(await ledger()).toEqual([]);

    const again = await wizard.check([file([purchase])]);
    await wizard.send(again, { intent: 'import' });
    const sale = await wizard.check([file(['2020-04-05,SELL,VOD,160,1.20,0,GBP'], 'sale.csv')]);
    await wizard.send(sale, { intent: 'import' });
    await wizard.send(again, { intent: 'undo' });
    const kept = await wizard.read(again);
    expect([kept.state, kept.outcome?.failure]).toEqual([
      'imported',
      { why: 'undo-leaves-sales', entry: { client: 'Ivy', portfolio: 'Ivy GIA', day: '2020-04-05', of: 'VOD' } },
    ]);
    expect(await ledger()).toHaveLength(2);

    await wizard.send(sale, { intent: 'undo' });
    await wizard.send(again, { intent: 'undo' });
    const done = await wizard.read(again);
    expect([done.state, done.outcome?.failure]).toEqual(['undone', undefined]);
  });
});

describe('a row that is possible and probably wrong', () => {
  const odd: Readonly<Record<string, string>> = {
    'market-price': table('2020-02-03,BUY,VOD,10,20,5,GBP'),
    'repeated-in-file': table(purchase, purchase),
    'not-held': table('2020-02-04,DIVIDEND,AAPL,100,0.02,0,USD'),
    'unusual-date': cash('04/02/1969,Deposit for investment purchases,100,100'),
    'large-dividend': table(purchase, '2020-02-04,DIVIDEND,VOD,100,0.90,0,GBP'),
    'large-charge': cash('01/02/2020,Account Fee for the quarter,-900,100'),
    'odd-sign': cash(...['5', '6', '7', '-8'].map((amount, at) => `0${at + 1}/02/2020,Cash Account Interest,${amount},100`)),
    'transfer-without-cost': `Portfolio - All Trades Report between 2020-01-01 and 2020-12-31,,,,,,,,,,,,
,,,,,,,,,,,,
Market,Code,Name,Type,Date,Quantity,Price *,Brokerage *,Currency,Exchange Rate,Value,,Comments
LSE,VOD,Vodafone,Opening Balance,04/02/2020,100,1.10,0,GBP,1,,All Trades,`,
  };

  test.each(Object.entries(odd))('waits for an answer (%s), and comes in once it is confirmed', async (kind, content) => {
    const id = await wizard.check([upload(content)]);
    const checked = await wizard.read(id);
    expect(checked.rowsShown.rows[0]).toMatchObject({ verdict: 'question', problems: [{ expected: kind }] });
    expect(countsOf(checked).question).toBe(1);
    await wizard.send(id, { intent: 'import' });
    expect((await wizard.read(id)).state).toBe('checked');
    expect(await ledger()).toEqual([]);

    await wizard.send(id, { intent: 'options', 'confirm-questions': 'on' });
    const confirmed = await wizard.read(id);
    expect([confirmed.options.confirmQuestions, countsOf(confirmed).question]).toEqual([true, undefined]);
    await wizard.send(id, { intent: 'import' });
    expect((await wizard.read(id)).state).toBe('imported');
    const rows = confirmed.outcome?.rows ?? 0;
    expect(await ledger()).toHaveLength(rows);
    const again = await wizard.check([upload(content)]);
    expect(countsOf(await wizard.read(again))).toEqual({ unchanged: rows });
  });

  test('is asked about no more once its cells are corrected', async () => {
    const id = await wizard.check([file(['2020-02-03,BUY,VOD,10,20,5,GBP'])]);
    const asked = (await wizard.read(id)).rowsShown.rows[0];
    expect(asked).toMatchObject({
      verdict: 'question',
      problems: [{ expected: 'market-price', details: { close: '110', day: '2020-02-03' } }],
    });
    await wizard.send(id, { intent: 'correct', row: String(asked?.row), 'cell-4': '1.20' });
    const corrected = await wizard.read(id);
    expect([countsOf(corrected), corrected.rowsShown.rows[0]?.problems ?? []]).toEqual([{ new: 1 }, []]);
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toEqual(['2020-02-03 Purchase VOD 10 120 -17 GBP']);
  });
});

describe('years with two digits', () => {
  const short = cash('03/02/20,Deposit for investment purchases,15,15', '28/02/20,Cash Account Interest,0.41,15.41');

  test('wait until someone has chosen their century, once for the file', async () => {
    const id = await wizard.check([upload(short)]);
    const checked = await wizard.read(id);
    expect(countsOf(checked)).toEqual({ error: 2 });
    expect(checked.rowsShown.rows.map(({ problems }) => problems[0]?.expected)).toEqual(['century', 'century']);
    const [years] = checked.outcome?.shortYears ?? [];
    expect(years).toMatchObject({ name: 'records.csv', days: { '20': '2020-02-03', '19': '1920-02-03' } });
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toEqual([]);

    await wizard.send(id, { intent: 'options', [`century-${years?.file ?? ''}`]: '18' });
    expect(countsOf(await wizard.read(id))).toEqual({ error: 2 });
    await wizard.send(id, { intent: 'options', [`century-${years?.file ?? ''}`]: '19' });
    expect((await wizard.read(id)).rowsShown.rows.map(({ problems }) => problems[0]?.expected)).toContain('unusual-date');
    await wizard.send(id, { intent: 'options', [`century-${years?.file ?? ''}`]: '20' });
    expect(countsOf(await wizard.read(id))).toEqual({ new: 2 });
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toEqual(['2020-02-03 Contribution 15 GBP', '2020-02-28 Interest 0.41 GBP']);
  });
});

describe('a sale and a purchase that look like a split', () => {
  const bought = '2020-02-03,BUY,AAPL,100,60,0,USD';
  const pair = ['2020-02-05,SELL,AAPL,100,60,0,USD', '2020-02-05,BUY,AAPL,400,15,0,USD'];

  test.each([
    ['split', ['2020-02-03 Purchase AAPL 100 60 -6000 USD', '2020-02-05 Split AAPL 0 USD', '2020-02-05 Adjustment AAPL 0 USD']],
    [
      'trades',
      ['2020-02-03 Purchase AAPL 100 60 -6000 USD', '2020-02-05 Sale AAPL 100 60 6000 USD', '2020-02-05 Purchase AAPL 400 15 -6000 USD'],
    ],
  ])('wait until someone says what they are, and come in as %s', async (answer, expected) => {
    const id = await wizard.check([file([bought, ...pair])]);
    const checked = await wizard.read(id);
    expect(checked.outcome?.hasSplits).toBe(true);
    expect(checked.rowsShown.rows[0]).toMatchObject({
      verdict: 'question',
      problems: [{ expected: 'split-as-trades', details: { sold: '100', bought: '400', symbol: 'AAPL' } }],
    });
    await wizard.send(id, { intent: 'options', 'confirm-questions': 'on' });
    await wizard.send(id, { intent: 'import' });
    expect(await ledger()).toEqual([]);

    await wizard.send(id, { intent: 'options', splits: answer });
    expect(countsOf(await wizard.read(id)).question).toBeUndefined();
    await wizard.send(id, { intent: 'import' });
    expect((await ledger()).toSorted()).toEqual(expected.toSorted());
  });
});
