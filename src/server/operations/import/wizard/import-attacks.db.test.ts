import { Readable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, system } from '#domain/actor.ts';
import { maxImportFileBytes, maxFiles, maxOpenImports, maxPersonBytes } from '#domain/import/file-import.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { lockOutImports, waitForImports } from '../wait-for-imports.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { type Wizard, wizardOf } from '#tests/support/import-wizard.ts';
import { workbookOf } from '#tests/support/spreadsheet.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();
const header = 'date,action,symbol,quantity,price,fees,currency';
const purchase = '2020-02-03,BUY,VOD,100,1.10,5,GBP';
const content = `${header}\n${purchase}`;

interface House {
  readonly portal: { readonly id: string };
  readonly portfolio: string;
  readonly foreign: string;
  readonly ada: Actor;
  readonly ben: Actor;
  readonly ivy: Actor;
  readonly admin: Actor;
}
let house: House;
let wizard: Wizard;

async function idOf(sql: string): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>(sql);
  return rows[0]?.id.replaceAll('-', '') ?? '';
}

const person = async (kind: 'advisor' | 'investor' | 'admin', name: string): Promise<Actor> => ({
  kind,
  userId: await idOf(`select id from users where name = '${name}'`),
});

beforeAll(async () => {
  await importFolder(db, smallFolder);
  await importFolder(
    db,
    {
      'users.csv': 'email,name,role\nben@firm.example,Ben,advisor\nroot@firm.example,Root,admin\notto@home.example,Otto,investor',
      'accounts.csv': 'externalId,name,email,portal,advisors,currency\nB-1,Otto,otto@home.example,Main,ben@firm.example,GBP',
      'portfolios.csv': 'externalId,account,name,type,currency\nPB,B-1,Otto GIA,GIA,GBP',
    },
    { confirmed: ['new-portals'] },
  );
  house = {
    portal: { id: await idOf("select id from portals where name = 'Main'") },
    portfolio: await idOf("select id from portfolios where external_id = 'P-1'"),
    foreign: await idOf("select id from portfolios where external_id = 'PB'"),
    ada: await person('advisor', 'Ada'),
    ben: await person('advisor', 'Ben'),
    ivy: await person('investor', 'Ivy'),
    admin: await person('admin', 'Root'),
  };
  await saveData(db.owner);
});

beforeEach(async () => {
  await restoreData(db.owner);
  wizard = wizardOf(db, house.ada, house.portal);
});

const live = async () => (await db.owner.query("select from transactions where voided_at is null and source <> 'house'")).rowCount;

describe('who is not meant', () => {
  test.each(['ben', 'ivy'] as const)('%s neither sees nor changes the import of Ada', async (name) => {
    const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
    const other = wizardOf(db, house[name], house.portal);
    await expect(other.read(id)).rejects.toMatchObject({ code: 'import-not-found' });
    await expect(other.upload(id, 'b.csv', content)).rejects.toMatchObject({ code: 'import-not-found' });
    for (const intent of ['import', 'undo', 'delete', 'stop', 'again'])
      await expect(other.send(id, { intent })).rejects.toMatchObject({ code: 'import-not-found' });
    expect(await live()).toBe(0);
  });

  test('a client begins none', async () => {
    await expect(wizardOf(db, house.ivy, house.portal).create()).rejects.toMatchObject({ code: 'page-not-found' });
  });

  test('an adviser brings nothing into the portfolio of another’s client', async () => {
    await expect(wizard.check([{ name: 'a.csv', content, portfolio: house.foreign }])).rejects.toMatchObject({
      code: 'portfolio-not-found',
    });
  });

  test('an administrator sees it, and undoes it in the own name', async () => {
    const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
    await wizard.send(id, { intent: 'import' });
    const admin = wizardOf(db, house.admin, house.portal);
    await admin.send(id, { intent: 'undo' });
    expect((await admin.read(id)).undoneBy).toBe('Root');
    expect(await live()).toBe(0);
  });

  test('it is not an import of another portal', async () => {
    const id = await wizard.create();
    await expect(wizardOf(db, house.ada, { id: '0'.repeat(32) }).read(id)).rejects.toMatchObject({ code: 'import-not-found' });
  });

  test.each([
    ['lost the client', "delete from account_members where relation = 'advisor'"],
    ['was disabled', 'update user_security set is_disabled = true'],
    ['is no adviser any more', "update users set role = 'investor' where name = 'Ada'"],
  ])('whoever %s between asking and doing brings nothing in', async (_case, sql) => {
    const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
    await db.owner.query("update imports set task = 'import', asked_by = created_by");
    await db.owner.query(sql);
    await wizard.work();
    expect(await live()).toBe(0);
    expect((await wizardOf(db, house.admin, house.portal).read(id)).outcome?.failure?.why).toBe('not-allowed');
  });
});

test.each([{ intent: 'again' }, { intent: 'import' }, { intent: 'delete' }])(
  'while it is worked on, $intent is asked to wait',
  async (form) => {
    const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
    await db.owner.query("update imports set task = 'check', asked_by = created_by");
    await expect(wizard.send(id, form)).rejects.toMatchObject({ code: 'import-busy' });
  },
);

describe('what is too much', () => {
  test('of one file, of one import, of one person', async () => {
    const id = await wizard.create();
    const endless = Readable.from(megabytes());
    await expect(wizard.upload(id, 'a.csv', endless)).rejects.toMatchObject({ code: 'import-file-too-large' });
    expect((await db.owner.query('select from import_pieces')).rowCount).toBe(0);
    for (let at = 0; at < maxFiles; at += 1) await wizard.upload(id, `${at}.csv`, content);
    await expect(wizard.upload(id, 'more.csv', content)).rejects.toMatchObject({ code: 'import-files-full' });
    for (let at = 1; at < maxOpenImports; at += 1) await wizard.create();
    await expect(wizard.create()).rejects.toMatchObject({ code: 'imports-full' });
  });

  test('however many come at once', async () => {
    const begun = await Promise.allSettled(Array.from({ length: 2 * maxOpenImports }, () => wizard.create()));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxOpenImports);
    const [id] = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    // So much is under way that the last of the files are too many: each is counted while it comes.
    const sent = Array.from({ length: maxFiles }, (_none, at) => wizard.upload(id ?? '', `${at}.csv`, Readable.from(megabytes(30))));
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(4);
    const { rows } = await db.owner.query<{ bytes: string }>('select sum(octet_length(content)) as bytes from import_pieces');
    expect(Number(rows[0]?.bytes)).toBeLessThanOrEqual(maxPersonBytes);
  }, 120_000);

  test('what was left of an upload that ended in the middle counts, and goes with what is old', async () => {
    const id = await wizard.create();
    const file = await wizard.upload(id, 'a.csv', content);
    await db.owner.query('update import_files set size = 0');
    await db.owner.query(
      `insert into import_pieces (file_id, position, created_by, content)
       select $1, at, created_by, convert_to(repeat('a', 50000000), 'UTF8') from generate_series(1, 5) at, import_files`,
      [file],
    );
    await expect(wizard.upload(id, 'b.csv', content)).rejects.toMatchObject({ code: 'imports-full' });
    await db.owner.query("update imports set created_at = now() - interval '31 days'");
    await db.as(system('clean-up')).writeUnaudited('old-imports', (tx) => tx.imports.forgetOld());
    expect((await db.owner.query('select from imports')).rowCount).toBe(0);
  });

  test('of an import that cannot be undone any more the rows go, and it stays', async () => {
    const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
    await wizard.send(id, { intent: 'import' });
    const forget = () => db.as(system('clean-up')).writeUnaudited('old-imports', (tx) => tx.imports.forgetOld());
    await forget();
    expect((await wizard.read(id)).rowsShown.count).toBe(1);
    await db.owner.query("update imports set imported_at = now() - interval '31 days'");
    await forget();
    const read = await wizard.read(id);
    expect([read.state, read.rowsShown.count, read.outcome?.counts.new, await live()]).toEqual(['imported', 0, 1, 1]);
  });

  test('who asks for much waits behind who asks for little', async () => {
    const ask = (by: Actor, minutes: number) =>
      db.owner.query(
        `insert into imports (portal_id, created_by, task, asked_at, asked_by) values ($1, $2, 'check', now() - make_interval(mins => $3), $2) returning id`,
        [house.portal.id, 'userId' in by ? by.userId : '', minutes],
      );
    const [first, second, third] = [await ask(house.ada, 9), await ask(house.ada, 8), await ask(house.ben, 7)];
    const asked = await db.as(system('import')).read((snapshot) => snapshot.imports.asked());
    expect(asked).toEqual([first, third, second].map(({ rows }) => String(rows[0].id).replaceAll('-', '')));
  });

  test('securities without end are no file of a broker', async () => {
    const rows = Array.from({ length: 20_001 }, (_none, at) => purchase.replace('VOD', `S${at}`));
    const id = await wizard.check([{ name: 'a.csv', content: [header, ...rows].join('\n'), portfolio: house.portfolio }]);
    expect((await wizard.read(id)).outcome?.failure).toMatchObject({ why: 'unreadable', line: 20_002 });
  });

  test('a check that ended its process again and again is given up', async () => {
    const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
    const interrupted = { phase: 'reading', rows: 1, read: 0.5, attempt: 3 };
    await db.owner.query("update imports set task = 'check', progress = $1", [JSON.stringify(interrupted)]);
    await expect(wizard.work()).rejects.toThrow('has ended its process');
    const read = await wizard.read(id);
    expect([read.state, read.task, read.outcome?.failure?.why]).toEqual(['failed', null, 'failed']);
  });

  test('an import that is called anything is not there', async () => {
    for (const id of ['abc', "' or 1=1", '0'.repeat(33)])
      await expect(wizard.upload(id, 'a.csv', content)).rejects.toMatchObject({ code: 'import-not-found' });
  });

  test.each([
    ['nothing', 'a.csv', '', 'import-file-empty'],
    ['a picture', 'a.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'import-file-unsupported'],
    ['a spreadsheet that says it is text', 'a.csv', workbookOf(''), 'import-file-unsupported'],
    ['text that says it is a spreadsheet', 'a.xlsx', content, 'import-file-unsupported'],
    ['a damaged spreadsheet', 'a.xlsx', workbookOf('<row r="1"/>').subarray(0, 200), 'file-unreadable'],
    ['a program', 'a.exe', content, 'import-file-unsupported'],
    ['a quotation mark that is not closed', 'a.csv', `${header}\n"2020`, 'file-unreadable'],
  ])('%s is refused, and nothing of it kept', async (_case, name, file, code) => {
    const id = await wizard.create();
    await expect(wizard.upload(id, name, file)).rejects.toMatchObject({ code });
    expect((await wizard.read(id)).uploads).toEqual([]);
  });
});

const errorsOf = async (id: string) => (await wizard.read(id, { verdict: 'error' })).rowsShown.rows.map(({ row }) => row);
const correct = (id: string, row: number | undefined, fields: Record<string, string>, by = wizard) =>
  by.send(id, { intent: 'correct', row: String(row), ...fields });

describe('corrections', () => {
  const faulty = Array.from({ length: 60 }, () => '2020-02-31,BUY,VOD,x,y,z,GBP');
  const checked = () => wizard.check([{ name: 'a.csv', content: [header, purchase, ...faulty].join('\n'), portfolio: house.portfolio }]);

  test('are their maker’s and administrators’', async () => {
    const id = await checked();
    const [row] = await errorsOf(id);
    const ofBen = wizardOf(db, house.ben, house.portal);
    await expect(correct(id, row, { 'cell-0': '2020-02-28' }, ofBen)).rejects.toMatchObject({ code: 'import-not-found' });
    await expect(ofBen.send(id, { intent: 'uncorrect', row: String(row) })).rejects.toMatchObject({ code: 'import-not-found' });
    await expect(ofBen.read(id, { row })).rejects.toMatchObject({ code: 'import-not-found' });
    await expect(correct(id, row, { 'cell-0': '2020-02-28' }, wizardOf(db, house.ivy, house.portal))).rejects.toMatchObject({
      code: 'import-not-found',
    });
    await correct(id, row, { 'cell-0': '2020-02-28' }, wizardOf(db, house.admin, house.portal));
  });

  test.each([
    ['a row that nothing is said of', 2, {}],
    ['the header', 1, {}],
    ['a row behind the end', 5000, {}],
    ['a row of another file', 20_000_003, {}],
    ['a row without a number', Number.NaN, {}],
    ['a cell of several lines', 3, { 'cell-0': 'a\nb' }],
    ['a cell without end', 3, { 'cell-0': 'x'.repeat(501) }],
  ])('of %s are refused', async (_case, row, fields) => {
    const id = await checked();
    const refused = ['import-row-not-found', 'form-not-understood'];
    const error = await correct(id, row, fields).catch((thrown: { code: string }) => thrown.code);
    expect(refused).toContain(error);
    expect((await wizard.read(id)).correctedRows).toEqual([]);
  });

  test('have an end', async () => {
    const id = await checked();
    const rows = await errorsOf(id);
    const four = { 'cell-0': '2020-02-28', 'cell-3': '1', 'cell-4': '1', 'cell-5': '0' };
    await db.owner.query(
      `update import_files set corrections = (
         select jsonb_agg(jsonb_build_object('line', 1000 + at, 'column', 0, 'name', 'date', 'from', '', 'to', 'x')) from generate_series(1, 198) at)`,
    );
    await expect(correct(id, rows[0], four)).rejects.toMatchObject({ code: 'import-corrections-full' });
  });
});

describe('a file that is bad', () => {
  test('further down than anyone looks at first says where, and keeps nothing', async () => {
    const lines = Array.from({ length: 5000 }, () => purchase);
    const id = await wizard.check([{ name: 'a.csv', content: `${[header, ...lines].join('\n')}\n"2020`, portfolio: house.portfolio }]);
    const read = await wizard.read(id);
    expect([read.state, read.outcome?.failure?.why, read.outcome?.failure?.line]).toEqual(['failed', 'unreadable', 5002]);
    expect(await live()).toBe(0);
  });

  test('whose columns are none of the layout says so', async () => {
    const id = await wizard.create();
    const file = await wizard.upload(id, 'a.csv', 'a,b,c\n1,2,3');
    await wizard.send(id, { intent: 'check', [`file-${file}`]: house.portfolio, [`layout-${file}`]: 'freetrade' });
    expect((await wizard.read(id)).outcome?.failure).toMatchObject({ why: 'no-table', file: 'a.csv' });
  });

  test('cannot describe a new security over one that is there', async () => {
    const id = await wizard.check([{ name: 'a.csv', content: `${header}\n${purchase.replace('VOD', 'NEW')}`, portfolio: house.portfolio }]);
    const described = {
      kind: 'new',
      symbol: 'VOD',
      name: 'Mine',
      type: 'Stock',
      assetClass: 'Equities',
      currency: 'USD',
      'price-from': 'none',
    };
    const key = { intent: 'security', source: 'Own records', key: 'symbol NEW' };
    await expect(wizard.send(id, { ...key, ...described })).rejects.toMatchObject({ code: 'import-security-invalid' });
    await wizard.send(id, { ...key, ...described, symbol: 'NEW' });
    await db.owner.query(
      "insert into instruments (symbol, name, type, asset_class, currency) values ('NEW', 'Theirs', 'Fund', 'Other', 'EUR')",
    );
    await wizard.send(id, { intent: 'again' });
    await wizard.send(id, { intent: 'import' }).catch(() => undefined);
    expect((await db.owner.query("select name from instruments where symbol = 'NEW'")).rows).toEqual([{ name: 'Theirs' }]);
  });

  test('names no property, which is a client’s own', async () => {
    await db.owner.query(
      "insert into instruments (symbol, name, type, asset_class, currency) values ('HOUSE', 'The Mill, 1 High Street', 'Property', 'Property', 'GBP')",
    );
    const id = await wizard.check([
      { name: 'a.csv', content: `${header}\n${purchase.replace('VOD', 'HOUSE')}`, portfolio: house.portfolio },
    ]);
    expect(JSON.stringify(await wizard.read(id))).not.toContain('The Mill');
    const choice = { intent: 'security', source: 'Own records', key: 'symbol HOUSE', kind: 'existing', symbol: 'HOUSE' };
    await expect(wizard.send(id, choice)).rejects.toMatchObject({ code: 'import-security-invalid' });
  });

  test('keeps formulas and markup as the text that they are', async () => {
    const hostile = `=HYPERLINK("http://evil.example")<script>alert(1)</script>`;
    const id = await wizard.check([
      {
        name: 'a.csv',
        content: `Date,Details,Amount,Balance\n08/01/2026,"Deposit ${hostile.replaceAll('"', '""')}",10,10`,
        portfolio: house.portfolio,
      },
    ]);
    expect((await wizard.read(id)).rowsShown.rows[0]?.said.note).toBe(`Deposit ${hostile}`);
  });
});

test('the ledger that changes between the check and the import is shown anew, and nothing goes in', async () => {
  const first = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
  const second = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
  await wizard.send(first, { intent: 'import' });
  await wizard.send(second, { intent: 'import' });
  const read = await wizard.read(second);
  expect([read.state, read.outcome?.failure?.why, read.outcome?.counts.unchanged]).toEqual(['checked', 'changed-since', 1]);
  expect(await live()).toBe(1);
});

test('what was decided about it is told in the trail', async () => {
  const id = await wizard.check([{ name: 'a.csv', content: `${header}\n${purchase.replace('VOD', 'NEW')}`, portfolio: house.portfolio }]);
  await wizard.send(id, { intent: 'security', source: 'Own records', key: 'symbol NEW', kind: 'existing', symbol: 'VOD' });
  await wizard.send(id, { intent: 'options', 'leave-out-errors': 'on' });
  const { rows } = await db.owner.query<{ after: object }>(
    "select after from audit_events where action = 'import-changed' and after ->> 'intent' is not null order by seq desc limit 3",
  );
  expect(rows.map(({ after }) => after).toReversed()).toEqual([
    { intent: 'check', portfolios: [house.portfolio] },
    { intent: 'security', source: 'Own records', key: 'symbol NEW', choice: 'VOD' },
    { intent: 'options', leaveOutErrors: true, takeDuplicates: false, confirmQuestions: false },
  ]);
});

test('two who work on what is asked for bring it in once', async () => {
  const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
  await db.owner.query("update imports set task = 'import', asked_by = created_by");
  await Promise.all([wizard.work(), wizardOf(db, house.ada, house.portal).work()]);
  expect([(await wizard.read(id)).state, await live()]).toEqual(['imported', 1]);
});

test('who books by hand does not wait for a check, nor does an import', async () => {
  const id = await wizard.check([{ name: 'a.csv', content, portfolio: house.portfolio }]);
  await db.owner.query("update imports set task = 'check', asked_by = created_by");
  // The check stands still here until it may write its preview.
  await db.owner.query('begin; lock table import_rows in share mode');
  const checking = wizard.work();
  try {
    await expect.poll(async () => (await db.owner.query('select from pg_locks where not granted')).rowCount).toBeGreaterThan(0);
    await db.as(system('test')).writeUnaudited('import-preview', async ({ connection }) => {
      await connection.query("set local lock_timeout = '2s'");
      await lockOutImports(connection);
      await waitForImports(connection);
    });
  } finally {
    await db.owner.query('rollback');
    await checking;
  }
  expect((await wizard.read(id)).outcome?.counts.new).toBe(1);
});

test('a spreadsheet is read as the text would be', async () => {
  const rows = [header, purchase].map((line) => `<row>${cells(line.split(','))}</row>`).join('');
  const id = await wizard.check([{ name: 'a.xlsx', content: workbookOf(rows), portfolio: house.portfolio }]);
  expect((await wizard.read(id)).outcome?.counts.new).toBe(1);
});

function cells(values: readonly string[]): string {
  return values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('');
}

/** Makes megabytes; by default the last is one too many for a file. */
function* megabytes(count = maxImportFileBytes / 1024 / 1024 + 1): Generator<Buffer> {
  const piece = Buffer.alloc(1024 * 1024, `${header}\n`);
  for (let sent = 0; sent < count; sent += 1) yield piece;
}
