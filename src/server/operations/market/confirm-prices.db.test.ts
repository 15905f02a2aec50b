import { beforeEach, expect, test, vi } from 'vitest';
import { bookInDatabase } from '#tests/support/book-in-database.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { type Actor, system } from '#domain/actor.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { refreshFigures } from '../figures/refresh-figures.ts';
import { confirmPrices } from './confirm-prices.ts';
import { inspectAllPrices } from './inspect-all-prices.ts';

const db = await testDatabase();
const userId = '00000000000000000000000000000001';
const asAdmin: Actor = { kind: 'admin', userId };
let ids: Awaited<ReturnType<typeof bookInDatabase>>;
const nothing = (): Promise<void> => Promise.resolve();

beforeEach(async () => {
  await emptied(db);
  ids = await bookInDatabase(db.owner, {
    instruments: [
      { symbol: 'MEME', prices: { '2024-01-02': 1, '2024-01-03': 1.1, '2024-01-04': 110, '2024-01-05': 112, '2024-01-08': 1.2 } },
    ],
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'ISA' }, { name: 'SIPP' }] }],
    transactions: [{ portfolio: 'ISA', day: '2024-01-02', type: 'TransferIn', symbol: 'MEME', units: '10' }],
  });
  await inspectAllPrices(db, nothing);
  await db.owner.query("update ledger_marks set first_changed_day = '2030-01-01', version = 1");
});

function confirm(actor: Actor, prices: { days: readonly string[]; instrumentId?: string }, requestRefresh = nothing) {
  return confirmPrices({ actor, db: db.as(actor), requestRefresh }, { instrumentId: ids.instruments.get('MEME') ?? '', ...prices });
}

async function heldDays(): Promise<string[]> {
  return (await db.as(system('test')).read((snapshot) => snapshot.judgedPrices.held())).map(({ day }) => day);
}

const prices = { days: ['2024-01-01', '2024-01-04'] };

test('an administrator confirms a price: it counts, no inspection doubts it again, and the figures of its holders are old', async () => {
  const requestRefresh = vi.fn<() => Promise<void>>(nothing);
  expect(await heldDays()).toEqual(['2024-01-04', '2024-01-05']);
  expect(await confirm(asAdmin, prices, requestRefresh)).toEqual(['2024-01-04']);
  await inspectAllPrices(db, nothing);

  expect(await heldDays()).toEqual(['2024-01-05']);
  expect(requestRefresh).toHaveBeenCalledTimes(1);
  const { rows } = await db.owner.query(
    'select p.name, m.first_changed_day::text as day, m.version::int from ledger_marks m join portfolios p on p.id = m.portfolio_id order by 1',
  );
  expect(rows).toEqual([
    { name: 'ISA', day: '2024-01-04', version: 2 },
    { name: 'SIPP', day: '2030-01-01', version: 1 },
  ]);
});

test('values are those of trusted prices, and of confirmed ones from their first day on', async () => {
  const wanted = { accountId: ids.accounts.get('Ivy Hart') ?? '', subjectIds: [ids.portfolios.get('ISA') ?? ''] };
  const days = { firstDay: dayNumber('2024-01-02'), lastDay: dayNumber('2024-01-08') };
  const values = async () => {
    await refreshFigures(db, { through: '2024-01-08', settlement: 'cash' });
    const read = await db.as(system('test')).read((snapshot) => snapshot.dailySeries.read({ ...wanted, ...days }));
    const series = read.get(wanted.subjectIds[0] ?? '')?.series;
    const first = days.firstDay - (series?.firstDay ?? 0);
    return [...(series?.value.slice(first, first + 7) ?? [])].map((value) => Number(value.toFixed(6)));
  };
  await db.owner.query("update ledger_marks set first_changed_day = '2024-01-02'");

  expect(await values()).toEqual([10, 11, 11, 11, 11, 11, 12]);
  await confirm(asAdmin, { days: ['2024-01-04', '2024-01-05'] });
  expect(await values()).toEqual([10, 11, 1100, 1120, 1120, 1120, 12]);
});

test('what came into quarantine between the days that were looked at stays there', async () => {
  await db.owner.query("update prices set quarantine = 'unit' where day = '2024-01-08'");
  expect(await confirm(asAdmin, { days: ['2024-01-04', '2024-01-08'] })).toEqual(['2024-01-04', '2024-01-08']);
  expect(await heldDays()).toEqual(['2024-01-05']);
});

test('where nothing is in quarantine nothing happens', async () => {
  const requestRefresh = vi.fn<() => Promise<void>>(nothing);
  expect(await confirm(asAdmin, { days: ['2024-01-01', '2024-01-03'] }, requestRefresh)).toEqual([]);
  expect(requestRefresh).not.toHaveBeenCalled();
});

test.each<[Actor, string]>([
  [{ kind: 'advisor', userId }, 'forbidden'],
  [{ kind: 'investor', userId }, 'instrument-not-found'],
  [{ kind: 'guest' }, 'instrument-not-found'],
  [{ kind: 'service', clientId: '0'.repeat(32), scopes: [] }, 'instrument-not-found'],
])('%o may not: %s', async (actor, code) => {
  await expect(confirm(actor, prices)).rejects.toMatchObject({ code });
  expect(await heldDays()).toHaveLength(2);
});

test('an instrument that does not exist is not found', async () => {
  await expect(confirm(asAdmin, { ...prices, instrumentId: userId })).rejects.toMatchObject({ code: 'instrument-not-found' });
});

test('nothing is confirmed when figures cannot be asked for', async () => {
  await expect(confirm(asAdmin, prices, () => Promise.reject(new Error('no queue')))).rejects.toThrow('no queue');
  expect(await heldDays()).toHaveLength(2);
});
