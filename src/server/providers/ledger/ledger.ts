import type { Queries } from '../../db/queries.ts';
import type { ReportingProvider } from '../reporting-provider.ts';
import { accountDetails } from './subject/account-details.ts';
import { advisors } from './clients/advisors.ts';
import { assetClasses } from './breakdowns/asset-classes.ts';
import { bondStatistics } from './holdings/bond-statistics.ts';
import { breakdowns } from './breakdowns/breakdowns.ts';
import { callsDue } from './private-equity/calls-due.ts';
import { capitalAccounts } from './private-equity/capital-accounts.ts';
import { cashTransactions } from './transactions/cash-transactions.ts';
import { charges } from './income-and-charges/charges.ts';
import { clientTotals } from './clients/client-totals.ts';
import { clients, foundClients } from './clients/clients.ts';
import { contractNote, contractNotes } from './transactions/contract-notes.ts';
import { contributions } from './transactions/contributions.ts';
import { expectedPayments } from './income-and-charges/expected-payments.ts';
import { explain } from './explain/explain.ts';
import { exposure } from './holdings/exposure.ts';
import { figureDays } from './days/figure-days.ts';
import { fundData } from './private-equity/fund-data.ts';
import { groups } from './clients/groups.ts';
import { headline } from './subject/headline.ts';
import { holdingData } from './holdings/holding-data.ts';
import { holdings } from './holdings/holdings.ts';
import { income } from './income-and-charges/income.ts';
import { jCurve } from './private-equity/j-curve.ts';
import { marketEquivalents } from './private-equity/market-equivalents.ts';
import { overviewContent } from './clients/overview-content.ts';
import { ownAccounts } from './clients/own-accounts.ts';
import { overviewReturns } from './clients/overview-returns.ts';
import { performance } from './returns/performance.ts';
import { portfolioDetails } from './subject/portfolio-details.ts';
import { portfolios } from './subject/portfolios.ts';
import { privateEquity } from './private-equity/private-equity.ts';
import { programmeBridge } from './private-equity/programme-bridge.ts';
import { realisedGains } from './gains/realised-gains.ts';
import { reportDates } from './days/report-dates.ts';
import { returns } from './returns/returns.ts';
import { risk } from './risk/risk.ts';
import { simulatedReturns } from './returns/simulated-returns.ts';
import { spider } from './risk/spider.ts';
import { tabCounts } from './subject/tab-counts.ts';
import { taxYears } from './days/tax-years.ts';
import { title } from './subject/title.ts';
import { transactions } from './transactions/transactions.ts';
import { valueBridge } from './gains/value-bridge.ts';
import { weights } from './breakdowns/weights.ts';
import { vintages } from './private-equity/vintages.ts';

type OnSnapshot = {
  readonly [Name in keyof ReportingProvider]: (
    snapshot: Queries,
    ...asked: Parameters<ReportingProvider[Name]>
  ) => ReturnType<ReportingProvider[Name]>;
};

const answers: OnSnapshot = {
  title,
  headline,
  performance,
  breakdowns,
  weights,
  returns,
  risk,
  spider,
  simulatedReturns,
  assetClasses,
  exposure,
  bondStatistics,
  cashTransactions,
  contractNotes,
  holdings,
  transactions,
  tabCounts,
  privateEquity,
  jCurve,
  programmeBridge,
  vintages,
  capitalAccounts,
  callsDue,
  expectedPayments,
  marketEquivalents,
  portfolios,
  clients,
  foundClients,
  clientTotals,
  ownAccounts,
  valueBridge,
  contributions,
  realisedGains,
  taxYears,
  income,
  charges,
  figureDays,
  contractNote,
  fundData,
  holdingData,
  accountDetails,
  advisors,
  reportDates,
  portfolioDetails,
  overviewReturns,
  overviewContent,
  groups,
  explain,
};

/** Figures from our own ledger, as computed before they are asked for; all answers of one snapshot of the database. */
export function ledger(snapshot: Queries): ReportingProvider {
  const opened = Object.entries<(snapshot: Queries, ...asked: never[]) => unknown>(answers).map(
    ([name, answer]) => [name, answer.bind(null, snapshot)] as const,
  );
  return Object.fromEntries(opened) as ReportingProvider;
}
