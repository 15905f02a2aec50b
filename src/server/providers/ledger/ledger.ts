import type { Queries } from '../../db/queries.ts';
import type { ReportingProvider } from '../reporting-provider.ts';
import { accountDetails } from './account-details.ts';
import { advisors } from './advisors.ts';
import { assetClasses } from './asset-classes.ts';
import { bondStatistics } from './bond-statistics.ts';
import { breakdowns } from './breakdowns.ts';
import { callsDue } from './calls-due.ts';
import { capitalAccounts } from './capital-accounts.ts';
import { cashTransactions } from './cash-transactions.ts';
import { charges } from './charges.ts';
import { clientTotals } from './client-totals.ts';
import { clients, foundClients } from './clients.ts';
import { contractNote, contractNotes } from './contract-notes.ts';
import { contributions } from './contributions.ts';
import { explain } from './explain.ts';
import { exposure } from './exposure.ts';
import { figureDays } from './figure-days.ts';
import { fundData } from './fund-data.ts';
import { groups } from './groups.ts';
import { headline } from './headline.ts';
import { holdings } from './holdings.ts';
import { income } from './income.ts';
import { jCurve } from './j-curve.ts';
import { marketEquivalents } from './market-equivalents.ts';
import { overviewContent } from './overview-content.ts';
import { overviewReturns } from './overview-returns.ts';
import { performance } from './performance.ts';
import { portfolioDetails } from './portfolio-details.ts';
import { portfolios } from './portfolios.ts';
import { privateEquity } from './private-equity.ts';
import { programmeBridge } from './programme-bridge.ts';
import { realisedGains } from './realised-gains.ts';
import { reportDates } from './report-dates.ts';
import { returns } from './returns.ts';
import { risk } from './risk.ts';
import { simulatedReturns } from './simulated-returns.ts';
import { spider } from './spider.ts';
import { tabCounts } from './tab-counts.ts';
import { taxYears } from './tax-years.ts';
import { title } from './title.ts';
import { transactions } from './transactions.ts';
import { valueBridge } from './value-bridge.ts';
import { vintages } from './vintages.ts';

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
  marketEquivalents,
  portfolios,
  clients,
  foundClients,
  clientTotals,
  valueBridge,
  contributions,
  realisedGains,
  taxYears,
  income,
  charges,
  figureDays,
  contractNote,
  fundData,
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
