import { beforeAll, describe, expect, test } from 'vitest';
import type { ClientRow } from '#contracts/datasets/lists.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import { type Reason, unavailable } from '#finance/figure.ts';
import { addTransaction, type ArrangedIds, bookInDatabase, markLedger } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { privateEquity as firm } from '#variants/private-equity/private-equity.ts';
import { ledger } from '../ledger.ts';
import { clients } from './clients.ts';

const through = '2024-03-31';
const root: Actor = { kind: 'admin', userId: '0'.repeat(32) };
let database: TestDatabase;
let ids: ArrangedIds;

const list = (query: ReportQuery = {}, { asOf = through, variant = firm } = {}) =>
  database.as(root).read(async (snapshot) => clients(snapshot, await getSubject(snapshot, ids, { asOf, query, variant })));

/** The figures on the page of an account, in the account's currency. */
const page = (account: string, asOf = through) =>
  database.as(root).read(async (snapshot) => {
    const subject = await getSubject(snapshot, ids, { account, asOf, variant: firm });
    const provider = ledger(snapshot);
    return { ...(await provider.privateEquity(subject)).total, callsDue: (await provider.callsDue(subject)).total };
  });

async function programme(name: string, asOf = through): Promise<NonNullable<ClientRow['programme']>> {
  const found = (await list({}, { asOf })).rows.find((row) => row.name === name)?.programme;
  if (!found) throw new Error(`There is no programme of ${name}.`);
  return found;
}

const names = async (query: ReportQuery) => (await list(query)).rows.map(({ name }) => name);
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

async function promise(portfolio: string, symbol: string, [amount, currency]: readonly [number, string]): Promise<void> {
  await database.owner.query(
    `insert into commitments (account_id, portfolio_id, instrument_id, day, amount, currency)
     select account_id, id, $2, '2020-01-15', $3, $4 from portfolios where id = $1`,
    [ids.portfolios.get(portfolio), ids.instruments.get(symbol), amount, currency],
  );
}

async function report(portfolio: string, symbol: string, [day, value]: readonly [string, number]): Promise<void> {
  await database.owner.query(
    `insert into reported_values (account_id, portfolio_id, instrument_id, day, value, currency)
     select account_id, id, $2, $3, $4, 'EUR' from portfolios where id = $1`,
    [ids.portfolios.get(portfolio), ids.instruments.get(symbol), day, value],
  );
}

beforeAll(async () => {
  database = await testDatabase();
  const fund = { type: 'PrivateEquity', assetClass: 'Alternatives', currency: 'EUR' };
  const move = { portfolio: 'Programme', currency: 'EUR' };
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'BUYOUT', ...fund },
      { symbol: 'VENTURE', ...fund },
    ],
    rates: { USD: { '2020-01-01': 2, '2021-01-01': 1.25, '2024-01-01': 1.6 } },
    accounts: [
      {
        name: 'Lind Office',
        currency: 'EUR',
        portfolios: [
          { name: 'Programme', type: 'Fund', currency: 'EUR' },
          { name: 'Dollars', type: 'Fund', currency: 'USD' },
        ],
      },
      { name: 'Far Office', currency: 'USD', portfolios: [{ name: 'Abroad', type: 'Fund', currency: 'USD' }] },
      { name: 'Cash Office', currency: 'EUR', portfolios: [{ name: 'Cash', type: 'Fund', currency: 'EUR' }] },
      { name: 'Lost Office', currency: 'EUR', portfolios: [{ name: 'Lost', type: 'Fund', currency: 'EUR' }] },
    ],
    transactions: [
      { ...move, day: '2020-03-31', type: 'Call', symbol: 'BUYOUT', amount: '-400' },
      { ...move, day: '2020-03-31', type: 'Call', symbol: 'BUYOUT', amount: '-20', category: 'FeesOutside' },
      { ...move, day: '2021-06-30', type: 'Charge', symbol: 'BUYOUT', amount: '-5', category: 'Management' },
      { ...move, day: '2022-03-31', type: 'Distribution', symbol: 'BUYOUT', amount: '150', category: 'Recallable' },
      { ...move, day: '2024-05-10', type: 'Call', symbol: 'BUYOUT', amount: '-60' },
      { ...move, day: '2024-06-29', type: 'Call', symbol: 'BUYOUT', amount: '-40' },
      { ...move, day: '2024-06-30', type: 'Call', symbol: 'BUYOUT', amount: '-10' },
      { portfolio: 'Dollars', day: '2021-02-01', type: 'Call', symbol: 'VENTURE', amount: '-100', currency: 'USD' },
      { portfolio: 'Abroad', day: '2023-12-31', type: 'Call', symbol: 'VENTURE', amount: '-100', currency: 'USD' },
      { portfolio: 'Cash', day: '2023-12-31', type: 'Contribution', amount: '900', currency: 'EUR' },
      { portfolio: 'Lost', day: '2023-12-31', type: 'Call', symbol: 'VENTURE', amount: '-100', currency: 'SEK' },
    ],
  });
  await promise('Programme', 'BUYOUT', [1000, 'EUR']);
  await promise('Dollars', 'VENTURE', [300, 'USD']);
  await promise('Abroad', 'VENTURE', [400, 'USD']);
  await promise('Lost', 'VENTURE', [50, 'EUR']);
  await report('Programme', 'BUYOUT', ['2023-12-31', 480]);
  await report('Dollars', 'VENTURE', ['2023-12-31', 90]);
  await report('Abroad', 'VENTURE', ['2024-03-31', 70]);
  await computeFigures(database, through, 'direct');
}, 60_000);

describe('what a list tells of private funds', () => {
  test('is worked out from the flows of the funds at the rates of their days', async () => {
    // Promised 1,000 and $300 at 2: 150. Called 400 and $100 at 1.25: 80. Paid in 20 of fees and 5 of charges more. Worth 480 and 90.
    expect(await programme('Lind Office')).toEqual({
      commitment: is(1150),
      called: is(480),
      calledRate: is(480 / 1150),
      unfunded: is(820), // 1,150 − 480 + 150
      dpi: is(150 / 505),
      tvpi: is(720 / 505),
      netIrr: { available: true, value: expect.any(Number) as number },
      callsDue: is(100), // ninety days: the one of 30 June is beyond
      nextCall: '2024-05-10',
    });
  });

  test.each(['Lind Office', 'Far Office', 'Lost Office'])('is what the page of %s says', async (name) => {
    const own = await page(name);
    const { commitment, called, unfunded, dpi, tvpi, netIrr, callsDue } = await programme(name);
    expect({ dpi, tvpi, netIrr }).toEqual({ dpi: near(own.dpi), tvpi: near(own.tvpi), netIrr: near(own.netIrr) });
    const rate = name === 'Far Office' ? 1 / 1.6 : 1;
    expect([commitment, called, unfunded, callsDue]).toEqual(
      [own.commitment, own.called, own.unfunded, own.callsDue].map((figure) => near(figure, rate)),
    );
  });

  test('is what it said on an earlier day', async () => {
    const day = '2022-01-31';
    const [own, listed] = [await page('Lind Office', day), await programme('Lind Office', day)];
    expect(listed).toMatchObject({ called: is(480), unfunded: is(670), dpi: is(0), nextCall: null, callsDue: is(0) });
    expect([listed.tvpi, listed.netIrr]).toEqual([near(own.tvpi), near(own.netIrr)]);
  });

  test('says why there is nothing', async () => {
    expect(await programme('Cash Office')).toMatchObject({ commitment: dash('nothing-committed'), tvpi: dash('nothing-committed') });
    expect(await programme('Far Office')).toMatchObject({ netIrr: dash('under-a-year') });
    expect(await programme('Lost Office')).toMatchObject({
      commitment: is(50),
      called: dash('no-exchange-rate'),
      dpi: dash('no-exchange-rate'),
    });
  });

  test.each([
    [{ sort: 'commitment' }, ['Lind Office', 'Far Office', 'Lost Office', 'Cash Office']],
    [{ sort: 'commitment', order: 'asc' }, ['Lost Office', 'Far Office', 'Lind Office', 'Cash Office']],
    [{ sort: 'unfunded' }, ['Lind Office', 'Far Office']],
    [{ sort: 'dpi', order: 'asc' }, ['Far Office', 'Lind Office']],
    [{ sort: 'tvpi' }, ['Lind Office', 'Far Office']],
    [{ sort: 'netIrr' }, ['Lind Office']],
  ] as const)('is sorted by %o, what has none at the end', async (query, first) => {
    expect((await names(query)).slice(0, first.length)).toEqual(first);
  });

  test('is not read where the firm does not tell it', async () => {
    const { figures, rows } = await list({}, { variant: defaultVariant });
    expect([figures, rows.map((row) => row.programme)]).toEqual(['returns', [null, null, null, null]]);
  });
});

test('a later day goes on from everything that moved before, charges among it', async () => {
  const portfolio = { portfolio: 'Programme', day: '2024-04-10', type: 'Distribution', symbol: 'BUYOUT', amount: '50', currency: 'EUR' };
  await addTransaction(database.owner, ids, portfolio);
  await markLedger(database.owner, ids.portfolios.get('Programme') ?? '', '2024-04-10');
  await computeFigures(database, '2024-04-12', 'direct');
  const [own, listed] = [await page('Lind Office', '2024-04-12'), await programme('Lind Office', '2024-04-12')];
  expect(listed).toMatchObject({ dpi: is(200 / 505), tvpi: near(own.tvpi), netIrr: near(own.netIrr) });
});

const dash = (reason: Reason) => expect.objectContaining(unavailable(reason)) as unknown;

function near(figure: { readonly available: boolean; readonly value?: number }, factor = 1) {
  return figure.available ? is((figure.value ?? NaN) * factor) : expect.objectContaining({ available: false });
}
