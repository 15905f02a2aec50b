import { expect, test } from 'vitest';
import type { Entry } from '#contracts/ledger/entry.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { recordEntry } from './record-entry.ts';

const database = await testDatabase();
const { owner } = database;
const through = '2020-12-31';

const blank = {
  settleDay: null,
  price: null,
  rate: null,
  charges: null,
  tax: null,
  category: null,
  note: null,
  ratio: null,
  cost: null,
  acquired: null,
  bought: null,
};

/** The same twice: as a row of a file, and as someone records it. */
const both: readonly (readonly [row: string, entry: Entry])[] = [
  [
    'Purchase,2020-02-04,VOD,20,110,-23.5,GBP,,1.5,,',
    {
      ...blank,
      type: 'Purchase',
      day: '2020-02-04',
      symbol: 'VOD',
      units: '20',
      price: '110',
      amount: null,
      currency: 'GBP',
      charges: '1.5',
    },
  ],
  [
    'Purchase,2020-01-20,AAPL,2,50,-100,USD,0.77,,,',
    {
      ...blank,
      type: 'Purchase',
      day: '2020-01-20',
      symbol: 'AAPL',
      units: '2',
      price: '50',
      amount: '-100',
      currency: 'USD',
      rate: '0.77',
    },
  ],
  [
    'Dividend,2020-02-20,VOD,,,4.5,GBP,,,0.5,',
    { ...blank, type: 'Dividend', day: '2020-02-20', symbol: 'VOD', units: null, amount: '4.5', currency: 'GBP', tax: '0.5' },
  ],
  [
    'Charge,2020-03-31,,,,-3,GBP,,,,Platform',
    { ...blank, type: 'Charge', day: '2020-03-31', symbol: null, units: null, amount: '-3', currency: 'GBP', category: 'Platform' },
  ],
  [
    'Split,2020-05-04,VOD,,,0,GBP,,,,',
    { ...blank, type: 'Split', day: '2020-05-04', symbol: 'VOD', units: null, amount: null, currency: 'GBP', ratio: '2' },
  ],
  [
    'Sale,2020-06-01,VOD,10,55,5.5,GBP,,,,',
    { ...blank, type: 'Sale', day: '2020-06-01', symbol: 'VOD', units: '10', price: '55', amount: null, currency: 'GBP' },
  ],
  [
    'Withdrawal,2020-07-01,,,,-50,GBP,,,,',
    { ...blank, type: 'Withdrawal', day: '2020-07-01', symbol: null, units: null, amount: '-50', currency: 'GBP' },
  ],
];

async function figures() {
  await computeFigures(database, through);
  const { rows } = await owner.query<{ figures: unknown }>(`
    select json_build_array(
      (select json_agg(to_json(b) order by b.year) from (select * from book_years where portfolio_id = p.id) b),
      (select json_agg(to_json(d) order by d.year) from (select * from daily_series where subject_id = p.id) d)) as figures
      from portfolios p where external_id = 'P-1'`);
  // Ids of securities and transactions differ from one database to the next.
  return JSON.stringify(rows[0]?.figures).replaceAll(/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, 'id');
}

test('figures after transactions recorded by hand are those of the same transactions imported', async () => {
  await emptied(database);
  expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  const before = await figures();
  const lines = both.map(([row], index) => `${index + 100},P-1,${row}${row.startsWith('Split') ? ',2' : ','}`);
  const file = `id,portfolio,type,date,symbol,units,price,amount,currency,fxRate,charges,tax,category,ratio\n${lines.join('\n')}`;
  expect(told(await importFolder(database, { 'transactions.csv': file })).refused).toEqual([]);
  const imported = await figures();
  expect(imported).not.toBe(before);

  await owner.query('update transactions set voided_at = now() where source_id::integer >= 100');
  await owner.query('update ledger_marks set version = version + 1, first_changed_day = $1', ['2020-01-01']);
  expect(await figures()).toBe(before);
  const ada =
    (await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from users where role = 'advisor'")).rows[0]?.id ?? '';
  const portfolio =
    (await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portfolios where external_id = 'P-1'")).rows[0]?.id ??
    '';
  const actor = { kind: 'advisor', userId: ada } as const;
  for (const [, entry] of both) {
    const context = { actor, db: database.as(actor), today: '2026-06-30', requestRefresh: async () => undefined };
    expect(await recordEntry(context, { portfolio, entry, confirmed: ['rate-differs'], key: null })).toMatchObject({ done: 'recorded' });
  }
  expect(await figures()).toBe(imported);
});
