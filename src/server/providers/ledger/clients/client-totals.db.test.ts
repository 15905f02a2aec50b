import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { available, unavailable } from '#finance/figure.ts';
import { type ArrangedIds, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { clientTotals } from './client-totals.ts';

const database = await testDatabase();
const lastDay = '2024-05-31';
let ids: ArrangedIds;

const person = (email: string) => ids.users.get(email) ?? '';

const totalsOf = (email: string, asOf = lastDay) =>
  database
    .as({ kind: email.endsWith('firm.example') ? 'advisor' : 'investor', userId: person(email) })
    .read(async (snapshot) => clientTotals(snapshot, await getSubject(snapshot, ids, { asOf })));

const valueOf = (figure: { available: boolean; value?: number }) => figure.value ?? NaN;

/** 100 until the end of 2023, 110 from then on. */
const steps = dailyPrices('2023-06-01', 366, (step) => (step < 214 ? 100 : 110));
const advisors = ['ada@firm.example'];

const invited = (name: string, change: string) =>
  database.owner.query(
    `with own as (select id from accounts where name = $1)
     insert into account_invitations (account_id, expires_at) select id, now() + interval '1 day' from own
         on conflict (account_id) do update set ${change}`,
    [name],
  );
const failed = async () => (await totalsOf('ada@firm.example')).attention.failedInvitation;

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'UP', prices: steps },
      { symbol: 'FLAT', prices: dailyPrices('2023-06-01', 366, () => 5) },
      { symbol: 'OLD', prices: { '2023-06-01': 2 } },
    ],
    rates: { GBP: { '2023-06-01': 0.8 }, USD: { '2023-06-01': 1.6 } },
    benchmarks: { Flat: { FLAT: 1 }, Up: { UP: 1 } },
    accounts: [
      { name: 'Ahead', advisors, client: 'lately@home.example', portfolios: [{ name: 'A', benchmark: 'Flat' }] },
      {
        name: 'Behind',
        advisors,
        client: 'long.ago@home.example',
        currency: 'USD',
        portfolios: [{ name: 'B', currency: 'USD', benchmark: 'Up' }],
      },
      { name: 'Newcomer', advisors, client: 'never@home.example', portfolios: [{ name: 'N' }] },
      { name: 'Stale', advisors, portfolios: [{ name: 'S' }] },
      { name: 'Nothing', advisors, externalId: null, portfolios: [] },
      { name: 'Another', advisors: ['ben@firm.example'], portfolios: [{ name: 'X' }] },
      { name: 'Not yet', advisors: ['carl@firm.example'], portfolios: [] },
      { name: 'By hand', advisors: ['dora@firm.example'], externalId: null, portfolios: [{ name: 'Empty' }] },
    ],
    transactions: [
      { portfolio: 'A', day: '2023-06-05', type: 'Contribution', amount: '2000' },
      { portfolio: 'A', day: '2023-06-05', type: 'Purchase', symbol: 'UP', units: '20', amount: '-2000' },
      { portfolio: 'A', day: '2024-03-31', type: 'Contribution', amount: '500' },
      { portfolio: 'A', day: '2024-04-01', type: 'Contribution', amount: '300' },
      { portfolio: 'B', day: '2023-06-05', type: 'Contribution', amount: '4000', currency: 'USD' },
      { portfolio: 'B', day: '2024-05-02', type: 'Withdrawal', amount: '-1000', currency: 'USD' },
      { portfolio: 'N', day: '2024-04-20', type: 'Contribution', amount: '50' },
      { portfolio: 'S', day: '2023-06-05', type: 'Contribution', amount: '10' },
      { portfolio: 'S', day: '2023-06-05', type: 'Purchase', symbol: 'OLD', units: '5', amount: '-10' },
      { portfolio: 'X', day: '2023-06-05', type: 'Contribution', amount: '7' },
    ],
  });
  await database.owner.query(
    "insert into last_sign_ins select id, now() - interval '29 days' from users where email = 'lately@home.example'",
  );
  await database.owner.query(
    "insert into last_sign_ins select id, now() - interval '31 days' from users where email = 'long.ago@home.example'",
  );
});

test('where there is no client, nothing is invested', async () => {
  const nobody = { kind: 'advisor', userId: '0'.repeat(32) } as const;
  const totals = database.as(nobody).read(async (snapshot) => clientTotals(snapshot, await getSubject(snapshot, ids, { asOf: lastDay })));
  expect(await totals).toMatchObject({ clients: 0, assets: unavailable('not-invested'), assetsChange: unavailable('not-invested') });
});

test('where no client has portfolios, nothing is missing', async () => {
  const totals = await totalsOf('carl@firm.example');
  expect(totals).toMatchObject({ clients: 1, assets: unavailable('no-portfolios'), attention: { notAvailable: 0 } });
});

test('a client kept by hand with an empty portfolio lacks nothing', async () => {
  const totals = await totalsOf('dora@firm.example');
  expect(totals).toMatchObject({ clients: 1, attention: { notAvailable: 0, withoutExternalId: 0 } });
});

test('before the figures are computed nothing is zero that is not known', async () => {
  expect(await totalsOf('ada@firm.example')).toMatchObject({
    asOf: lastDay,
    clients: 5,
    assets: unavailable('not-recorded'),
    assetsChange: unavailable('not-recorded'),
    aheadOfBenchmark: unavailable('no-benchmark'),
    attention: { notAvailable: 4 },
  });
});

describe('with figures', () => {
  beforeAll(() => computeFigures(database, lastDay));

  test('assets are the values of all, in the currency of the variant', async () => {
    const { currency, assets, clients } = await totalsOf('ada@firm.example');
    expect({ currency, clients }).toEqual({ currency: 'GBP', clients: 5 });
    expect(valueOf(assets)).toBeCloseTo(3000 + 1500 + 50 + 10, 9);
  });

  test('the change is the mean of the returns of the year, weighted by what was there when it began', async () => {
    // The third one's only price is from before the year, so that it has no return.
    const opening = { ahead: 2000, behind: 2000 };
    const expected = (0.1 * opening.ahead) / (opening.ahead + opening.behind);
    expect(valueOf((await totalsOf('ada@firm.example')).assetsChange)).toBeCloseTo(expected, 12);
    expect((await totalsOf('never@home.example')).assetsChange).toEqual(unavailable('too-short'));
  });

  test('flows are those of the quarter, also of anyone who came in it', async () => {
    const { paidIn, paidOut, netFlows } = await totalsOf('ada@firm.example');
    expect(paidIn).toBeCloseTo(300 + 50, 9);
    expect(paidOut).toBeCloseTo(500, 9);
    expect(netFlows).toBeCloseTo(-150, 9);
    const before = await totalsOf('ada@firm.example', '2024-03-31');
    expect(before).toMatchObject({ asOf: '2024-03-31', paidIn: 500, paidOut: 0 });
  });

  test('ahead of the benchmark are one of the two that have one', async () => {
    expect((await totalsOf('ada@firm.example')).aheadOfBenchmark).toEqual(available(0.5));
    expect((await totalsOf('ben@firm.example')).aheadOfBenchmark).toEqual(unavailable('no-benchmark'));
  });

  test('who came lately, and what needs attention', async () => {
    expect(await totalsOf('ada@firm.example')).toMatchObject({
      signedInLately: 1,
      attention: {
        withoutExternalId: 1,
        stalePrices: 1,
        neverSignedIn: 1,
        notAvailable: 0,
        drift: 0,
        cashDrag: 3,
        failedInvitation: 0,
        openBreaks: 0,
        reviewDue: 0,
      },
    });
  });

  test.each([
    ['within its bands', { Equities: [0.6, 0.7, 0.8], Cash: [0.2, 0.3, 0.4] }, 0],
    ['above a band', { Equities: [0.5, 0.6, 0.7], Cash: [0.2, 0.4, 0.6] }, 1],
    ['in what the model does not name', { Equities: [0.6, 1, 1] }, 1],
    ['without what it names', { Equities: [0.6, 0.7, 0.8], Cash: [0, 0.1, 0.4], 'Fixed Interest': [0.1, 0.2, 0.3] }, 1],
  ])('a portfolio of 73 in equities and 27 in cash, %s', async (_case, bands, expected) => {
    const { rows } = await database.owner.query<{ id: string }>('insert into models (name) values ($1) returning id', [_case]);
    for (const [assetClass, [min, target, max]] of Object.entries(bands))
      await database.owner.query('insert into model_targets values ($1, $2, $3, $4, $5)', [rows[0]?.id, assetClass, min, target, max]);
    await database.owner.query("update portfolios set model_id = $1 where external_id = 'A' or name = 'A'", [rows[0]?.id]);
    expect((await totalsOf('ada@firm.example')).attention.drift).toBe(expected);
    await database.owner.query('update portfolios set model_id = null');
  });

  test('an invitation that bounced or expired waits for another, until the client comes', async () => {
    const expired = "expires_at = now() - interval '1 day'";
    await invited('Newcomer', expired);
    expect(await failed()).toBe(0);
    await invited('Newcomer', expired);
    expect(await failed()).toBe(1);
    await invited('Ahead', expired);
    await invited('Ahead', expired);
    expect(await failed()).toBe(1);
    await invited('Newcomer', 'revoked_at = now()');
    expect(await failed()).toBe(0);
  });

  test.each([
    [-400, 1],
    [0, 1],
    [14, 1],
    [15, 0],
  ])('a review %i days from today', async (days, due) => {
    await database.owner.query("update accounts set next_review = current_date + $1::integer where name = 'Behind'", [days]);
    expect((await totalsOf('ada@firm.example')).attention.reviewDue).toBe(due);
    await database.owner.query('update accounts set next_review = null');
  });

  test('everyone counts the own accounts only', async () => {
    expect(await totalsOf('ben@firm.example')).toMatchObject({ clients: 1, assets: available(7) });
    expect(await totalsOf('lately@home.example')).toMatchObject({ clients: 1, assets: available(3000) });
    const guest: Actor = { kind: 'guest' };
    const unseen = await database
      .as(guest)
      .read((snapshot) => snapshot.clientSums.of({ portalId: ids.portal, asOf: lastDay, currency: 'GBP' }));
    expect(unseen).toMatchObject({ clients: 0, assets: null });
  });
});
