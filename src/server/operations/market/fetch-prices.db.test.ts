import { beforeEach, describe, expect, test } from 'vitest';
import { emptied, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import type { AskedDays, OutsidePrice, OutsideRate, PriceFeed } from '../../feeds/price-feed.ts';
import { fetchPrices, type FetchedPrices } from './fetch-prices.ts';

const db = await testDatabase();
const today = '2020-02-07';
let asked: Record<string, readonly string[] | AskedDays>[] = [];
let refreshes = 0;
/** The number of the last event before. */
let before = '0';

const answers: { prices: OutsidePrice[]; rates: OutsideRate[] } = { prices: [], rates: [] };
const feed: PriceFeed = {
  prices: async (securities, days) => {
    asked.push({ prices: securities.map(({ symbol }) => symbol), days });
    return answers.prices;
  },
  rates: async (currencies, days) => {
    asked.push({ rates: currencies, days });
    return answers.rates;
  },
};

beforeEach(async () => {
  await emptied(db);
  await importFolder(db, smallFolder);
  const { rows } = await db.owner.query<{ last: string }>('select max(seq)::text as last from audit_events');
  before = rows[0]?.last ?? '0';
  await db.owner.query(`
    insert into portfolio_health (account_id, portfolio_id, day, currency, value, findings, instruments, amounts)
    select account_id, id, '2020-02-06', currency, 1, '[]', array(select id from instruments where symbol in ('VOD', 'AAPL')), '{1,1}' from portfolios
     where external_id = 'P-1'`);
  await db.owner.query("update ledger_marks set first_changed_day = '2030-01-01', version = 1");
  [asked, refreshes] = [[], 0];
  Object.assign(answers, { prices: [], rates: [] });
});

async function fetched(): Promise<FetchedPrices> {
  return fetchPrices({ db, feed, today, requestRefresh: async () => void (refreshes += 1) });
}

const close = (symbol: string, day: string, text: string, assumedUnit: string | null = null) => ({ symbol, day, close: text, assumedUnit });

async function stored(): Promise<string[]> {
  const { rows } = await db.owner.query<{ line: string }>(
    `select concat_ws(' ', symbol, day, close, quarantine, assumed_unit) as line from prices join instruments i on i.id = instrument_id
      where day > '2020-01-02' order by symbol, day`,
  );
  return rows.map(({ line }) => line);
}

async function rates(): Promise<string[]> {
  const { rows } = await db.owner.query<{ line: string }>(
    "select concat_ws(' ', currency, day, per_euro) as line from exchange_rates where day > '2020-01-02' order by 1",
  );
  return rows.map(({ line }) => line);
}

async function assumed(): Promise<string[]> {
  const { rows } = await db.owner.query<{ id: string }>("select id from instruments where symbol = 'AAPL'");
  const found = await db.as(system('test')).read(({ priceNeeds }) => priceNeeds.assumedUnits(rows.map(({ id }) => id)));
  return found.map(({ since, until }) => `${since} ${until}`);
}

async function told(): Promise<{ action: string; after: unknown }[]> {
  const { rows } = await db.owner.query<{ action: string; after: unknown }>(
    "select action, after from audit_events where target_id = 'price-service' and seq > $1 order by seq",
    [before],
  );
  return rows;
}

test('it is asked for what is held or compared with, from the first unknown day to yesterday', async () => {
  await db.owner.query(
    "insert into instruments (symbol, name, type, asset_class, currency) values ('NOT', 'Not held', 'Stock', 'Equities', 'CHF')",
  );
  expect(await fetched()).toEqual({ prices: 0, rates: 0 });
  expect(asked).toEqual([
    { prices: ['IDX', 'AAPL', 'VOD'], days: { from: '2020-01-02', to: '2020-02-06' } },
    { rates: ['GBP', 'USD'], days: { from: '2020-01-02', to: '2020-02-06' } },
  ]);
  expect([refreshes, await told()]).toEqual([0, []]);
});

test('what is new is imported, marks the portfolios and asks for figures; what is stored stays', async () => {
  answers.prices = [close('VOD', '2020-02-03', '999'), close('VOD', '2020-02-04', '111'), close('AAPL', '2020-02-04', '51')];
  answers.rates = [
    { currency: 'USD', day: '2020-01-02', perEuro: '1.9' },
    { currency: 'USD', day: '2020-02-04', perEuro: '1.15' },
  ];
  expect(await fetched()).toEqual({ prices: 2, rates: 1 });
  expect(await stored()).toEqual(['AAPL 2020-02-04 51', 'VOD 2020-02-03 110', 'VOD 2020-02-04 111']);
  expect([await rates(), refreshes]).toEqual([['USD 2020-02-04 1.15'], 1]);
  const marked = await db.owner.query(
    "select min(first_changed_day)::text as day from ledger_marks where first_changed_day < '2030-01-01'",
  );
  expect(marked.rows).toEqual([{ day: '2020-02-04' }]);
  expect(await told()).toMatchObject([{ action: 'imported' }]);
});

test('what someone imported while the service was asked stays', async () => {
  answers.prices = [close('VOD', '2020-02-04', '111')];
  answers.rates = [{ currency: 'USD', day: '2020-02-04', perEuro: '1.15' }];
  const slow: PriceFeed = {
    ...feed,
    rates: async () => {
      await importFolder(db, { 'prices.csv': 'symbol,date,close\nVOD,2020-02-04,112', 'fx.csv': 'Date,USD\n2020-02-04,1.16' });
      return answers.rates;
    },
  };
  expect(await fetchPrices({ db, feed: slow, today, requestRefresh: async () => undefined })).toEqual({ prices: 0, rates: 0 });
  expect([await stored(), await rates()]).toEqual([['VOD 2020-02-03 110', 'VOD 2020-02-04 112'], ['USD 2020-02-04 1.16']]);
});

test('an implausible price is held as one of an import is', async () => {
  answers.prices = [close('VOD', '2020-02-04', '1.11'), close('VOD', '2020-02-05', '112')];
  await fetched();
  expect(await stored()).toEqual(['VOD 2020-02-03 110', 'VOD 2020-02-04 1.11 unit', 'VOD 2020-02-05 112']);
});

describe('a price without a currency', () => {
  test('is noted with its days until the firm imports one of its own, even the same', async () => {
    answers.prices = [close('AAPL', '2020-02-04', '51', 'USD'), close('AAPL', '2020-02-05', '52', 'USD')];
    await fetched();
    expect([await assumed(), await stored()]).toEqual([
      ['2020-02-04 2020-02-05'],
      ['AAPL 2020-02-04 51 USD', 'AAPL 2020-02-05 52 USD', 'VOD 2020-02-03 110'],
    ]);
    await importFolder(db, { 'prices.csv': 'symbol,date,close\nAAPL,2020-02-04,51\nAAPL,2020-02-05,53' });
    expect(await assumed()).toEqual([]);
  });
});

describe('nothing is stored, and administrators are told why,', () => {
  const good = { currency: 'USD', day: '2020-02-04', perEuro: '1.15' };
  test.each<[string, { prices?: OutsidePrice[]; rates?: OutsideRate[] }, string]>([
    ['of a rate in the other direction', { rates: [{ ...good, perEuro: '0.5' }] }, '0.5 USD for 1 EUR on 2020-02-04, after 1.2'],
    ['of a rate that doubles within the answer', { rates: [good, { ...good, day: '2020-02-05', perEuro: '2.3' }] }, 'after 1.15'],
    ['of two rates of one day', { rates: [good, { ...good, perEuro: '1.16' }] }, 'two rates of USD'],
    ['of two prices of one day', { prices: [close('VOD', '2020-02-04', '1'), close('VOD', '2020-02-04', '2')] }, 'were refused'],
  ])('%s', async (_what, given, message) => {
    Object.assign(answers, { prices: [close('AAPL', '2020-02-04', '51')], rates: [good], ...given });
    await expect(fetched()).rejects.toThrow(message);
    expect([await stored(), await rates(), refreshes]).toEqual([['VOD 2020-02-03 110'], [], 0]);
    expect(await told()).toMatchObject([{ action: 'prices-not-fetched', after: { why: expect.stringContaining(message) } }]);
  });

  test('while the service is out of reach', async () => {
    const away: PriceFeed = { prices: () => Promise.reject(new Error('ECONNREFUSED')), rates: async () => [] };
    await expect(fetchPrices({ db, feed: away, today, requestRefresh: async () => undefined })).rejects.toThrow('ECONNREFUSED');
    expect(await told()).toMatchObject([{ action: 'prices-not-fetched', after: { why: 'ECONNREFUSED' } }]);
  });
});
