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

describe('an import asks', () => {
  test.each([['3 charges-exceed-proceeds', [held, 'type=Sale units=1 price=41.2 amount=-3.8 charges=45']]])(
    '%s',
    async (question, rows) => {
      expect(await askedOf(ledgerOf(...rows))).toEqual([question]);
      expect(await importFolder(db, ledgerOf(...rows), { confirmed: questionKinds })).toMatchObject({ kind: 'imported' });
    },
  );
});

describe('an import does not ask about', () => {
  test.each([['a sale that brings more than its charges', [held, 'type=Sale units=1 price=41.2 amount=1.2 charges=40']]])(
    '%s',
    async (_what, rows) => {
      expect(await askedOf(ledgerOf(...rows))).toEqual([]);
    },
  );
});
