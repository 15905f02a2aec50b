import type { ImportFile } from '#server/operations/import/format/import-file.ts';
import { fileOfRecords } from '#server/demo/file-of-records.ts';
import { exchangeOf } from './exchange.ts';
import { followRecipes } from './follow-recipe.ts';
import { benchmarks, owners, recipes } from './recipes.ts';
import { readSharedData, type SharedData } from './shared-series.ts';

const lastDay = '2024-08-22';

const transactionColumns = [
  'id',
  'source',
  'portfolio',
  'date',
  'type',
  'symbol',
  'units',
  'price',
  'amount',
  'currency',
  'fxRate',
  'charges',
  'tax',
  'category',
  'note',
  'transferId',
  'counterPortfolio',
  'cost',
  'acquired',
  'ratio',
];

/** The import folder of the real ledger: prices and rates of the shared folder, and a ledger invented on top of them. */
export function realLedgerFolder(sharedFolder: string): ImportFile[] {
  const data = readSharedData(sharedFolder);
  const exchange = exchangeOf(data, lastDay);
  return [
    instrumentFile(data),
    priceFile(data),
    dividendFile(data),
    fileOfRecords('fx.csv', Object.keys(data.rates[0] ?? {}), data.rates),
    fileOfRecords('benchmarks.csv', ['name', 'from', 'symbol', 'weight', 'rebalance'], benchmarks),
    ...peopleFiles(),
    portfolioFile(),
    fileOfRecords('transactions.csv', transactionColumns, followRecipes(exchange)),
  ];
}

function instrumentFile({ series, reference }: SharedData): ImportFile {
  const records = [...series.values()].map(({ symbol, currency, quoteUnit }) => {
    const { name = symbol, assetClass = '', type = '', sector = '', region = '' } = reference.find((row) => row['symbol'] === symbol) ?? {};
    const isIndex = type === 'Index';
    return {
      symbol,
      name,
      type: isIndex ? 'Index' : type,
      assetClass: isIndex ? 'Equities' : assetClass,
      currency,
      quoteUnit,
      sector,
      region,
    };
  });
  return fileOfRecords('instruments.csv', ['symbol', 'name', 'type', 'assetClass', 'currency', 'quoteUnit', 'sector', 'region'], records);
}

function priceFile({ series }: SharedData): ImportFile {
  const all = [...series.values()];
  const days = [...new Set(all.flatMap(({ closes }) => [...closes.keys()]))].toSorted();
  return {
    name: 'prices.csv',
    columns: ['Date', ...series.keys()],
    rows: days.map((day) => [day, ...all.map(({ closes }) => String(closes.get(day) ?? ''))]),
  };
}

function dividendFile({ series }: SharedData): ImportFile {
  const records = [...series.values()].flatMap(({ symbol, currency, dividends }) =>
    dividends.map(({ date, amount }) => ({ symbol, exDate: date, amount: String(amount), currency })),
  );
  return fileOfRecords('dividends.csv', ['symbol', 'exDate', 'amount', 'currency'], records);
}

function peopleFiles(): ImportFile[] {
  const { accounts, advisors, portal } = owners;
  const investors = accounts.map(({ email, name }) => ({ email, name, role: 'investor', language: 'en' }));
  const staff = advisors.map(({ email, name }) => ({ email, name, role: 'advisor', language: 'en' }));
  return [
    fileOfRecords('users.csv', ['email', 'name', 'role', 'language'], [...staff, ...investors]),
    fileOfRecords(
      'accounts.csv',
      ['externalId', 'name', 'email', 'portal', 'advisors', 'currency', 'inception'],
      accounts.map((account) => ({ ...account, portal, advisors: account.advisors.map((index) => advisors[index].email).join(';') })),
    ),
  ];
}

function portfolioFile(): ImportFile {
  return fileOfRecords(
    'portfolios.csv',
    ['externalId', 'account', 'name', 'type', 'currency', 'inception', 'objective', 'riskLevel', 'benchmark'],
    recipes.map(({ id, account, name, type, currency, from, riskLevel, benchmark, quarterlyOut }) => ({
      externalId: id,
      account,
      name,
      type,
      currency,
      inception: from,
      objective: quarterlyOut ? 'Income' : 'Accumulation',
      riskLevel: String(riskLevel),
      benchmark,
    })),
  );
}
