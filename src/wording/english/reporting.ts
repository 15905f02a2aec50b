import { accountDetails, accountReturns, advisors, groups } from './accounts.ts';
import { assetClasses, instrumentTypes } from './asset-classes.ts';
import { details } from './details.ts';
import { explanation } from './explanation.ts';
import { figures } from './figures.ts';
import { contributions, fees, income, realised, taxYears, valueBridge } from './gains.ts';
import { accountTotal, allocation, holdings, ownAccounts, portfolios, topHoldings } from './holdings.ts';
import { home } from './home.ts';
import { assetClassesOverTime, bonds, cash, contractNotes, exposure, fund } from './holding-tabs.ts';
import { overview } from './overview.ts';
import { charts, performance } from './performance.ts';
import { privateEquity } from './private-equity.ts';
import { reasons } from './reasons.ts';
import { report } from './report.ts';
import { returns, risk, simulated, spider } from './returns.ts';
import { transactions } from './transactions.ts';

/** Everything that report pages say. */
export const reporting = {
  report,
  home,
  figures,
  explanation,
  reasons,
  assetClasses,
  instrumentTypes,
  performance,
  charts,
  holdings,
  topHoldings,
  allocation,
  portfolios,
  accountTotal,
  ownAccounts,
  transactions,
  details,
  assetClassesOverTime,
  bonds,
  cash,
  contractNotes,
  exposure,
  fund,
  overview,
  privateEquity,
  returns,
  risk,
  spider,
  simulated,
  valueBridge,
  contributions,
  income,
  fees,
  realised,
  taxYears,
  accountDetails,
  accountReturns,
  advisors,
  groups,
};
