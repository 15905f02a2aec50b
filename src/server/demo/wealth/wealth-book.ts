import type { ImportFile } from '../../operations/import/format/import-file.ts';
import { fileOfRecords } from '../file-of-records.ts';
import { type LedgerStyle, portfolioLife } from '../ledger/portfolio-life.ts';
import { transactionColumns } from '../ledger/transaction-row.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { type Market, createDemoMarket } from '../market/market.ts';
import { marketFiles } from '../market/market-files.ts';
import { portfolioFile } from '../portfolio-file.ts';
import { peopleFiles } from '../people-files.ts';
import { fundWeightFile, modelFile } from './allocation-files.ts';
import { drawPortfolio, type WealthPortfolio } from './draw-portfolio.ts';
import type { WealthFirm } from './wealth-firm.ts';
import { wealthClients } from './wealth-clients.ts';

/** The whole import folder of a firm, from its market to the last transaction on or before `through`. */
export function wealthBook(firm: WealthFirm, through: IsoDate): ImportFile[] {
  const market = createDemoMarket(firm.instruments, through);
  const known = wealthClients(firm);
  const portfolios = known
    .flatMap(({ account, portfolios: numbers }) =>
      numbers.map(({ number, type }) => drawPortfolio(firm, { accountId: account.externalId, number, type })),
    )
    .filter(({ plan }) => plan.inception <= through);
  const clients = known.filter(({ account }) => portfolios.some(({ portfolio }) => portfolio.account === account.externalId));
  const inceptions = new Map(
    clients.map(({ account: { externalId } }) => [
      externalId,
      earliest(portfolios.filter(({ portfolio }) => portfolio.account === externalId)),
    ]),
  );
  return [
    ...marketFiles(market),
    benchmarkFile(firm),
    modelFile(firm),
    fundWeightFile(firm),
    ...peopleFiles(
      firm,
      clients.map(({ account }) => ({ ...account, inception: inceptions.get(account.externalId) ?? '' })),
    ),
    portfolioFile(portfolios.map(({ portfolio }) => portfolio)),
    transactionFile(portfolios, market, firm),
  ];
}

function earliest(portfolios: readonly WealthPortfolio[]): IsoDate {
  return portfolios.map(({ portfolio }) => portfolio.inception).toSorted()[0] ?? '';
}

function benchmarkFile({ benchmarks }: WealthFirm): ImportFile {
  return fileOfRecords(
    'benchmarks.csv',
    ['name', 'symbol', 'weight', 'rebalance'],
    benchmarks.flatMap(({ name, parts }) =>
      Object.entries(parts).map(([symbol, weight]) => ({ name, symbol, weight: String(weight), rebalance: 'monthly' })),
    ),
  );
}

function transactionFile(portfolios: readonly WealthPortfolio[], market: Market, style: LedgerStyle): ImportFile {
  const rows = portfolios.flatMap(({ plan }) => portfolioLife(plan, market, style));
  return fileOfRecords('transactions.csv', transactionColumns, rows);
}
