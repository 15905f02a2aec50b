import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questionKinds } from '#domain/ledger/question-kinds.ts';
import type { ImportResult } from '../../import-source.ts';
import type { Problem } from '../problem.ts';
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
    AAPL,Apple,Stock,Equities,USD,,,,
    FUND,Fund I,PrivateEquity,Alternatives,GBP,,,,
    NEW,New plc,Stock,Equities,GBP,,,,
    RIGHTS,Rights,Stock,Equities,GBP,,,,`,
  'fx.csv': 'Date,USD,GBP\n2024-03-01,1.08,0.855',
  'prices.csv': `symbol,date,close
    GILT,2024-03-01,108.25
    VOD,2024-03-01,72.5
    UNI,2024-03-01,41.2
    AAPL,2024-03-01,170`,
  'users.csv': 'email,name,role\nada@firm.example,Ada,advisor',
  'accounts.csv': `externalId,name,email,portal,advisors,currency
    A-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP
    A-2,Otto,otto@home.example,Main,ada@firm.example,GBP`,
  'portfolios.csv': `externalId,account,name,type,currency
    P-1,A-1,Ivy GIA,GIA,GBP
    P-2,A-1,Ivy ISA,ISA,GBP
    P-3,A-2,Otto GIA,GIA,GBP`,
  'commitments.csv': 'portfolio,symbol,date,amount,currency\nP-1,FUND,2024-01-02,1000,GBP',
};

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
  'transferId',
  'cost',
  'acquired',
  'note',
];

/** Lines of transactions.csv, each row written as `column=value` where it is no ordinary purchase of that day. */
function linesOf(rows: readonly string[]): string[] {
  return rows.map((written, at) => {
    const said = new Map(written.split(' ').map((pair) => pair.split('=') as [string, string]));
    const usual = new Map(
      Object.entries({ id: String(at + 1), portfolio: 'P-1', date: '2024-03-04', type: 'Purchase', symbol: 'UNI', currency: 'GBP' }),
    );
    return columns.map((column) => said.get(column) ?? usual.get(column) ?? '').join(',');
  });
}

function ledgerOf(...rows: readonly string[]): Folder {
  return { ...book, 'transactions.csv': [columns.join(','), ...linesOf(rows)].join('\n') };
}

function own(row: string, at: number): string {
  return row.replaceAll(/\b([AP]-\d)\b/g, `$1-${at}`);
}

/** Ledgers in one import, each with accounts, portfolios and a source of its own: one is nothing to another. */
function booksOf(ledgers: readonly (readonly string[])[]): Folder {
  const owned = (text = '') => {
    const [header = '', ...rows] = text.split('\n');
    return [header, ...ledgers.flatMap((_, at) => rows.map((row) => own(row, at)))].join('\n');
  };
  return {
    ...book,
    'accounts.csv': owned(book['accounts.csv']),
    'portfolios.csv': owned(book['portfolios.csv']),
    'commitments.csv': owned(book['commitments.csv']),
    'transactions.csv': [
      `${columns.join(',')},source`,
      ...ledgers.flatMap((rows, at) => linesOf(rows).map((line) => `${own(line, at)},source ${at}`)),
    ].join('\n'),
  };
}

/** The questions of an import of `booksOf` about each ledger, by the lines that its rows would have alone. */
async function listQuestionsOfEach(ledgers: readonly (readonly string[])[]): Promise<string[][]> {
  const result = await importFolder(db, booksOf(ledgers), { dryRun: true });
  const problems = result.kind === 'refused' ? result.problems : [];
  expect('others' in result ? result.others : 0).toBe(0);
  expect(problems.filter(({ file }) => file !== 'transactions.csv')).toEqual([]);
  let before = 0;
  return ledgers.map((rows) => {
    const first = before + 2;
    before += rows.length;
    return problems
      .filter(({ line }) => line !== null && line >= first && line < first + rows.length)
      .map((problem) => questionIn({ ...problem, line: (problem.line ?? 0) - first + 2 }));
  });
}

const early = 'date=2024-02-01 units=1000 amount=-41200';
const held = 'date=2024-03-01 units=1000 price=41.2 amount=-41200';

/** The kinds of questions that an import asks, each with the line of its row. */
async function listQuestionsOf(folder: Folder): Promise<string[]> {
  const result = await importFolder(db, folder, { dryRun: true });
  return result.kind === 'refused' ? result.problems.map(questionIn) : [];
}

function questionIn({ line, confirmedBy, expected }: Pick<Problem, 'line' | 'confirmedBy' | 'expected'>): string {
  return `${line} ${confirmedBy ?? `refused: ${expected}`}`;
}

const interest = (...amounts: readonly string[]) =>
  amounts.map((amount, at) => `type=Interest symbol= amount=${amount} date=2024-01-0${at + 2}`);
const charge = (...amounts: readonly string[]) =>
  amounts.map((amount, at) => `type=Charge symbol= category=Platform amount=${amount} date=2024-01-0${at + 2}`);
const moved = (portfolio: string, way: 'In' | 'Out') => `portfolio=${portfolio} type=Transfer${way} units=100 amount=0 transferId=T`;
const call = (amount: string) => `type=Call symbol=FUND amount=${amount}`;
const exchanged = (...got: readonly string[]) => ['units=-1000', ...got].map((leg) => `type=CorporateAction amount=0 ${leg}`);

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
  ['3 large-dividend', [held, 'type=Dividend amount=11000']],
  ['4 large-dividend', [early, 'type=Split ratio=0.1 amount=0 date=2024-03-01', 'type=Dividend amount=1200']],
  ['3 large-charge', [held, 'type=Charge symbol= amount=-4500 category=Adviser']],
  [
    '4 large-charge',
    [held, 'type=Contribution symbol= amount=50000 date=2024-03-01', 'type=Charge symbol= amount=0 charges=6000 category=Adviser'],
  ],
  ['5 odd-sign', [...interest('12', '13', '14'), 'type=Interest symbol= amount=-15']],
  ['5 odd-sign', [...charge('-12', '-13', '-14'), 'type=Charge symbol= amount=10 category=Platform']],
  ['2 transfer-without-cost', ['type=TransferIn units=100 amount=0']],
  ['4 transfer-without-cost', [held, moved('P-1', 'Out'), moved('P-3', 'In')]],
  ['4 transfer-cost-differs', [held, moved('P-1', 'Out'), `${moved('P-2', 'In')} cost=5000`]],
  ['4 transfer-cost-differs', [held, moved('P-1', 'Out'), `${moved('P-2', 'In')} cost=4120 acquired=2019-05-01`]],
  ['4 transfer-cost-differs', [held, `${moved('P-1', 'Out')} cost=4120`, `${moved('P-2', 'In')} cost=4300`]],
  ['4 exchange-without-cost', [held, ...exchanged('symbol=NEW units=500', 'symbol=RIGHTS units=1000')]],
  ['4 exchange-without-cost', [held, ...exchanged('symbol=NEW units=500 amount=300')]],
  ['3 call-beyond-commitment', [call('-700'), `${call('-301')} date=2024-03-05`]],
  ['2 call-beyond-commitment', [call('-1200')]],
  ['2 distribution-without-category', ['type=Distribution symbol=FUND amount=100']],
  ['3 charges-exceed-proceeds', [held, 'type=Sale units=1 price=41.2 amount=-3.8 charges=45']],
];

describe('an import asks', () => {
  const ledgers = asked.map(([, rows]) => rows);
  let [first, again]: string[][][] = [];
  let confirmed: ImportResult;

  beforeAll(async () => {
    await emptied(db);
    first = await listQuestionsOfEach(ledgers);
    confirmed = await importFolder(db, booksOf(ledgers), { confirmed: questionKinds });
    again = await listQuestionsOfEach(ledgers);
  });

  test.each(asked.map(([question], at) => [question, at] as const))('%s', (question, at) => {
    expect(first?.[at]).toContain(question);
    expect(confirmed).toMatchObject({ kind: 'imported' });
    expect(again?.[at]).toEqual([]);
  });
});

// Alone: once a split is recorded, older closes of its security count for no one.
test('an import asks 4 split-as-trades', async () => {
  const folder = ledgerOf(held, 'type=Sale units=1000 amount=41200', 'units=500 price=82.4 amount=-41200');
  expect(await listQuestionsOf(folder)).toContain('4 split-as-trades');
  expect(await importFolder(db, folder, { confirmed: questionKinds })).toMatchObject({ kind: 'imported' });
  expect(await listQuestionsOf(folder)).toEqual([]);
});

const given = (units: string, more = '') => `type=CorporateAction units=${units} amount=0 ${more}`.trim();

test.each([
  ['units that come', [held, given('3000')], '3 split-as-units', '4'],
  ['units that go', [held, given('-900')], '3 split-as-units', '0.1'],
  ['units after an earlier split', [early, 'type=Split ratio=10 amount=0 date=2024-02-09', given('10000')], '4 split-as-units', '2'],
])('an import asks whether %s for nothing are a split, and records it once', async (_case, rows, question, ratio) => {
  const folder = ledgerOf(...rows);
  expect(await listQuestionsOf(folder)).toEqual([question]);
  expect(await importFolder(db, folder, { confirmed: ['split-as-units'] })).toMatchObject({ kind: 'imported' });
  expect(await listQuestionsOf(folder)).toEqual([]);
  expect(await importFolder(db, folder)).toMatchObject({ kind: 'imported' });
  const found = await db.owner.query("select type, ratio::text, units from transactions where voided_at is null and day = '2024-03-04'");
  expect(found.rows).toEqual([{ type: 'Split', ratio, units: null }]);
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
  ['a dividend of a fifth of the holding', [held, 'type=Dividend amount=8000']],
  [
    'a dividend of what was sold a month ago',
    [held, 'type=Sale units=990 price=41.2 amount=40788', 'type=Dividend amount=900 date=2024-03-05'],
  ],
  ['a dividend after a split', [early, 'type=Split ratio=10 amount=0 date=2024-03-01', 'type=Dividend amount=90000']],
  ['a charge of a twentieth', [held, 'type=Charge symbol= amount=-2000 category=Adviser']],
  ['a charge of an empty portfolio', ['type=Charge symbol= amount=-50 category=Adviser']],
  [
    'a charge where money is waiting',
    ['type=Contribution symbol= amount=9000 date=2024-03-01', 'type=Charge symbol= amount=-500 category=Adviser'],
  ],
  [
    'a charge that its note says was cleared',
    [...charge('-12', '-13', '-14'), 'type=Charge symbol= amount=13 category=Platform note=cleared'],
  ],
  ['interest of either sign where both are usual', [...interest('12', '13', '-14'), 'type=Interest symbol= amount=-15']],
  [
    'a refund of another kind of charge',
    [...charge('-12', '-13', '-14'), 'type=Charge symbol= amount=-8 category=Adviser', 'type=Charge symbol= amount=8 category=Adviser'],
  ],
  ['units from another portfolio of the account', [held, moved('P-1', 'Out'), moved('P-2', 'In')]],
  ['units from someone else with their cost', [held, moved('P-1', 'Out'), `${moved('P-3', 'In')} cost=9000`]],
  ['the cost and the day that the other portfolio had', [held, moved('P-1', 'Out'), `${moved('P-2', 'In')} cost=4120 acquired=2024-03-01`]],
  ['a bonus of a tenth', [held, given('100')]],
  ['units that come with their cost', [held, given('3000', 'cost=9000')]],
  ['the first units of a holding', [given('3000')]],
  ['units that go in the end', [held, given('-1000')]],
  ['one security for one other', [held, ...exchanged('symbol=NEW units=500')]],
  ['one security for two with their costs', [held, ...exchanged('symbol=NEW units=500 cost=30000', 'symbol=RIGHTS units=1000 cost=11200')]],
  [
    'calls up to the commitment, with fees outside it',
    [call('-700'), `${call('-300')} date=2024-03-05`, `${call('-90')} category=FeesOutside date=2024-03-06`],
  ],
  [
    'a call of what was recallable',
    [call('-1000'), 'type=Distribution symbol=FUND amount=200 category=Recallable date=2024-03-05', `${call('-200')} date=2024-03-06`],
  ],
  ['a call of a fund without commitment', ['type=Call symbol=FUND amount=-5000 portfolio=P-2']],
  ['a distribution of a gain', ['type=Distribution symbol=FUND amount=100 category=Gain']],
  ['a sale that brings more than its charges', [held, 'type=Sale units=1 price=41.2 amount=1.2 charges=40']],
];

describe('an import does not ask about', () => {
  let questions: string[][] = [];

  beforeAll(async () => {
    await emptied(db);
    questions = await listQuestionsOfEach(right.map(([, rows]) => rows));
  });

  test.each(right.map(([what], at) => [what, at] as const))('%s', (_what, at) => {
    expect(questions[at]).toEqual([]);
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
  ['no rate that moves by a quarter and stays', '1.25,0.855\n2024-03-05,1.24,0.856', []],
  ['a rate that moves by more, and stays', '1.4,0.855\n2024-03-05,1.41,0.856', ['3 fx-jump']],
  ['no rate within a tenth', '1.15,0.9\n2024-03-05,1.09,0.856', []],
])('an import asks about %s', async (_what, rates, expected) => {
  expect(await listQuestionsOf({ ...book, 'fx.csv': `Date,USD,GBP\n2024-03-01,1.08,0.855\n2024-03-04,${rates}` })).toEqual(expected);
});

test('an import asks about a coupon of more than 100%', async () => {
  const folder = { ...book, 'instruments.csv': `${book['instruments.csv']}\nFIVE,Five,Bond,Fixed Interest,GBP,,5,2,100` };
  expect(await listQuestionsOf(folder)).toEqual(['10 rate-above-one']);
});

test.each([
  ['a thousandth', '98000', '98', ['3 report-size']],
  ['a thousand times', '98', '98000', ['3 report-size']],
  ['a half', '98000', '49000', []],
])('an import asks about a report of %s of the last one', async (_what, first, second, expected) => {
  const header = 'portfolio,symbol,date,value,currency';
  const reported = (...rows: readonly string[]) => ({ ...book, 'reported-values.csv': [header, ...rows].join('\n') });
  const [before, after] = [`P-1,FUND,2023-12-31,${first},GBP`, `P-1,FUND,2024-03-31,${second},GBP`];
  expect(await listQuestionsOf(reported(before, after))).toEqual(expected);
  expect(await importFolder(db, reported(before))).toMatchObject({ kind: 'imported' });
  expect(await listQuestionsOf(reported(after))).toEqual(expected.map((question) => question.replace('3', '2')));
  expect(await importFolder(db, reported(after), { confirmed: ['report-size'] })).toMatchObject({ kind: 'imported' });
  expect(await listQuestionsOf(reported(after))).toEqual([]);
});

test('a transaction after today is asked about, and listed as pending once it is confirmed', async () => {
  const { rows } = await db.owner.query<{ day: string }>('select (current_date + 40)::text as day');
  const folder = ledgerOf(`type=Contribution symbol= amount=5 date=${rows[0]?.day ?? ''}`);
  expect(await listQuestionsOf(folder)).toEqual(['2 unusual-date']);
  for (const confirmed of [['unusual-date'], []] as const) {
    expect(await importFolder(db, folder, { confirmed })).toMatchObject({
      kind: 'imported',
      warnings: { listed: [{ line: 2, column: 'date', says: 'pending' }] },
    });
  }
});
