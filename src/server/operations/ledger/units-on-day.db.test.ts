import { afterEach, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { Queries } from '../../db/queries.ts';
import { getUnitsOnDay } from './units-on-day.ts';

const database = await testDatabase();
const { owner } = database;
const transactions = `id,portfolio,type,date,symbol,units,price,amount,currency,ratio
  1,P-1,Contribution,2018-01-01,,,,9000,GBP,
  2,P-1,Purchase,2018-02-01,VOD,100,100,-100,GBP,
  3,P-1,Sale,2018-05-01,VOD,30,100,30,GBP,
  4,P-1,Split,2019-03-04,VOD,,,0,GBP,2
  5,P-1,Purchase,2019-06-03,VOD,10,60,-6,GBP,
  6,P-1,Sale,2020-02-03,VOD,150,55,82.5,GBP,
  7,P-1,Purchase,2020-02-04,VOD,7.5,55,-4.12,GBP,`;
expect(
  told(await importFolder(database, { ...smallFolder, 'transactions.csv': transactions }, { confirmed: ['market-price'] })).refused,
).toEqual([]);
await computeFigures(database, '2020-12-31');

const idOf = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows[0]?.id.replaceAll('-', '') ?? '';
const portfolioId = await idOf("select id from portfolios where external_id = 'P-1'");
const accountId = await idOf('select id from accounts');
const vod = await idOf("select id from instruments where symbol = 'VOD'");
const transaction = (sourceId: number) => idOf(`select id from transactions where source_id = '${sourceId}'`);

/** Reads the units, and counts the rows of the ledger that were read for them. */
async function held(day: string, without: string | null = null) {
  return database.as(system('test')).read(async ({ transactions: ledger, unitsInBook }) => {
    let rows = 0;
    const counted: Pick<Queries, 'transactions' | 'unitsInBook'> = {
      unitsInBook,
      transactions: {
        ...ledger,
        ofInstruments: async (...asked: Parameters<typeof ledger.ofInstruments>) => {
          const found = await ledger.ofInstruments(...asked);
          rows += found.length;
          return found;
        },
      },
    };
    const units = await getUnitsOnDay(counted, { accountId, portfolioId, instrumentIds: [vod], day, without });
    return [units.get(vod)?.toString(), rows];
  });
}

const days = [
  ['2018-01-31', '0'],
  ['2018-02-01', '100'],
  ['2018-12-31', '70'],
  ['2019-03-03', '70'],
  ['2019-03-04', '140'],
  ['2020-01-01', '150'],
  ['2020-02-03', '0'],
  ['2020-02-04', '7.5'],
  ['2026-06-30', '7.5'],
] as const;
const stale = (firstDay: string) =>
  owner.query('update ledger_marks set version = computed_version + 1, first_changed_day = $1 where portfolio_id = $2', [
    firstDay,
    portfolioId,
  ]);

afterEach(() => owner.query('update ledger_marks set version = computed_version'));

describe('what is held at the end of a day', () => {
  test.each(days)('%s: %s, out of the book alone', async (day, units) => {
    expect(await held(day)).toEqual([units, 0]);
  });

  test.each(days)('%s: %s also while the book is wrong from a day on', async (day, units) => {
    await stale('2019-03-04');
    expect((await held(day))[0]).toBe(units);
    await stale('2018-01-01');
    expect((await held(day))[0]).toBe(units);
  });

  test('reads what was booked since the first change alone', async () => {
    await stale('2020-02-04');
    expect(await held('2026-06-30')).toEqual(['7.5', 1]);
  });

  test('is told without a transaction that is replaced', async () => {
    expect(await held('2020-02-04', await transaction(7))).toEqual(['0', 1]);
    expect((await held('2020-01-01', await transaction(3)))[0]).toBe('210');
    expect((await held('2018-03-01', await transaction(5)))[0]).toBe('100');
  });

  test('counts what was booked a moment ago', async () => {
    await owner.query(
      `insert into transactions (account_id, portfolio_id, source, source_id, day, type, instrument_id, units, amount, currency)
       values ($1, $2, 'test', 'new', '2020-06-01', 'Purchase', $3, 2, -1, 'GBP')`,
      [accountId, portfolioId, vod],
    );
    await stale('2020-06-01');
    expect(await held('2020-05-31')).toEqual(['7.5', 0]);
    expect(await held('2020-06-01')).toEqual(['9.5', 1]);
  });
});
