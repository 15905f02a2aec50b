import { beforeAll, expect, test } from 'vitest';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { type ArrangedIds, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { groups } from './groups.ts';

const database = await testDatabase();
const lastDay = '2024-05-31';
let ids: ArrangedIds;

const groupsOf = (email: string, query: ReportQuery = {}) =>
  database
    .as({ kind: email.endsWith('firm.example') ? 'advisor' : 'investor', userId: ids.users.get(email) ?? '' })
    .read(async (snapshot) => groups(snapshot, await getSubject(snapshot, ids, { asOf: lastDay, query })));
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

/** 100 until the end of 2023, 110 from then on. */
const steps = dailyPrices('2023-06-01', 366, (step) => (step < 214 ? 100 : 110));
const advisors = ['ada@firm.example'];

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    instruments: [{ symbol: 'UP', prices: steps }],
    rates: { GBP: { '2023-06-01': 0.8 }, USD: { '2023-06-01': 1.6 } },
    accounts: [
      { name: 'Father', advisors, client: 'father@home.example', groups: ['Family', 'Trustees'], portfolios: [{ name: 'F' }] },
      { name: 'Daughter', advisors, groups: ['Family'], portfolios: [{ name: 'D' }] },
      { name: 'Uncle', advisors, groups: ['Family'], currency: 'USD', portfolios: [{ name: 'U', currency: 'USD' }] },
      { name: 'Newborn', advisors, groups: ['Family'], portfolios: [] },
      { name: 'Alone', advisors, portfolios: [{ name: 'A' }] },
      { name: 'Foreign', advisors: ['ben@firm.example'], groups: ['Family'], portfolios: [{ name: 'X' }] },
    ],
    transactions: [
      { portfolio: 'F', day: '2023-06-05', type: 'Contribution', amount: '2000' },
      { portfolio: 'F', day: '2023-06-05', type: 'Purchase', symbol: 'UP', units: '20', amount: '-2000' },
      { portfolio: 'F', day: '2024-03-01', type: 'Sale', symbol: 'UP', units: '5', amount: '550' },
      { portfolio: 'F', day: '2024-03-01', type: 'TransferOut', amount: '-550', transferId: 'gift' },
      { portfolio: 'D', day: '2024-03-01', type: 'TransferIn', amount: '550', transferId: 'gift' },
      { portfolio: 'U', day: '2023-06-05', type: 'Contribution', amount: '4000', currency: 'USD' },
      { portfolio: 'X', day: '2023-06-05', type: 'Contribution', amount: '7' },
    ],
  });
  await computeFigures(database, lastDay);
}, 60_000);

// By hand, in pounds at 0.5: 2000 of shares and 2000 of dollars at the year's end; +10 % on the shares the day after; the gift stays inside.
test('a group is one: values at the rate of the day, a gift between members no payment, returns chained over all', async () => {
  const { rows, currency } = await groupsOf('ada@firm.example', { period: 'ytd' });
  expect(currency).toBe('GBP');
  expect(rows.map(({ name, count }) => [name, count])).toEqual([
    ['Family', 4],
    ['Trustees', 1],
  ]);
  const [family, trustees] = rows;
  expect(family?.value).toEqual(is(1650 + 550 + 2000));
  expect(family?.members.map(({ name }) => name)).toEqual(['Daughter', 'Father', 'Newborn', 'Uncle']);
  expect(family?.change).toEqual({ gain: is(200), rate: is(200 / 4000), benchmark: { available: false, reason: 'no-benchmark' } });
  expect(trustees?.change).toMatchObject({ gain: is(200), rate: is(0.1) });
});

test('a window that opens before the group does has no change', async () => {
  const { rows } = await groupsOf('ada@firm.example', { period: '1y' });
  expect(rows[0]?.change.rate).toEqual({ available: false, reason: 'too-short' });
});

test('an adviser sees of a group the own clients, a client none', async () => {
  const { rows } = await groupsOf('ben@firm.example');
  expect(rows.map(({ name, members, value }) => [name, members.map((member) => member.name), value])).toEqual([
    ['Family', ['Foreign'], is(7)],
  ]);
  expect((await groupsOf('father@home.example')).rows).toEqual([]);
});
