import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();
const { owner } = db;
const refused = { code: '23503' };
const nobody = '00000000-0000-7000-8000-000000000000';

const insertSql = `
  insert into transactions (account_id, portfolio_id, instrument_id, source, source_id, day, type, amount, currency)
  select p.account_id, p.id, i.id, 'test', row_number() over (), '2024-01-02', 'Interest', 1, 'GBP'
    from portfolios p, instruments i where i.symbol = 'VOD'`;

async function countOf(table: string): Promise<number> {
  return Number((await owner.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
}

beforeEach(async () => {
  await emptied(db);
  await importFolder(db, smallFolder);
});

describe('a transaction is not booked', () => {
  test.each([
    ['on a portfolio that does not exist', insertSql.replace('p.id', `'${nobody}'`)],
    ['on a portfolio of another account', insertSql.replace('p.account_id', `'${nobody}'`)],
    ['in an instrument that does not exist', insertSql.replace('i.id', `'${nobody}'`)],
    [
      'when another row of the same statement refers to nothing',
      insertSql.replace('p.id', `case p.external_id when 'P-2' then '${nobody}' else p.id end`),
    ],
  ])('%s', async (_case, sql) => {
    const before = await countOf('transactions');
    await expect(owner.query(sql)).rejects.toMatchObject(refused);
    await expect(
      db.as(system('test')).writeUnaudited('planner-statistics', ({ connection }) => connection.query(sql)),
    ).rejects.toMatchObject(refused);
    expect(await countOf('transactions')).toBe(before);
  });
});

describe('while it has transactions', () => {
  test.each([
    ['a portfolio is not deleted', 'delete from portfolios'],
    ['a portfolio keeps its id', 'update portfolios set id = uuidv7()'],
    ['an instrument is not deleted', "delete from instruments where symbol = 'AAPL'"],
    ['an instrument keeps its id', "update instruments set id = uuidv7() where symbol = 'AAPL'"],
    ['a transaction stays where it is', `update transactions set portfolio_id = '${nobody}'`],
  ])('%s', async (_case, sql) => {
    // Without these nothing but the ledger keeps them.
    await owner.query('delete from ledger_marks; delete from prices');
    await expect(owner.query(sql)).rejects.toMatchObject(refused);
  });
});

describe('of a booking and a deletion at once one waits for the other', () => {
  const deletion = "delete from instruments where symbol = 'GONE'";
  const booking = insertSql.replace("'VOD'", "'GONE'");

  test.each([
    ['the deletion, which is refused', booking, deletion],
    ['the booking, which is refused', deletion, booking],
  ])('%s', async (_case, first, second) => {
    await owner.query(
      "insert into instruments (symbol, name, type, asset_class, currency) values ('GONE', 'Gone', 'Stock', 'Equities', 'GBP')",
    );
    const other = new Client({ host: owner.host, user: 'postgres', database: owner.database ?? '' });
    await other.connect();
    await owner.query(`begin; ${first}`);
    const late = other.query(second).catch(({ code }: { code: string }) => ({ code }));
    for (let waits = false; !waits; await wait(10)) {
      const { rows } = await owner.query('select from pg_stat_activity where wait_event_type = $1 and datname = current_database()', [
        'Lock',
      ]);
      waits = rows.length > 0;
    }
    await owner.query('commit');
    expect(await late).toEqual(refused);
    await other.end();
  });
});
