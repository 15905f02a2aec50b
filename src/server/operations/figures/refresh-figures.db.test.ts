import { describe, expect, test } from 'vitest';
import { addTransaction, bookInDatabase, dailyPrices, markLedger } from '#tests/support/book-in-database.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { refreshFigures } from './refresh-figures.ts';

const through = '2024-03-10';

const flat = dailyPrices('2023-12-01', 101, () => 250);
const rising = dailyPrices('2023-12-01', 101, (step) => 100 + step);

async function arranged() {
  const database = await testDatabase();
  const ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'FLAT', quoteUnit: 'GBX', prices: flat },
      { symbol: 'RISE', currency: 'USD', prices: rising },
    ],
    rates: { GBP: { '2023-12-01': 0.8 }, USD: { '2023-12-01': 1 } },
    benchmarks: { Rising: { RISE: 1 } },
    accounts: [
      {
        name: 'Ivy Hart',
        portfolios: [
          { name: 'ISA', benchmark: 'Rising' },
          { name: 'USD', currency: 'USD', benchmark: 'Rising' },
        ],
      },
      { name: 'Tom Hill', portfolios: [{ name: 'GIA' }, { name: 'Empty' }] },
    ],
    transactions: [
      { portfolio: 'ISA', day: '2023-12-29', type: 'Contribution', amount: '1000' },
      { portfolio: 'ISA', day: '2024-01-02', type: 'Purchase', symbol: 'FLAT', units: '200', amount: '-501', charges: '1' },
      { portfolio: 'ISA', day: '2024-02-01', type: 'TransferOut', amount: '-80', transferId: 'move' },
      { portfolio: 'USD', day: '2024-02-01', type: 'TransferIn', amount: '100', currency: 'USD', transferId: 'move' },
      { portfolio: 'GIA', day: '2024-01-15', type: 'Contribution', amount: '500' },
    ],
  });
  const refresh = () => refreshFigures(database, { through, settlement: 'cash' });
  const seriesOf = (account: string, subject: string) =>
    database.as(system('test')).read(async (snapshot) => {
      const subjectId = ids.portfolios.get(subject) ?? ids.accounts.get(subject) ?? '';
      const wanted = { accountId: ids.accounts.get(account) ?? '', subjectIds: [subjectId] };
      const days = { firstDay: dayNumber('2000-01-01'), lastDay: dayNumber('2030-01-01') };
      return (await snapshot.dailySeries.read({ ...wanted, ...days })).get(subjectId);
    });
  return { database, ids, refresh, seriesOf };
}

describe('refreshing the figures', () => {
  test('stores a series of every portfolio and account, a row a year', async () => {
    const { refresh, seriesOf, database } = await arranged();
    expect(await refresh()).toEqual({ accounts: 2 });

    const isa = await seriesOf('Ivy Hart', 'ISA');
    expect(isa?.currency).toBe('GBP');
    expect(isa?.series.firstDay).toBe(dayNumber('2023-12-28'));
    expect([...(isa?.series.value.slice(0, 7) ?? [])]).toEqual([0, 1000, 1000, 1000, 1000, 999, 999]);
    expect(isa?.series.value.at(-1)).toBe(919);
    const years = await database.owner.query(
      'select year from daily_series where subject_id = (select id from portfolios where name = $1)',
      ['ISA'],
    );
    expect(years.rows).toEqual([{ year: 2023 }, { year: 2024 }]);
  });

  test('consolidates in the currency of the account, a transfer inside being no flow', async () => {
    const { refresh, seriesOf } = await arranged();
    await refresh();
    const whole = await seriesOf('Ivy Hart', 'Ivy Hart');
    const transferred = dayNumber('2024-02-01') - (whole?.series.firstDay ?? 0);
    expect(whole?.currency).toBe('GBP');
    expect(whole?.series.paidOut[transferred]).toBe(0);
    expect(whole?.series.paidIn[transferred]).toBe(0);
    expect(whole?.series.value[transferred]).toBeCloseTo(999, 9);
  });

  test('keeps what was held when, with lots, cost and gains', async () => {
    const { refresh, database, ids } = await arranged();
    await refresh();
    const [account = '', portfolio = ''] = [ids.accounts.get('Ivy Hart'), ids.portfolios.get('ISA')];
    const held = await database.as(system('test')).read(({ bookYears }) => bookYears.everHeld(account, [portfolio]));
    const spans = (held.get(portfolio) ?? []).map(({ instrumentId, fromDay, toDay, units, cost, lots }) => ({
      instrumentId,
      from: isoDate(fromDay),
      to: toDay === null ? null : isoDate(toDay),
      units: units.toString(),
      cost: cost.toString(),
      lots: lots.map((lot) => [isoDate(lot.day), lot.units.toString(), lot.cost.toString()]),
    }));
    expect(spans).toEqual([
      { instrumentId: null, from: '2023-12-29', to: '2024-01-02', units: '1000', cost: '0', lots: [] },
      { instrumentId: null, from: '2024-01-02', to: '2024-02-01', units: '499', cost: '0', lots: [] },
      { instrumentId: null, from: '2024-02-01', to: null, units: '419', cost: '0', lots: [] },
      {
        instrumentId: ids.instruments.get('FLAT'),
        from: '2024-01-02',
        to: null,
        units: '200',
        cost: '501',
        lots: [['2024-01-02', '200', '501']],
      },
    ]);
  });

  test('takes a snapshot at every end of a month and on the last day', async () => {
    const { refresh, database } = await arranged();
    await refresh();
    const { rows } = await database.owner.query(
      "select day::text, value, return_1m, benchmark_1m, gain_1m, paid_in from snapshots where account_id = (select id from accounts where name = 'Ivy Hart') order by day",
    );
    expect(rows.map(({ day }) => day)).toEqual(['2023-12-31', '2024-01-31', '2024-02-29', '2024-03-08', through]);
    expect(rows[0]).toMatchObject({ value: 1000, return_1m: null, gain_1m: null, paid_in: 1000 });
    expect(rows[1].return_1m).toBeCloseTo(-0.001, 12);
    expect(rows[1].gain_1m).toBeCloseTo(-1, 9);
    expect(rows[1].benchmark_1m).toBeCloseTo(161 / 130 - 1, 12);
  });

  test('does nothing the second time, and only what changed the third', async () => {
    const { refresh, database, ids, seriesOf } = await arranged();
    await refresh();
    expect(await refresh()).toEqual({ accounts: 0 });

    const before = await database.owner.query('select xmin::text, year from daily_series where subject_id = $1 order by year', [
      ids.portfolios.get('ISA'),
    ]);
    await addTransaction(database.owner, ids, { portfolio: 'ISA', day: '2024-03-01', type: 'Contribution', amount: '10' });
    expect(await refresh()).toEqual({ accounts: 1 });
    const after = await database.owner.query('select xmin::text, year from daily_series where subject_id = $1 order by year', [
      ids.portfolios.get('ISA'),
    ]);
    expect(after.rows[0]).toEqual(before.rows[0]);
    expect(after.rows[1].xmin).not.toBe(before.rows[1].xmin);
    expect((await seriesOf('Ivy Hart', 'ISA'))?.series.value.at(-1)).toBe(929);
  });

  test('ends where the day has come to, and forgets the snapshot of a day that was the last one', async () => {
    const { refresh, database, ids } = await arranged();
    await refresh();
    await refreshFigures(database, { through: '2024-03-12', settlement: 'cash' });
    const { rows } = await database.owner.query('select day::text from snapshots where account_id = $1 order by day', [
      ids.accounts.get('Tom Hill'),
    ]);
    expect(rows.map(({ day }) => day)).toEqual(['2024-01-31', '2024-02-29', '2024-03-11', '2024-03-12']);
    const state = await database.owner.query('select last_day::text from figure_states where subject_id = $1', [
      ids.accounts.get('Tom Hill'),
    ]);
    expect(state.rows).toEqual([{ last_day: '2024-03-12' }]);
  });

  test('forgets the days before the first transaction when that is voided', async () => {
    const { refresh, database, ids, seriesOf } = await arranged();
    await refresh();
    await database.owner.query("update transactions set voided_at = now() where portfolio_id = $1 and day = '2023-12-29'", [
      ids.portfolios.get('ISA'),
    ]);
    await markLedger(database.owner, ids.portfolios.get('ISA') ?? '', '2023-12-29');
    await refresh();
    expect((await seriesOf('Ivy Hart', 'ISA'))?.series.firstDay).toBe(dayNumber('2024-01-01'));
  });

  test('computes each account once when several run at the same time, and misses no change', async () => {
    const { database, ids, refresh, seriesOf } = await arranged();
    const runs = await Promise.all([refresh(), refresh(), refresh()]);
    expect(runs.reduce((total, { accounts }) => total + accounts, 0)).toBe(2);

    const running: Promise<unknown>[] = [];
    for (let step = 0; step < 12; step += 1) {
      await addTransaction(database.owner, ids, { portfolio: 'GIA', day: '2024-02-20', type: 'Contribution', amount: '1' });
      running.push(refresh());
    }
    await Promise.all(running);
    expect((await seriesOf('Tom Hill', 'GIA'))?.series.value.at(-1)).toBe(512);
  });

  test('an account that fails does not keep the others from their figures', async () => {
    const { database, ids, refresh, seriesOf } = await arranged();
    await database.owner.query("update transactions set type = 'Nonsense' where portfolio_id = $1", [ids.portfolios.get('ISA')]);
    await expect(refresh()).rejects.toThrow('The figures of 1 accounts failed.');
    expect((await seriesOf('Tom Hill', 'GIA'))?.series.value.at(-1)).toBe(500);
    expect(await seriesOf('Ivy Hart', 'ISA')).toBeUndefined();
  });
});
