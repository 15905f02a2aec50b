import { beforeEach, describe, expect, test } from 'vitest';
import { emptied, type Folder, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { ImportOptions } from '../import-source.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

/** Each problem as `file:line column found | expected`. */
async function problemsOf(folder: Folder, options: Partial<ImportOptions> = {}): Promise<string[]> {
  const result = await importFolder(db, folder, options);
  if (result.kind !== 'refused') return [];
  return result.problems.map(({ file, line, column, found, expected }) => `${file}:${line ?? ''} ${column ?? ''} ${found} | ${expected}`);
}

/** The small folder with these lines at the end of its files. */
function withLines(lines: Folder): Folder {
  const added = Object.entries(lines).map(([name, text]) => [name, `${smallFolder[name as keyof Folder]}\n${text}`]);
  return { ...smallFolder, ...Object.fromEntries(added) };
}

function ledger(...lines: string[]): Folder {
  return withLines({ 'transactions.csv': lines.join('\n') });
}

const moved = 'id,portfolio,date,type,symbol,units,amount,currency,transferId,counterPortfolio';

function exchange(...lines: string[]): Folder {
  return { ...smallFolder, 'transactions.csv': ['id,portfolio,date,type,symbol,units,amount,currency,transferId', ...lines].join('\n') };
}

function transfer(...lines: string[]): Folder {
  const opening = '1,P-1,2020-01-02,Purchase,VOD,100,-100,GBP,,';
  return { ...smallFolder, 'transactions.csv': [moved, opening, ...lines].join('\n') };
}

describe('is refused, by file, line and column', () => {
  test.each<[string, Folder, unknown[]]>([
    [
      'a key that stands twice',
      withLines({ 'instruments.csv': 'VOD,Again,Stock,Equities,GBP,' }),
      ['instruments.csv:5 symbol VOD | a unique key; line 2 has the same'],
    ],
    [
      'a transaction that stands twice',
      ledger('1,P-1,2020-04-01,Contribution,,,,7,GBP'),
      ['transactions.csv:7 source, id house, 1 | a unique key; line 2 has the same'],
    ],
    [
      'a symbol that is unknown, once, at its first line',
      withLines({ 'prices.csv': 'NIX,2020-01-01,1\nNIX,2020-01-02,1' }),
      ['prices.csv:6 symbol NIX (in 2 lines) | the symbol of an instrument'],
    ],
    [
      'a portfolio that is unknown',
      ledger('9,P-9,2020-01-01,Contribution,,,,7,GBP'),
      ['transactions.csv:7 portfolio P-9 | the externalId of a portfolio'],
    ],
    [
      'an account that is unknown',
      withLines({ 'portfolios.csv': 'P-9,A-9,Lost,GIA,GBP,' }),
      ['portfolios.csv:4 account A-9 | the externalId of an account'],
    ],
    [
      'a benchmark that is unknown',
      withLines({ 'portfolios.csv': 'P-9,A-1,Lost,GIA,GBP,Moon' }),
      ['portfolios.csv:4 benchmark Moon | the name of a benchmark'],
    ],
    [
      'an advisor who is an investor, or nobody',
      withLines({ 'accounts.csv': 'A-2,Bo,bo@home.example,Main,ivy@home.example;eve@firm.example,,GBP' }),
      [
        'accounts.csv:3 advisors eve@firm.example | the email address of an adviser',
        'accounts.csv:3 advisors ivy@home.example | the email address of an adviser',
      ],
    ],
    [
      'weights that do not add up',
      withLines({ 'benchmarks.csv': 'Half,IDX,0.5' }),
      ['benchmarks.csv:3 weight 0.5 | weights of Half from 1900-01-01 that add up to 1'],
    ],
    [
      'terms that no bond has',
      {
        'instruments.csv': `symbol,name,type,assetClass,currency,coupon,couponFrequency,maturity,dayCount
          GILT,Gilt,Bond,Fixed Interest,GBP,0.04,2,2033-06-07,ACT/ACT
          BOND,Bond,Bond,Fixed Interest,GBP,0.04,5,2033-06-07,Actual`,
      },
      [
        expect.stringMatching(/^instruments.csv:3 dayCount Actual \| one of ACT\/ACT-ICMA, /),
        'instruments.csv:3 couponFrequency 5 | 1, 2, 3, 4, 6 or 12 coupons a year',
      ],
    ],
    [
      'targets of a model that do not add up, or lie outside their band',
      { 'models.csv': 'model,assetClass,min,target,max\nCalm,Equities,0.1,0.3,0.5\nCalm,Cash,0,0.6,1\nBold,Equities,0.5,0.4,1.2' },
      [
        'models.csv:2 target 0.9 | targets of Calm that add up to 1',
        'models.csv:4 min 0.5 | a fraction up to the target',
        'models.csv:4 max 1.2 | a fraction up to 1',
      ],
    ],
    [
      'a model that is unknown',
      { ...smallFolder, 'portfolios.csv': 'externalId,account,name,type,currency,model\nP-1,A-1,Ivy GIA,GIA,GBP,Bold' },
      [
        'portfolios.csv:2 model Bold | the name of a model',
        'transactions.csv:5 portfolio P-2 (in 2 lines) | the externalId of a portfolio',
      ],
    ],
    [
      'weights of a fund in percent, and keys that are none of their kind',
      {
        ...smallFolder,
        'fund-weights.csv': `symbol,date,kind,key,weight
          IDX,2020-01-31,region,Europe,40.5
          IDX,2020-01-31,region,Asia,59.5
          IDX,2020-01-31,currency,Euro,1
          IDX,2020-01-31,assetClass,Shares,1`,
      },
      [
        'fund-weights.csv:2 weight 100.0 | weights of IDX by region on 2020-01-31 that add up to at most 1',
        'fund-weights.csv:4 key Euro | an ISO 4217 currency code such as GBP',
        expect.stringMatching(/^fund-weights.csv:5 key Shares \| one of Fixed Interest, /),
      ],
    ],
    [
      'a dividend taken back that was never received, and the second time',
      ledger(
        '6,P-1,2020-02-10,Dividend,VOD,,,-3,GBP',
        '7,P-1,2020-02-11,Dividend,VOD,,,5,GBP',
        '8,P-2,2020-02-10,Dividend,AAPL,,,5,USD',
        '9,P-2,2020-02-11,Dividend,AAPL,,,-5,USD',
        '10,P-2,2020-02-12,Dividend,AAPL,,,-5,USD',
      ),
      [
        'transactions.csv:7 amount -3 | zero or more, or a reversal of no more than was received by 2020-02-10: 0 (Dividend)',
        'transactions.csv:11 amount -5 | zero or more, or a reversal of no more than was received by 2020-02-12: 0 (Dividend)',
      ],
    ],
    [
      'more of a charge given back than was paid',
      ledger('6,P-1,2020-02-10,Charge,,,,-3,GBP', '7,P-1,2020-02-11,Charge,,,,3.01,GBP', '8,P-2,2020-02-11,Charge,,,,3,GBP'),
      [
        'transactions.csv:8 amount 3.01 | zero or less, or a refund of no more than was paid by 2020-02-11: 3 (Charge)',
        'transactions.csv:9 amount 3 | zero or less, or a refund of no more than was paid by 2020-02-11: 0 (Charge)',
      ],
    ],
    [
      'a sale of more than is held on its day',
      ledger('6,P-1,2020-02-01,Sale,VOD,61,1,1,GBP'),
      ['transactions.csv:4 units 40 | no more than the 39 units of VOD held on 2020-03-02'],
    ],
    [
      'a sale of what was bought later',
      ledger('6,P-2,2020-01-10,Sale,AAPL,1,1,1,GBP'),
      ['transactions.csv:7 units 1 | no more than the 0 units of AAPL held on 2020-01-10'],
    ],
    [
      'a transfer without its other side',
      transfer('2,P-1,2020-02-01,TransferOut,VOD,10,0,GBP,T,P-2'),
      ['transactions.csv:3 transferId T | one TransferOut and one TransferIn with this transferId; there are 1 and 0'],
    ],
    [
      'a transfer of other units',
      transfer('2,P-1,2020-02-01,TransferOut,VOD,10,0,GBP,T,P-2', '3,P-2,2020-02-01,TransferIn,VOD,11,0,GBP,T,P-1'),
      ['transactions.csv:4 transferId T | the same units on both sides of the transfer'],
    ],
    [
      'a transfer of another amount',
      transfer('2,P-1,2020-02-01,TransferOut,,,-10,GBP,T,P-2', '3,P-2,2020-02-01,TransferIn,,,11,GBP,T,P-1'),
      ['transactions.csv:4 transferId T | amounts of both sides of the transfer that cancel out'],
    ],
    [
      'a transfer to another portfolio than it says',
      transfer('2,P-1,2020-02-01,TransferOut,VOD,10,0,GBP,T,P-1', '3,P-2,2020-02-01,TransferIn,VOD,10,0,GBP,T,P-1'),
      ['transactions.csv:4 transferId T | counterPortfolio P-2 on the side of P-1'],
    ],
    [
      'an exchange of currencies without its other side',
      exchange('2,P-1,2020-02-01,Exchange,,,-1000,GBP,X'),
      ['transactions.csv:2 transferId X | exactly two rows with this transferId, both of type Exchange'],
    ],
    [
      'an exchange whose other side is a transfer, told once',
      exchange('2,P-1,2020-02-01,Exchange,,,-1000,GBP,X', '3,P-1,2020-02-01,TransferIn,,,1240,USD,X'),
      ['transactions.csv:3 transferId X | exactly two rows with this transferId, both of type Exchange'],
    ],
    [
      'an exchange with three sides',
      exchange('2,P-1,2020-02-01,Exchange,,,-9,GBP,X', '3,P-1,2020-02-01,Exchange,,,6,USD,X', '4,P-1,2020-02-01,Exchange,,,7,USD,X'),
      ['transactions.csv:4 transferId X | exactly two rows with this transferId, both of type Exchange'],
    ],
    [
      'an exchange between two portfolios',
      exchange('2,P-1,2020-02-01,Exchange,,,-1000,GBP,X', '3,P-2,2020-02-01,Exchange,,,1240,USD,X'),
      ['transactions.csv:3 transferId X | both sides of an exchange in one portfolio; between portfolios it is a transfer'],
    ],
    [
      'an exchange over two days',
      exchange('2,P-1,2020-02-01,Exchange,,,-1000,GBP,X', '3,P-1,2020-02-02,Exchange,,,1240,USD,X'),
      ['transactions.csv:3 transferId X | both sides of an exchange on one day'],
    ],
    [
      'an exchange of which both sides came',
      exchange('2,P-1,2020-02-01,Exchange,,,1000,GBP,X', '3,P-1,2020-02-01,Exchange,,,1240,USD,X'),
      ['transactions.csv:3 transferId X | one negative amount (sold) and one positive amount (bought)'],
    ],
    [
      'an exchange of pounds for pounds',
      exchange('2,P-1,2020-02-01,Exchange,,,-1000,GBP,X', '3,P-1,2020-02-01,Exchange,,,990,GBP,X'),
      ['transactions.csv:3 transferId X | two different currencies'],
    ],
    [
      'an unknown column',
      { 'prices.csv': 'symbol,date,close,volume' },
      ['prices.csv:1  null | there is no column "volume" in the format; the columns are symbol, date, close'],
    ],
    ['a missing column', { 'prices.csv': 'symbol,date' }, ['prices.csv:1  null | the column "close" is missing']],
    [
      'a wide column that is no currency',
      { 'fx.csv': 'Date,USD,XXQ\n2020-01-01,1.1,7' },
      ['fx.csv:1  null | the column is called "XXQ"; expected an ISO 4217 currency code such as GBP'],
    ],
    [
      'a wide column of the euro itself',
      { 'fx.csv': 'Date,EUR\n2020-01-01,1' },
      ['fx.csv:1  null | the column is called "EUR"; expected another currency than EUR, which the rates are given for'],
    ],
    [
      'a wide price that is no price',
      { ...smallFolder, 'prices.csv': 'Date,VOD,AAPL\n2020-01-01,100,0\n2020-01-32,1,1' },
      [
        'prices.csv:2 AAPL 0 | a number above 0, written like 1234.5',
        expect.stringMatching(/^prices.csv:3 Date 2020-01-32 \| a date from 1900-01-01 to/),
      ],
    ],
  ])('%s', async (_what, folder, problems) => {
    expect(await problemsOf(folder)).toEqual(problems);
  });

  test('everything at once, in the order of files and lines', async () => {
    const folder = withLines({
      'instruments.csv': 'TSLA,Tesla,Share,Equities,usd,',
      'prices.csv': 'VOD,2020-02-30,1\nNIX,2020-03-01,1',
      'transactions.csv': '6,P-1,2020-04-01,Purchase,,,1,5,GBP\n7,P-2,2020-04-01,Sale,AAPL,3,1,3,GBP',
    });
    expect(await problemsOf(folder)).toEqual([
      'instruments.csv:5 type Share | one of Stock, Fund, ETF, Bond, Cash, Property, Commodity, Crypto, PrivateEquity, Index, Other',
      'instruments.csv:5 currency usd | an ISO 4217 currency code such as GBP',
      expect.stringMatching(/^prices.csv:6 date 2020-02-30/),
      'prices.csv:7 symbol NIX | the symbol of an instrument',
      'transactions.csv:7 amount 5 | zero or less: cash paid (Purchase)',
      'transactions.csv:7 units  | a number of units (Purchase)',
      'transactions.csv:7 symbol  | the symbol of an instrument (Purchase)',
      'transactions.csv:8 units 3 | no more than the 2 units of AAPL held on 2020-04-01',
    ]);
  });

  test('only what is wrong itself: no sale is blamed for a purchase that has a fault', async () => {
    const folder = { ...smallFolder, 'transactions.csv': (smallFolder['transactions.csv'] ?? '').replace('VOD,100,100', 'VOD,1OO,100') };
    expect(await problemsOf(folder)).toEqual(['transactions.csv:3 units 1OO | a number, written like 1234.5']);
  });

  test('a dividend that no longer covers what was taken back of it', async () => {
    const taken = ledger('6,P-1,2020-02-10,Dividend,VOD,,,3,GBP', '7,P-1,2020-02-11,Dividend,VOD,,,-3,GBP');
    expect(await problemsOf(taken)).toEqual([]);
    const smaller = `${(smallFolder['transactions.csv'] ?? '').split('\n')[0]}\n6,P-1,2020-02-10,Dividend,VOD,,,2,GBP`;
    expect(await problemsOf({ 'transactions.csv': smaller })).toEqual([
      'transactions.csv:2 amount -3 | zero or more, or a reversal of no more than was received by 2020-02-11: 2 (Dividend)',
    ]);
  });

  test('a portfolio that moves to another account of its portal', async () => {
    await importFolder(db, smallFolder);
    const accounts = withLines({ 'accounts.csv': 'A-2,Bo,bo@home.example,Main,ada@firm.example,,GBP' })['accounts.csv'] ?? '';
    const portfolios = 'externalId,account,name,type,currency\nP-1,A-2,Ivy GIA,GIA,GBP';
    expect(await problemsOf({ 'accounts.csv': accounts, 'portfolios.csv': portfolios })).toEqual([
      'portfolios.csv:2 account A-2 | the account that P-1 belongs to: A-1',
    ]);
  });

  test('a portfolio that two portals have, unless the import says which', async () => {
    await importFolder(db, smallFolder);
    const other: Folder = {
      'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-1,Ivy,ivy@home.example,Second,ada@firm.example,GBP',
      'portfolios.csv': 'externalId,account,name,type,currency\nP-1,A-1,Ivy GIA,GIA,GBP',
    };
    const deposit: Folder = { 'transactions.csv': 'id,portfolio,date,type,amount,currency\n77,P-1,2020-01-01,Contribution,5,GBP' };
    expect(await problemsOf({ ...other, ...deposit }, { confirmed: ['new-portals'] })).toEqual([]);
    expect(await problemsOf(deposit)).toEqual([expect.stringMatching(/^transactions.csv:2 portfolio P-1 \| .* that only one portal uses/)]);
  });

  test("a portal that is new, unless someone confirms it; the first one of an empty book is no one's question", async () => {
    const second = withLines({
      'accounts.csv': 'A-2,Bo,bo@home.example,Mian,ada@firm.example,,GBP\nA-3,Cy,cy@home.example,Mian,ada@firm.example,,GBP',
    });
    expect(await problemsOf(second)).toEqual([
      'accounts.csv:2 portal Main | one portal for all accounts of a first import; there are 2',
      'accounts.csv:3 portal Mian (in 2 lines) | one portal for all accounts of a first import; there are 2',
    ]);
    expect(await problemsOf(smallFolder)).toEqual([]);
    const result = await importFolder(db, second, { dryRun: true });
    expect(result).toMatchObject({
      problems: [{ line: 3, expected: 'the name of an existing portal: Main', confirmedBy: 'new-portals' }],
    });
    expect(await importFolder(db, second, { confirmed: ['new-portals'] })).toMatchObject({ kind: 'imported' });
    const { rows } = await db.owner.query(
      "select name from portals union all select after->>'confirmed' from audit_events where action = 'imported'",
    );
    expect(rows.map(({ name }) => name as string)).toEqual(expect.arrayContaining(['Main', 'Mian', '["new-portals"]']) as string[]);
    expect(await problemsOf(second)).toEqual([]);
  });

  test('what the variant does not have', async () => {
    const greek: Partial<ImportOptions> = { variant: { id: 'greek', portfolioTypes: ['GIA', 'Trust'], maxPortals: 1 } };
    const folder = withLines({ 'accounts.csv': 'A-2,Bo,bo@home.example,Second,ada@firm.example,,GBP' });
    expect(await problemsOf(folder, greek)).toEqual([
      'accounts.csv:2 portal Main | one portal in all',
      'accounts.csv:3 portal Second | one portal in all',
      'portfolios.csv:3 type ISA | one of GIA, Trust',
    ]);
  });

  test('counts what is too much to list', async () => {
    const lines = Array.from({ length: 1500 }, (_none, index) => `x${index},P-1,2020-01-01,Contribution,,,,-5,GBP`);
    const result = await importFolder(db, ledger(...lines));
    expect(result).toMatchObject({ kind: 'refused', others: 500 });
    expect(result.kind === 'refused' && result.problems.length).toBe(1000);
  });
});

describe('is fine', () => {
  test.each<[string, Folder]>([
    ['to sell what was bought the same day', ledger('6,P-2,2020-05-01,Sale,AAPL,3,1,3,GBP', '7,P-2,2020-05-01,Purchase,AAPL,1,1,-1,GBP')],
    [
      'to sell exactly everything, however it was bought',
      ledger(
        '6,P-1,2020-05-01,Purchase,VOD,0.1,100,-0.1,GBP',
        '7,P-1,2020-05-02,Purchase,VOD,0.2,100,-0.2,GBP',
        '8,P-1,2020-05-03,Sale,VOD,60.3,100,60.3,GBP',
      ),
    ],
    [
      'to sell the shares that a split has made, also in thirds',
      {
        ...smallFolder,
        'transactions.csv': `id,portfolio,date,type,symbol,units,amount,currency,ratio
          1,P-1,2020-01-02,Purchase,VOD,99,-99,GBP,
          2,P-1,2020-02-02,Split,VOD,,0,GBP,0.333333333333
          3,P-1,2020-03-02,Split,VOD,,0,GBP,20
          4,P-1,2020-04-02,Sale,VOD,659.9999,1,GBP,`,
      },
    ],
    [
      'a transfer whose sides agree',
      transfer(
        '2,P-1,2020-02-01,TransferOut,VOD,10,0,GBP,T,P-2',
        '3,P-2,2020-02-01,TransferIn,VOD,10,0,GBP,T,P-1',
        '4,P-2,2020-02-02,Sale,VOD,10,9,GBP,,',
      ),
    ],
    [
      'an exchange of currencies inside a portfolio',
      exchange('2,P-1,2020-02-01,Exchange,,,-1000,GBP,X', '3,P-1,2020-02-01,Exchange,,,1240,USD,X'),
    ],
    [
      'a transfer in from elsewhere with its cost',
      { ...smallFolder, 'transactions.csv': `${moved},cost\n2,P-1,2020-02-01,TransferIn,VOD,10,0,GBP,,,10` },
    ],
    [
      'rates as the ECB writes its history, with a comma at the end of the line',
      { 'fx.csv': 'Date,USD,CYP,\n2005-01-03,1.3,N/A,\n2005-01-04,1.3,0.58,' },
    ],
    [
      'a dividend taken back and booked anew, and a charge given back in part',
      ledger(
        '6,P-1,2020-02-10,Dividend,VOD,,,3,GBP',
        '7,P-1,2020-02-10,Dividend,VOD,,,-3,GBP',
        '8,P-1,2020-02-10,Dividend,VOD,,,2.5,GBP',
        '9,P-1,2020-02-10,Charge,,,,-3,GBP',
        '10,P-1,2020-03-10,Charge,,,,1.2,GBP',
        '11,P-1,2020-03-10,Charge,,,,1.8,GBP',
      ),
    ],
    ['what brokers misspell', ledger('6,P-1,2020-05-01,Divident,VOD,,,3,GBP')],
  ])('%s', async (_what, folder) => {
    expect(await problemsOf(folder)).toEqual([]);
  });
});
