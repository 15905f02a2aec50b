import { beforeAll, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

let database: TestDatabase;
let ids: ArrangedIds;

const ask = <Answer>(dataset: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>) =>
  database.as(system('test')).read(async (snapshot) => {
    const query = { from: '2023-12-31', to: '2024-12-31' };
    return dataset(ledger(snapshot), await getSubject(snapshot, ids, { account: 'Nora Vale', asOf: '2024-12-31', query }));
  });
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });
const near = (value: number) => expect.closeTo(value, 9) as number;

beforeAll(async () => {
  database = await testDatabase();
  const athens = { portfolio: 'Athens', currency: 'EUR' };
  ids = await bookInDatabase(database.owner, {
    instruments: [{ symbol: 'SHARE', currency: 'EUR', prices: { '2023-12-01': 100, '2024-06-28': 110 } }],
    rates: { GBP: { '2023-12-01': 0.8, '2024-03-05': 0.82, '2024-07-01': 0.84, '2024-12-31': 0.85 } },
    accounts: [{ name: 'Nora Vale', portfolios: [{ name: 'London' }, { name: 'Athens', currency: 'EUR' }] }],
    transactions: [
      { portfolio: 'London', day: '2023-12-01', type: 'Contribution', amount: '10000' },
      { ...athens, day: '2023-12-01', type: 'Contribution', amount: '5000' },
      { ...athens, day: '2023-12-01', type: 'Purchase', symbol: 'SHARE', units: '40', amount: '-4000' },
      { portfolio: 'London', day: '2024-03-05', type: 'TransferOut', amount: '-820', transferId: 'over' },
      { ...athens, day: '2024-03-05', type: 'TransferIn', amount: '990', transferId: 'over' },
      { ...athens, day: '2024-07-01', type: 'Dividend', symbol: 'SHARE', amount: '85', tax: '15' },
      { ...athens, day: '2024-07-01', type: 'Charge', amount: '-50', category: 'Management' },
    ],
  });
  await computeFigures(database, '2024-12-31');
}, 60_000);

// By hand, in docs/calculations/performance-bridge.md: 4 400 euro of shares and 2 025 of cash at 0.85, and 9 180 pounds.
test('the bridge of a portfolio in pounds and one in euro, in pounds', async () => {
  const { lines, parts } = await ask((provider, subject) => provider.valueBridge(subject));
  expect(lines).toEqual({
    available: true,
    value: [
      { line: 'opening', amount: 14_000 },
      { line: 'paidIn', amount: 0 },
      { line: 'paidOut', amount: 0 },
      { line: 'income', amount: 84 },
      { line: 'growth', amount: 320 },
      { line: 'currency', amount: 291.85 },
      { line: 'charges', amount: -42 },
      { line: 'taxes', amount: -12.6 },
      { line: 'closing', amount: 14_641.25 },
    ],
  });
  expect(parts).toMatchObject({ value: { realised: 0, unrealisedChange: near(540), exchangeGainOnCash: near(80.05 - 8.2) } });
});

test('each holding by what its price and its currency did; what a transfer lost on its way is the cash’s', async () => {
  const { result } = await ask((provider, subject) => provider.contributions(subject));
  const rows = result.available ? result.value.rows : [];
  const found = rows.map(({ name, money, priceEffect, currencyEffect, points }) => ({ name, money, priceEffect, currencyEffect, points }));
  // Nothing was paid in or out, so that all points are of the 14 000 at the opening.
  expect(found).toEqual([
    { name: 'SHARE plc', money: near(611.4), priceEffect: is(320), currencyEffect: is(220), points: near(611.4 / 14_000) },
    { name: 'EUR', money: near(80.05), priceEffect: is(0), currencyEffect: is(80.05), points: near(80.05 / 14_000) },
    { name: 'GBP', money: near(-8.2), priceEffect: is(0), currencyEffect: is(-8.2), points: near(-8.2 / 14_000) },
  ]);
  expect(result).toMatchObject({ value: { total: { money: near(641.25), points: near(641.25 / 14_000) } } });
});

test('what exchange rates did is explained by securities and cash, and by each holding', async () => {
  const { steps, rows } = await ask((provider, subject) => provider.explain(subject, 'currencyEffect'));
  expect(steps.map(({ label, value }) => [label, value])).toEqual([
    ['bridge.onSecurities', is(220)],
    ['bridge.onCash', is(71.85)],
    ['bridge.currency', is(291.85)],
  ]);
  expect(rows.map(({ text, amount }) => [text, amount])).toEqual([
    ['SHARE plc', near(220)],
    ['EUR', near(80.05)],
    ['GBP', near(-8.2)],
  ]);
});
