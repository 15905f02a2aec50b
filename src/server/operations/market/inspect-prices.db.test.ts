import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptied, type Folder, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { inspectAllPrices } from './inspect-all-prices.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

const header = 'symbol,date,close';
const pence = ['VOD,2020-02-03,110', 'VOD,2020-02-04,111', 'VOD,2020-02-05,1.12', 'VOD,2020-02-06,1.11', 'VOD,2020-02-07,112'];

function withPrices(...lines: string[]): Folder {
  return { ...smallFolder, 'prices.csv': [header, 'VOD,2020-01-01,100', 'AAPL,2020-01-02,50', 'IDX,2020-01-01,1000', ...lines].join('\n') };
}

async function held(): Promise<string[]> {
  const prices = await db.as(system('test')).read((snapshot) => snapshot.judgedPrices.held());
  return prices.map(({ symbol, day, close, quoteUnit, why }) => `${symbol} ${day} ${close} ${quoteUnit} ${why}`);
}

async function suspected(): Promise<string[]> {
  const { rows } = await db.owner.query<{ id: string }>('select id from instruments');
  const prices = await db.as(system('test')).read((snapshot) => snapshot.judgedPrices.suspected(rows.map(({ id }) => id)));
  return prices.map(({ symbol, day, close, quoteUnit }) => `${symbol} ${day} ${close} ${quoteUnit}`);
}

async function marks(): Promise<Record<string, string>> {
  const { rows } = await db.owner.query<{ name: string; day: string }>(
    `select p.external_id as name, m.first_changed_day::text || ' v' || m.version as day
       from ledger_marks m join portfolios p on p.id = m.portfolio_id order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, day }) => [name, day]));
}

/** As if all figures had been computed. */
async function computed(): Promise<void> {
  await db.owner.query("update ledger_marks set first_changed_day = '2030-01-01', version = 1");
}

describe('an import', () => {
  test('puts a block of prices in another unit into quarantine, and values with those before', async () => {
    await importFolder(db, withPrices(...pence));
    expect(await held()).toEqual(['VOD 2020-02-05 1.12 GBX unit', 'VOD 2020-02-06 1.11 GBX unit']);

    const ids = (await db.owner.query<{ id: string }>("select id from instruments where symbol = 'VOD'")).rows.map(({ id }) => id);
    await db.as(system('test')).read(async ({ prices }) => {
      const closesOn = async (day: string) => (await prices.lastOn(ids, day)).map(({ close }) => close);
      expect([await closesOn('2020-02-06'), await closesOn('2020-02-07')]).toEqual([['111'], ['112']]);
      const [all] = (await prices.seriesOf(ids)).values();
      expect([...(all?.prices ?? [])]).toEqual([100, 110, 111, 112]);
    });
  });

  test('of a share quoted in pence the prices in pounds are held, however many', async () => {
    const inPounds = ['VOD,2020-02-06,1.11', 'VOD,2020-02-07,1.12', 'VOD,2020-02-10,1.13', 'VOD,2020-02-11,1.12', 'VOD,2020-02-12,1.1'];
    await importFolder(db, withPrices('VOD,2020-02-05,111', ...inPounds));
    expect(await held()).toEqual(inPounds.map((line) => `${line.replaceAll(',', ' ')} GBX unit`));
  });

  test('unless trades were made at them', async () => {
    const prices = [header, 'VOD,2020-01-01,1', 'AAPL,2020-01-02,50', 'IDX,2020-01-01,1000', 'VOD,2020-02-05,1.11', 'VOD,2020-02-06,111'];
    const trades = smallFolder['transactions.csv']?.replace('VOD,100,100,-100', 'VOD,100,1,-1').replace('VOD,40,110,44', 'VOD,40,1.1,0.44');
    await importFolder(db, { ...smallFolder, 'prices.csv': prices.join('\n'), 'transactions.csv': trades ?? '' });
    expect(await held()).toEqual(['VOD 2020-02-06 111 GBX unit']);
  });

  test('lets out what fits once the neighbours or the price itself are right', async () => {
    await importFolder(db, withPrices(...pence));
    await importFolder(db, { 'prices.csv': [header, 'VOD,2020-02-05,112'].join('\n') });
    expect(await held()).toEqual(['VOD 2020-02-06 1.11 GBX unit']);
    await importFolder(db, { 'prices.csv': [header, 'VOD,2020-02-06,113'].join('\n') });
    expect(await held()).toEqual([]);
  });

  test('marks who holds the instrument from the first price that counts otherwise', async () => {
    await importFolder(db, withPrices(...pence.slice(0, 2)));
    await computed();
    await importFolder(db, withPrices(...pence));
    expect(await marks()).toMatchObject({ 'P-1': expect.stringMatching(/^2020-02-05 /), 'P-2': '2030-01-01 v1' });
  });

  test('takes a split that someone books as a witness', async () => {
    const lines = ['2020-03-02,110', '2020-03-03,22', '2020-03-04,20.5'].map((line) => `VOD,${line}`);
    await importFolder(db, withPrices(...lines));
    expect(await held()).toEqual(['VOD 2020-03-03 22 GBX split', 'VOD 2020-03-04 20.5 GBX split']);
    const split = 'id,portfolio,date,type,symbol,ratio,amount,currency\n9,P-1,2020-03-03,Split,VOD,5,0,GBP';
    await importFolder(db, { 'transactions.csv': split });
    expect(await held()).toEqual([]);
  });

  test('notes a jump like a small split that stays, lets its price count, and is content once the split is recorded', async () => {
    await importFolder(db, withPrices('VOD,2020-03-02,110'));
    await computed();
    const lines = ['2020-03-02,110', '2020-03-03,53', '2020-03-04,54'].map((line) => `VOD,${line}`);
    await importFolder(db, withPrices(...lines));
    expect([await held(), await suspected()]).toEqual([[], ['VOD 2020-03-03 53 GBX']]);
    expect((await marks())['P-1']).toMatch(/^2020-03-03 /);
    const split = 'id,portfolio,date,type,symbol,ratio,amount,currency\n9,P-1,2020-03-03,Split,VOD,2,0,GBP';
    await importFolder(db, { 'transactions.csv': split });
    expect([await held(), await suspected()]).toEqual([[], []]);
  });

  test('leaves the franc of January 2015 and TENT.L of September 2024 alone', async () => {
    const real = ['VOD,2020-03-02,72', 'VOD,2020-03-03,46.4', 'AAPL,2020-03-02,83.2', 'AAPL,2020-03-03,97.3'];
    await importFolder(db, withPrices('VOD,2020-02-03,100', 'VOD,2020-02-04,72', 'AAPL,2020-02-03,60', 'AAPL,2020-02-04,83.2', ...real));
    expect([await held(), await suspected()]).toEqual([[], []]);
  });

  test('reads prices that their source had adjusted for a split as they were, when what was paid shows it', async () => {
    // Bought at 100 and sold at 110 pence, says the ledger.
    const lines = ['2020-01-01,20', '2020-02-03,20', '2020-03-02,22', '2020-03-03,22', '2020-03-04,20.5'].map((line) => `VOD,${line}`);
    const adjusted = { ...smallFolder, 'prices.csv': [header, 'AAPL,2020-01-02,50', 'IDX,2020-01-01,1000', ...lines].join('\n') };
    expect(await importFolder(db, adjusted)).toMatchObject({
      kind: 'refused',
      problems: [{ confirmedBy: 'market-price' }, { confirmedBy: 'market-price' }],
    });
    await importFolder(db, adjusted, { confirmed: ['market-price'] });
    await computed();
    const split = 'id,portfolio,date,type,symbol,ratio,amount,currency\n9,P-1,2020-03-03,Split,VOD,5,0,GBP';
    await importFolder(db, { 'transactions.csv': split });
    const ids = (await db.owner.query<{ id: string }>("select id from instruments where symbol = 'VOD'")).rows.map(({ id }) => id);
    await db.as(system('test')).read(async ({ prices, judgedPrices }) => {
      const [all] = (await prices.seriesOf(ids)).values();
      expect([...(all?.prices ?? [])].slice(-5)).toEqual([100, 100, 110, 22, 20.5]);
      expect((await prices.lastOn(ids, '2020-03-02')).map(({ close }) => Number(close))).toEqual([110]);
      expect(await judgedPrices.adjusted(ids)).toMatchObject([{ since: '2020-01-01' }]);
    });
    expect(await held()).toEqual([]);
    expect((await marks())['P-1']).toMatch(/^2020-01-02 /);
  });

  test('reads them so once: a factor comes back as it was stored', async () => {
    const lines = ['2020-01-01,300', '2020-02-03,300', '2020-03-02,330', '2020-03-03,330', '2020-03-04,330'].map((line) => `VOD,${line}`);
    await importFolder(db, { ...smallFolder, 'prices.csv': [header, 'AAPL,2020-01-02,50', 'IDX,2020-01-01,1000', ...lines].join('\n') });
    const split = 'id,portfolio,date,type,symbol,ratio,amount,currency\n9,P-1,2020-03-03,Split,VOD,0.33333333333333333333,0,GBP';
    await importFolder(db, { 'transactions.csv': split });
    const again = vi.fn<() => Promise<void>>(async () => undefined);
    expect(await inspectAllPrices(db, again)).toEqual({ held: 0, released: 0, suspected: 0 });
    expect(again).not.toHaveBeenCalled();
  });

  test('that is only tried judges nothing', async () => {
    await importFolder(db, withPrices(...pence.slice(0, 2)));
    await importFolder(db, withPrices(...pence), { dryRun: true });
    expect(await held()).toEqual([]);
  });
});

describe('the nightly inspection', () => {
  test('finds what came before there was a quarantine, marks, and asks for figures once', async () => {
    await importFolder(db, withPrices(...pence, 'IDX,2020-02-03,1010', 'IDX,2020-02-04,101000', 'IDX,2020-02-05,1020'));
    await db.owner.query('update prices set quarantine = null');
    await computed();
    const onChange = vi.fn<() => Promise<void>>(async () => undefined);

    expect(await inspectAllPrices(db, onChange)).toEqual({ held: 3, released: 0, suspected: 0 });
    expect(await held()).toEqual(['IDX 2020-02-04 101000 GBP unit', 'VOD 2020-02-05 1.12 GBX unit', 'VOD 2020-02-06 1.11 GBX unit']);
    // P-1 is compared with the index and holds the share; P-2 neither.
    expect(await marks()).toEqual({ 'P-1': '2020-02-04 v2', 'P-2': '2030-01-01 v1' });

    expect(await inspectAllPrices(db, onChange)).toEqual({ held: 0, released: 0, suspected: 0 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
