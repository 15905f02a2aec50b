import type { ReportingProvider } from '../reporting-provider.ts';
import { allocation } from './allocation.ts';
import { clientTotals } from './client-totals.ts';
import { clients } from './clients.ts';
import { explain } from './explain.ts';
import { headline } from './headline.ts';
import { holdings } from './holdings.ts';
import { performance } from './performance.ts';
import { portfolios } from './portfolios.ts';
import { privateEquity } from './private-equity.ts';
import { title } from './title.ts';
import { transactions } from './transactions.ts';

/** Figures from our own ledger, as computed before they are asked for. */
export const ledger: ReportingProvider = {
  title,
  headline,
  performance,
  allocation,
  holdings,
  transactions,
  privateEquity,
  portfolios,
  clients,
  clientTotals,
  explain,
};
