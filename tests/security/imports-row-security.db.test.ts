import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture, type ActorName } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, portfolios, people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);

const tables = [
  'imports',
  'import_files',
  'import_pieces',
  'import_rows',
  'import_blocks',
  'import_transactions',
  'import_securities',
] as const;
const actorNames = Object.keys(actors) as ActorName[];

/** Ada has brought in a file for the account in the north, and Ben one for the south. */
async function imported(by: string, place: 'north' | 'south'): Promise<void> {
  const { rows } = await owner.query<{ id: string; file: string }>(
    `with one as (
       insert into imports (portal_id, created_by) select portal_id, $1 from accounts where id = $2 returning id
     ), file as (
       insert into import_files (import_id, created_by, name, size, format, encoding, separator, into_account_id, into_portfolio_id)
       select id, $1, $4, 1, 'csv', 'utf-8', ',', $2, $3 from one returning id, import_id
     ) select import_id as id, id as file from file`,
    [by, accounts[place], portfolios[place], place],
  );
  const [one] = rows;
  await owner.query('insert into import_pieces (file_id, position, created_by, content) values ($1, 0, $2, $3)', [one?.file, by, place]);
  await owner.query(
    `insert into import_rows (import_id, row, created_by, into_account_id, into_portfolio_id, verdict, said, problems)
     values ($1, 2, $2, $3, $4, 'new', '{}', '[]')`,
    [one?.id, by, accounts[place], portfolios[place]],
  );
  await owner.query(
    `insert into import_blocks (import_id, first_row, created_by, into_account_id, into_portfolio_id, verdict, rows, first_day, last_day, said)
     values ($1, 3, $2, $3, $4, 'new', 1, '2026-01-01', '2026-01-01', '[]')`,
    [one?.id, by, accounts[place], portfolios[place]],
  );
  await owner.query(
    `insert into import_transactions (import_id, row, created_by, into_account_id, into_portfolio_id, transaction_id)
     values ($1, 2, $2, $3, $4, gen_random_uuid())`,
    [one?.id, by, accounts[place], portfolios[place]],
  );
  await owner.query(
    `insert into import_securities (import_id, key, created_by, source, names, currency, rows) values ($1, 'isin 1', $2, 'A broker', '{}', 'GBP', 1)`,
    [one?.id, by],
  );
}
await owner.query(
  `insert into import_layouts (name, created_by, made_by, mapping) values ('North', $1, 'Ada', '{}'), ('South', $2, 'Ben', '{}')`,
  [people.ada, people.ben],
);

await imported(people.ada, 'north');
await imported(people.ben, 'south');

const mine: Readonly<Partial<Record<ActorName, number>>> = { advisor: 1, 'other advisor': 1, admin: 2, system: 2 };

describe('import_layouts', () => {
  test.each(actorNames)('%s of the firm sees all of them, and changes own ones only', async (name) => {
    const isOfTheFirm = ['advisor', 'admin', 'system'].includes(actors[name].kind);
    expect(await seen(actors[name], 'select 1 from import_layouts')).toHaveLength(isOfTheFirm ? 2 : 0);
    expect(await touched(actors[name], "update import_layouts set name = name || '.'")).toBe(mine[name] ?? 0);
    expect(await touched(actors[name], 'delete from import_layouts')).toBe(mine[name] ?? 0);
  });
});

describe.each(tables)('%s', (table) => {
  test.each(actorNames)('%s sees and changes own ones only', async (name) => {
    expect(await seen(actors[name], `select 1 from ${table}`)).toHaveLength(mine[name] ?? 0);
    expect(await touched(actors[name], `delete from ${table}`)).toBe(mine[name] ?? 0);
  });

  test('an adviser puts nothing into the name of another', async () => {
    if (table === 'import_pieces') return;
    await expect(touched(actors.advisor, `update ${table} set created_by = '${people.ben}'`)).rejects.toMatchObject({ code: '42501' });
  });

  test.each<[string, { readonly kind: 'advisor' | 'investor'; readonly userId: string }]>([
    ['a client who says to be an adviser', { kind: 'advisor', userId: people.ivy }],
    ['an adviser who says to be a client', { kind: 'investor', userId: people.ada }],
    ['nobody in particular', { kind: 'advisor', userId: '' }],
  ])('%s sees nothing', async (_case, actor) => {
    expect(await seen(actor, `select 1 from ${table}`)).toEqual([]);
  });
});

test('an adviser who lost a client sees what went into the account no more', async () => {
  await owner.query('delete from account_members where user_id = $1 and account_id = $2', [people.ada, accounts.north]);
  const left = await Promise.all(tables.map((table) => seen(actors.advisor, `select 1 from ${table}`)));
  expect(Object.fromEntries(tables.map((table, at) => [table, left[at]?.length]))).toEqual({
    imports: 1,
    import_files: 0,
    import_pieces: 1,
    import_rows: 0,
    import_blocks: 0,
    import_transactions: 0,
    import_securities: 1,
  });
});
