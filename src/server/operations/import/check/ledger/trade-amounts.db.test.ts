import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Folder, importFolder, told } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

beforeAll(async () => {
  expect(await importFolder(db, book)).toMatchObject({ kind: 'imported' });
  await saveData(db.owner);
});

beforeEach(() => restoreData(db.owner));

const book: Folder = {
  'instruments.csv': `symbol,name,type,assetClass,currency,quoteUnit,coupon,couponFrequency,faceValue
    GILT,Gilt 2033,Bond,Fixed Interest,GBP,,0.0425,2,100
    NOTE,Note 2030,Bond,Fixed Interest,GBP,,0.05,1,1000
    OLD,Old bond,Bond,Fixed Interest,GBP,,,,
    VOD,Vodafone,Stock,Equities,GBP,GBX,,,
    UNI,Unilever,Stock,Equities,GBP,,,,
    AAPL,Apple,Stock,Equities,USD,,,,`,
  'fx.csv': 'Date,USD,GBP\n2024-03-01,1.08,0.855',
  'users.csv': 'email,name,role\nada@firm.example,Ada,advisor',
  'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP',
  'portfolios.csv': 'externalId,account,name,type,currency\nP-1,A-1,Ivy GIA,GIA,GBP\nP-USD,A-1,Ivy dollars,GIA,USD',
};

/** Returns the words about one row, written as `column=value` where it is no ordinary purchase. */
async function toldOf(written: string) {
  const said = new Map(written.split(' ').map((pair) => pair.split('=') as [string, string]));
  const row = new Map([
    ...Object.entries({ id: '1', portfolio: 'P-1', date: '2024-03-04', type: 'Purchase', symbol: 'UNI', currency: 'GBP' }),
    ...said,
  ]);
  const isSale = row.get('type') === 'Sale';
  const held = [...row].map(
    ([column, value]) => ({ id: '0', type: 'Purchase', amount: '0', date: '2024-01-02', tax: '', charges: '' })[column] ?? value,
  );
  const lines = [[...row.keys()], ...(isSale ? [held] : []), [...row.values()]];
  return told(await importFolder(db, { 'transactions.csv': lines.map((cells) => cells.join(',')).join('\n') }));
}

describe('units times price are the amount', () => {
  test.each([
    ['exactly', 'units=50 price=41.2 amount=-2060'],
    ['with charges and tax inside a purchase', 'units=50 price=41.2 amount=-2082.25 charges=11.95 tax=10.30'],
    ['with charges and tax inside a sale', 'type=Sale units=50 price=41.2 amount=2037.75 charges=11.95 tax=10.30'],
    ['but for two per cent', 'units=50 price=41.2 amount=-2101'],
    ['but for what a rounded price and rounded units leave open', 'units=10.3 price=1.1 amount=-11.9'],
    ['quoted in pence', 'symbol=VOD units=100 price=72.5 amount=-72.50'],
    ['in dollars of a portfolio in pounds', 'symbol=AAPL units=2 price=170 amount=-340 currency=USD fxRate=0.79'],
    ['in pounds for a share in dollars, at the rate of the day', 'symbol=AAPL units=2 price=170 amount=-269.17'],
    [
      'in pounds for a portfolio in dollars, at the rate of the trade',
      'portfolio=P-USD symbol=AAPL units=2 price=170 amount=-272 fxRate=1.25',
    ],
    ['in pounds for a share in dollars, on a day without a rate', 'symbol=AAPL units=2 price=170 amount=-900 date=2024-06-03'],
    ['of a bond, by its nominal', 'symbol=GILT nominal=50000 price=108.25 amount=-54125'],
    ['of a bond, with the interest accrued', 'symbol=GILT nominal=50000 price=108.25 amount=-55150'],
    ['of a bond with a coupon a year, with the interest accrued', 'symbol=NOTE nominal=50000 price=1002 amount=-52500'],
    ['of a bond whose coupon nobody knows', 'symbol=OLD units=500 price=98 amount=-53900'],
    ['where no price is recorded', 'units=50 amount=-5'],
    ['of a bond without a price, by its pieces', 'symbol=GILT units=500 amount=-54125'],
    ['of a bond without a price that trades far below par', 'symbol=NOTE units=50 amount=-9000'],
    ['where no cash moves', 'units=50 price=41.2 amount=0'],
  ])('%s', async (_what, row) => {
    expect(await toldOf(row)).toEqual({ refused: [], warned: [] });
  });

  test.each([
    ['not at all', 'units=50 price=41.2 amount=-3000', 'amount -3000 | about -2,060: 50 units at 41.2 GBP is 2,060 GBP'],
    [
      'not with charges that stand beside it',
      'type=Sale units=50 price=41.2 amount=2200 charges=60',
      'amount 2200 | about 2,000: 50 units at 41.2 GBP is 2,060 GBP, charges and tax 60',
    ],
    [
      'not at the rate of the day',
      'symbol=AAPL units=2 price=170 amount=-340',
      'amount -340 | about -269.17: 2 units at 170 USD is 269.17 GBP at the rate of the day',
    ],
    [
      'not with the interest of one coupon',
      'symbol=GILT nominal=50000 price=108.25 amount=-57000',
      'amount -57000 | about -54,125: 500 units at 108.25 GBP is 54,125 GBP',
    ],
    [
      'not where the charges are more than the amount and rounding more than units times price',
      'units=1 price=0.001 amount=-0.01 charges=0.10',
      'amount -0.01 | about -0.1: 1 units at 0.001 GBP is 0 GBP, charges and tax 0.1',
    ],
  ])('%s: a warning', async (_what, row, warning) => {
    expect(await toldOf(row)).toEqual({ refused: [], warned: [expect.stringContaining(warning) as string] });
  });

  test.each([
    [
      'the nominal of a bond for its units',
      'symbol=GILT units=50000 price=108.25 amount=-54145',
      'units 50000 | units that fit the amount: 50,000 units at 108.25 GBP is 5,412,500 GBP, the amount is -54,145; ' +
        'if 50,000 is the nominal, these are 500 units of 100: write it in the column nominal',
    ],
    [
      'the nominal of a bond in thousands for its units, with interest accrued',
      'symbol=NOTE units=50000 price=1002 amount=-52500',
      'if 50,000 is the nominal, these are 50 units of 1,000: write it in the column nominal',
    ],
    [
      'the units of a bond for its nominal',
      'symbol=GILT nominal=500 price=108.25 amount=-54145',
      'units 500 | units that fit the amount: 5 units at 108.25 GBP is 541.25 GBP, the amount is -54,145; ' +
        'if 500 is a number of units, write it in the column units',
    ],
    [
      'a price for 100 of a bond in thousands',
      'symbol=NOTE nominal=50000 price=100.2 amount=-50100',
      'if the price is for 100 of nominal, it is 1,002 for the face value of 1,000',
    ],
    [
      'the nominal of a bond without a price for its units',
      'symbol=NOTE units=50000 amount=-52500',
      'units 50000 | the number of units of 1,000: if 50,000 is the nominal, 50 units',
    ],
    [
      'pounds for pence',
      'symbol=VOD units=100 price=0.725 amount=-72.50',
      '100 units at 0.725 GBX is 0.73 GBP, the amount is -72.5; a price of 72.5 GBX would fit, or 10,000 units',
    ],
    ['pence for pounds', 'type=Sale units=50 price=4120 amount=2050 charges=10', 'a price of 41.2 GBP would fit, or 0.5 units'],
  ])('%s: refused with both readings', async (_what, row, problem) => {
    const { refused, warned } = await toldOf(row);
    expect({ refused, warned }).toEqual({ refused: [expect.stringContaining(problem) as string], warned: [] });
  });

  test('three per cent around a hundredfold are refused, what is further away is warned of', async () => {
    expect((await toldOf('units=50 price=4120 amount=-2119')).refused).toHaveLength(1);
    expect((await toldOf('units=50 price=4120 amount=-2130')).warned).toHaveLength(1);
  });
});

describe('a nominal', () => {
  test('becomes units of the face value, and is the same a second time', async () => {
    const row = 'symbol=NOTE nominal=12500 price=1000 amount=-12500';
    expect(await toldOf(row)).toEqual({ refused: [], warned: [] });
    await toldOf(row);
    expect((await db.owner.query('select units::text from transactions')).rows).toEqual([{ units: '12.5' }]);
  });

  test('may stand beside the units that it is', async () => {
    expect(await toldOf('symbol=NOTE nominal=12500 units=12.5 price=1000 amount=-12500')).toEqual({ refused: [], warned: [] });
  });

  test.each([
    [
      'beside other units',
      'symbol=GILT nominal=50000 units=50000 amount=-54145',
      'nominal 50000 | 5,000,000 for 50,000 units of 100, or 500 units',
    ],
    [
      'of a share',
      'symbol=UNI nominal=500 amount=-54145',
      'nominal 500 | blank: UNI is of type Stock, and only a Bond has a nominal; write its units',
    ],
    ['of a bond without face value', 'symbol=OLD nominal=500 amount=-500', 'nominal 500 | blank, or a faceValue of OLD in instruments.csv'],
    ['below zero', 'symbol=GILT nominal=-500 amount=-500', 'nominal -500 | more than 0: the type gives the direction (Purchase)'],
  ])('%s is refused', async (_what, row, problem) => {
    expect((await toldOf(row)).refused).toEqual([expect.stringContaining(problem) as string]);
  });
});

test('many warnings of one rule are counted, and the first of them listed', async () => {
  const rows = Array.from({ length: 30 }, (_none, index) => `${index},P-1,2024-03-04,Purchase,UNI,50,41.2,-${3000 + index},GBP`);
  const lines = ['id,portfolio,date,type,symbol,units,price,amount,currency', ...rows].join('\n');
  for (const dryRun of [true, false]) {
    const { kind, warnings } = await importFolder(db, { ...book, 'transactions.csv': lines }, { dryRun, confirmed: ['market-price'] });
    expect([kind, warnings.listed.length, warnings.others]).toEqual([dryRun ? 'checked' : 'imported', 20, 10]);
  }
  const { rows: events } = await db.owner.query("select after->'warnings' as warnings from audit_events where action = 'imported'");
  expect(events.at(-1)).toEqual({ warnings: 30 });
});
