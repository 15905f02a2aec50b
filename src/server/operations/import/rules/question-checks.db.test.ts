import { beforeEach, describe, expect, test } from 'vitest';
import { questionKinds } from '#domain/ledger/question-kinds.ts';
import { emptied, type Folder, importFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

const book: Folder = {
  'instruments.csv': `symbol,name,type,assetClass,currency,quoteUnit,coupon,couponFrequency,faceValue
    GILT,Gilt 2033,Bond,Fixed Interest,GBP,,0.0425,2,100
    VOD,Vodafone,Stock,Equities,GBP,GBX,,,
    UNI,Unilever,Stock,Equities,GBP,,,,
    NEVER,Never held,Stock,Equities,GBP,,,,
    AAPL,Apple,Stock,Equities,USD,,,,`,
  'fx.csv': 'Date,USD,GBP\n2024-03-01,1.08,0.855',
  'prices.csv': `symbol,date,close
    GILT,2024-03-01,108.25
    VOD,2024-03-01,72.5
    UNI,2024-03-01,41.2
    AAPL,2024-03-01,170`,
  'users.csv': 'email,name,role\nada@firm.example,Ada,advisor',
  'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP',
  'portfolios.csv': 'externalId,account,name,type,currency\nP-1,A-1,Ivy GIA,GIA,GBP',
};

/** Rows of transactions.csv, each written as `column=value` where it is no ordinary purchase of that day. */
function ledgerOf(...rows: readonly string[]): Folder {
  const columns = [
    'id',
    'portfolio',
    'date',
    'settleDate',
    'type',
    'symbol',
    'units',
    'price',
    'amount',
    'currency',
    'charges',
    'category',
    'ratio',
  ];
  const lines = rows.map((written, at) => {
    const said = new Map(written.split(' ').map((pair) => pair.split('=') as [string, string]));
    const usual = new Map(
      Object.entries({ id: String(at + 1), portfolio: 'P-1', date: '2024-03-04', type: 'Purchase', symbol: 'UNI', currency: 'GBP' }),
    );
    return columns.map((column) => said.get(column) ?? usual.get(column) ?? '').join(',');
  });
  return { ...book, 'transactions.csv': [columns.join(','), ...lines].join('\n') };
}

const held = 'date=2024-03-01 units=1000 price=41.2 amount=-41200';

/** The kinds of questions that an import asks, each with the line of its row. */
async function askedOf(folder: Folder): Promise<string[]> {
  const result = await importFolder(db, folder, { dryRun: true });
  return result.kind === 'refused'
    ? result.problems.map(({ line, confirmedBy, expected }) => `${line} ${confirmedBy ?? `refused: ${expected}`}`)
    : [];
}

const asked: readonly (readonly [string, readonly string[]])[] = [
  ['2 market-price', ['symbol=GILT units=50000 amount=-54125']],
  ['2 market-price', ['units=10000 amount=-41200']],
  ['2 market-price', ['symbol=VOD units=100 amount=-7250']],
  ['2 market-price', ['symbol=AAPL units=2 amount=-340']],
  ['3 repeated-in-file', ['id=A units=10 amount=-412', 'id=B units=10 amount=-412']],
  ['4 repeated-in-file', ['units=10 amount=-412', 'units=10 amount=-412 date=2024-03-05', 'units=10 amount=-412']],
  ['2 unusual-date', ['type=Contribution symbol= amount=5 date=1969-12-31']],
  ['2 not-held', ['type=Dividend symbol=NEVER amount=5']],
  ['3 not-held', [held, 'type=Dividend date=2024-02-29 amount=5']],
  ['2 late-settlement', ['units=10 amount=-412 settleDate=2024-06-03']],
  ['4 split-as-trades', [held, 'type=Sale units=1000 amount=41200', 'units=500 price=82.4 amount=-41200']],
  ['3 charges-exceed-proceeds', [held, 'type=Sale units=1 price=41.2 amount=-3.8 charges=45']],
];

describe('an import asks', () => {
  test.each(asked)('%s', async (question, rows) => {
    expect(await askedOf(ledgerOf(...rows))).toContain(question);
    expect(await importFolder(db, ledgerOf(...rows), { confirmed: questionKinds })).toMatchObject({ kind: 'imported' });
    expect(await askedOf(ledgerOf(...rows))).toEqual([]);
  });
});

const right: readonly (readonly [string, readonly string[]])[] = [
  ['a price near the market', ['units=10 amount=-430 charges=5']],
  ['a bond with interest accrued', ['symbol=GILT units=500 amount=-55150']],
  ['pence', ['symbol=VOD units=100 amount=-72.50']],
  ['dollars in pounds', ['symbol=AAPL units=2 amount=-269.17']],
  ['a day without a price', ['units=10 amount=-5 date=2024-06-03']],
  [
    'two equal trades of a day with another between',
    ['units=10 amount=-412', 'type=Charge symbol= amount=-5 category=Platform', 'units=10 amount=-412'],
  ],
  ['equal amounts on two days', ['units=10 amount=-412', 'units=10 amount=-412 date=2024-03-05']],
  ['a dividend of what is held', [held, 'type=Dividend amount=5']],
  ['settlement within a month', ['units=10 amount=-412 settleDate=2024-04-03']],
  ['all units sold and nearly the same number bought back', [held, 'type=Sale units=1000 amount=41200', 'units=990 amount=-41200']],
  ['a sale that brings more than its charges', [held, 'type=Sale units=1 price=41.2 amount=1.2 charges=40']],
];

describe('an import does not ask about', () => {
  test.each(right)('%s', async (_what, rows) => {
    expect(await askedOf(ledgerOf(...rows))).toEqual([]);
  });
});

test('a split that was booked as trades becomes a Split once it is confirmed, and a second run changes nothing', async () => {
  const folder = ledgerOf(held, 'type=Sale units=1000 amount=41200', 'units=2000 amount=-41150');
  const result = await importFolder(db, folder, { confirmed: questionKinds });
  expect(result).toMatchObject({ kind: 'imported' });
  const ledger = async () => {
    const { rows } = await db.owner.query<{ row: string }>(
      "select concat_ws(' ', source_id, type, units, ratio, amount) as row from transactions where voided_at is null order by source_id",
    );
    return rows.map(({ row }) => row);
  };
  expect(await ledger()).toEqual(['1 Purchase 1000 -41200', '2 Adjustment 50', '3 Split 2 0']);
  expect(await importFolder(db, folder)).toMatchObject({ kind: 'imported', counts: { 'transactions.csv': { added: 0, changed: 0 } } });
});

test.each([
  ['a rate that leaps and comes back, once', '1.25,0.855\n2024-03-05,1.09,0.856', ['3 fx-jump']],
  ['no rate within a tenth', '1.15,0.9\n2024-03-05,1.09,0.856', []],
])('an import asks about %s', async (_what, rates, expected) => {
  expect(await askedOf({ ...book, 'fx.csv': `Date,USD,GBP\n2024-03-01,1.08,0.855\n2024-03-04,${rates}` })).toEqual(expected);
});

test('an import asks about a coupon of more than 100%', async () => {
  const folder = { ...book, 'instruments.csv': `${book['instruments.csv']}\nFIVE,Five,Bond,Fixed Interest,GBP,,5,2,100` };
  expect(await askedOf(folder)).toEqual(['7 rate-above-one']);
});
