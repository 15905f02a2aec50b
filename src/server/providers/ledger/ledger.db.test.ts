import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type ArrangedBook, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { describeProvider, type ProviderStage } from '#tests/support/describe-provider.ts';
import { jsonProvider, type WrittenAnswers, writingDown } from '#tests/support/json-provider.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import { system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { variants } from '#variants/registry.ts';
import { ledger } from './ledger.ts';

const days = { beforeInception: '2021-06-01', past: '2023-06-14', last: '2024-02-29', afterLast: '2024-03-05' };

/** Prices that go up and down, in three currencies and in pence. */
const wave = (height: number, length: number) => (step: number) =>
  Math.round((100 + height * Math.sin(step / length) + step / 40) * 100) / 100;
const span = ['2021-12-01', 822] as const;

const book: ArrangedBook = {
  instruments: [
    { symbol: 'PENCE', quoteUnit: 'GBX', prices: dailyPrices(...span, wave(20, 60)) },
    { symbol: 'USA', currency: 'USD', prices: dailyPrices(...span, wave(15, 45)) },
    { symbol: 'BOND', type: 'Bond', assetClass: 'Fixed Interest', prices: dailyPrices(...span, wave(2, 90)) },
    { symbol: 'BUYOUT', type: 'PrivateEquity', assetClass: 'Alternatives', currency: 'EUR' },
  ],
  rates: {
    GBP: dailyPrices(...span, (step) => 0.85 + 0.02 * Math.sin(step / 70)),
    USD: dailyPrices(...span, (step) => 1.1 + 0.05 * Math.sin(step / 50)),
  },
  benchmarks: { Half: { BOND: 0.5, USA: 0.5 } },
  accounts: [
    {
      name: 'Ivy Hart',
      client: 'ivy@client.example',
      advisors: ['ada@firm.example'],
      groups: ['Family'],
      portfolios: [
        { name: 'Growth', type: 'ISA', benchmark: 'Half' },
        { name: 'Dollars', currency: 'USD', benchmark: 'Half' },
      ],
    },
    { name: 'Tom Hill', client: 'tom@client.example', advisors: ['bob@firm.example'], portfolios: [{ name: 'Other' }] },
  ],
  transactions: [
    { portfolio: 'Growth', day: '2022-01-05', type: 'Contribution', amount: '20000' },
    {
      portfolio: 'Growth',
      day: '2022-01-06',
      type: 'Purchase',
      symbol: 'PENCE',
      units: '8000',
      amount: '-8123.45',
      charges: '9.95',
      price: '101.42',
    },
    { portfolio: 'Growth', day: '2022-01-06', type: 'Purchase', symbol: 'BOND', units: '50.5', amount: '-5051' },
    { portfolio: 'Growth', day: '2022-02-10', type: 'Purchase', symbol: 'USA', units: '30', amount: '-3100', currency: 'USD' },
    { portfolio: 'Growth', day: '2022-07-01', type: 'Dividend', symbol: 'PENCE', amount: '140.20', tax: '12' },
    { portfolio: 'Growth', day: '2022-09-30', type: 'Charge', amount: '-60', category: 'Management' },
    { portfolio: 'Growth', day: '2023-01-03', type: 'Split', symbol: 'USA', ratio: '2' },
    { portfolio: 'Growth', day: '2023-02-01', type: 'TransferOut', amount: '-500', transferId: 'over' },
    { portfolio: 'Growth', day: '2023-05-02', type: 'Sale', symbol: 'PENCE', units: '3000', amount: '2900' },
    { portfolio: 'Growth', day: '2023-06-14', type: 'Contribution', amount: '2500' },
    { portfolio: 'Growth', day: '2023-09-29', type: 'Charge', amount: '-61.5', category: 'Platform' },
    { portfolio: 'Growth', day: '2023-12-20', type: 'Withdrawal', amount: '-1000' },
    { portfolio: 'Growth', day: '2024-01-09', type: 'Interest', amount: '3.1' },
    { portfolio: 'Dollars', day: '2022-03-01', type: 'Contribution', amount: '4000', currency: 'USD' },
    { portfolio: 'Dollars', day: '2022-03-02', type: 'Purchase', symbol: 'USA', units: '35', amount: '-3700', currency: 'USD' },
    { portfolio: 'Dollars', day: '2023-01-03', type: 'Split', symbol: 'USA', ratio: '2' },
    { portfolio: 'Dollars', day: '2023-02-01', type: 'TransferIn', amount: '615', currency: 'USD', transferId: 'over' },
    { portfolio: 'Other', day: '2022-05-01', type: 'Contribution', amount: '777' },
  ],
};

/** The answers of the ledger in the first run of the suite, of which the second asks the file. */
const written: WrittenAnswers = new Map();
const stages = new Map<string, Promise<ProviderStage>>();

/** One database a cut, for all tests: nothing here writes. */
function stage(cutAt: IsoDate = days.last): Promise<ProviderStage> {
  const known = stages.get(cutAt) ?? arrange(cutAt);
  stages.set(cutAt, known);
  return known;
}

async function arrange(through: IsoDate): Promise<ProviderStage> {
  const database = await testDatabase();
  const until = <Value>(byDay: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(byDay).filter(([day]) => day <= through));
  const cut: ArrangedBook = {
    ...book,
    instruments: (book.instruments ?? []).map((one) => ({ ...one, prices: until(one.prices ?? {}) })),
    rates: Object.fromEntries(Object.entries(book.rates ?? {}).map(([currency, byDay]) => [currency, until(byDay)])),
    transactions: (book.transactions ?? []).filter(({ day }) => day <= through),
  };
  const ids = await bookInDatabase(database.owner, cut);
  await computeFigures(database, through);
  const userId = (email: string) => ids.users.get(email) ?? '';
  const found = await database.as(system('test')).read(async (snapshot) => ({
    portal: await snapshot.portals.find(ids.portal),
    account: await snapshot.accounts.find(ids.accounts.get('Ivy Hart') ?? ''),
    portfolios: await snapshot.portfolios.ofAccounts([ids.accounts.get('Ivy Hart') ?? '']),
  }));
  const { portal, account, portfolios } = found;
  const portfolio = portfolios.find(({ name }) => name === 'Growth');
  if (!portal || !account || !portfolio) throw new Error('The book is not there.');
  const subject: ProviderStage['subject'] = (of, asOf, query: ReportQuery = {}) => ({
    variant: variants.default,
    portal,
    account: of === 'overview' ? null : account,
    portfolio: of === 'portfolio' ? portfolio : null,
    portfolios: { overview: [], account: portfolios, portfolio: [portfolio] }[of],
    asOf,
    defaultDay: days.last,
    query,
  });
  const read: ProviderStage['read'] = (actor, work) =>
    database.as(actor).read((snapshot) => work(writingDown(ledger(snapshot), actor, written)));
  const reader: Actor = { kind: 'advisor', userId: userId('ada@firm.example') };
  const stranger: Actor = { kind: 'investor', userId: userId('tom@client.example') };
  return { read, subject, reader, stranger };
}

describeProvider('ledger', days, stage);

describe('a foreign source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-answers-'));
  const file = join(folder, 'answers.json');
  let open: ReturnType<typeof jsonProvider>;

  beforeAll(() => {
    writeFileSync(file, JSON.stringify(Object.fromEntries(written)));
    open = jsonProvider(readFileSync(file, 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describeProvider('of a JSON file with what the ledger answered', days, async (cutAt) => ({
    ...(await stage(cutAt)),
    read: (actor, work) => work(open(actor)),
  }));
});
