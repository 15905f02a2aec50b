import type { BlockId } from '#contracts/reports/blocks.ts';
import { accountTotal } from './account-total/account-total.tsx';
import { allocation } from './allocation/allocation.tsx';
import { assetClasses } from './asset-classes/asset-classes.tsx';
import { attention } from './attention/attention.tsx';
import type { AnyBlock } from './block.tsx';
import { bondStatistics } from './bond-statistics/bond-statistics.tsx';
import { calledDistributedValue } from './called-distributed-value/called-distributed-value.tsx';
import { cashTransactions } from './cash-transactions/cash-transactions.tsx';
import { clients } from './clients/clients.tsx';
import { clientTotals } from './client-totals/client-totals.tsx';
import { commentary } from './commentary/commentary.tsx';
import { contractNotes } from './contract-notes/contract-notes.tsx';
import { contributions } from './contributions/contributions.tsx';
import { expectedPayments } from './expected-payments/expected-payments.tsx';
import { exposure } from './exposure/exposure.tsx';
import { fees } from './fees/fees.tsx';
import { headline } from './headline/headline.tsx';
import { holdings } from './holdings/holdings.tsx';
import { months } from './months/months.tsx';
import { income } from './income/income.tsx';
import { multiples } from './multiples/multiples.tsx';
import { performance } from './performance/performance.tsx';
import { portfolios } from './portfolios/portfolios.tsx';
import { privateEquityHeadline } from './private-equity-headline/private-equity-headline.tsx';
import { privateEquityHoldings } from './private-equity-holdings/private-equity-holdings.tsx';
import { returnMethods } from './return-methods/return-methods.tsx';
import { returnsByPeriod } from './returns-by-period/returns-by-period.tsx';
import { risk } from './risk/risk.tsx';
import { simulatedReturns } from './simulated-returns/simulated-returns.tsx';
import { spider } from './spider/spider.tsx';
import { structure } from './structure/structure.tsx';
import { callsDue } from './calls-due/calls-due.tsx';
import { capitalAccount } from './capital-account/capital-account.tsx';
import { jCurve } from './j-curve/j-curve.tsx';
import { marketEquivalents } from './market-equivalents/market-equivalents.tsx';
import { weights } from './weights/weights.tsx';
import { programmeYears } from './programme-years/programme-years.tsx';
import { vintages } from './vintages/vintages.tsx';
import { realisedGains } from './realised-gains/realised-gains.tsx';
import { taxYears } from './tax-years/tax-years.tsx';
import { topHoldings } from './top-holdings/top-holdings.tsx';
import { transactions } from './transactions/transactions.tsx';
import { valueBridge } from './value-bridge/value-bridge.tsx';
import { accountDetails } from './account-details/account-details.tsx';
import { accountReturns } from './account-returns/account-returns.tsx';
import { advisors } from './advisors/advisors.tsx';
import { groups } from './groups/groups.tsx';
import { ownAccounts } from './own-accounts/own-accounts.tsx';
import { ownTotal } from './own-total/own-total.tsx';
import { overviewContent } from './overview-content/overview-content.tsx';
import { programmeBridge } from './programme-bridge/programme-bridge.tsx';

/** Every block that there is, by its name. */
export const blocks: Readonly<Record<BlockId, AnyBlock>> = {
  accountTotal,
  allocation,
  assetClasses,
  attention,
  bondStatistics,
  cashTransactions,
  contractNotes,
  exposure,
  calledDistributedValue,
  clients,
  clientTotals,
  commentary,
  headline,
  holdings,
  months,
  multiples,
  ownAccounts,
  ownTotal,
  performance,
  portfolios,
  privateEquityHeadline,
  privateEquityHoldings,
  returnMethods,
  returnsByPeriod,
  risk,
  simulatedReturns,
  spider,
  structure,
  callsDue,
  expectedPayments,
  capitalAccount,
  jCurve,
  marketEquivalents,
  vintages,
  programmeYears,
  topHoldings,
  transactions,
  valueBridge,
  weights,
  contributions,
  income,
  fees,
  realisedGains,
  taxYears,
  programmeBridge,
  accountDetails,
  accountReturns,
  advisors,
  groups,
  overviewContent,
};
