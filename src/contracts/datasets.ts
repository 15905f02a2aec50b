import type {
  AccountDetails,
  Advisors,
  Groups,
  OverviewContent,
  OverviewReturns,
  PortfolioDetails,
  ReportDates,
} from './datasets/accounts.ts';
import type { NewestCommentary } from './commentary.ts';
import type { AssetClasses, BondStatistics, Breakdowns, Exposures } from './datasets/breakdowns.ts';
import type { ExpectedPayments } from './datasets/expected-payments.ts';
import type { Charges, Contributions, Income, RealisedGains, TaxYears, ValueBridge } from './datasets/gains.ts';
import type { Headline } from './datasets/headline.ts';
import type { Holdings } from './datasets/holdings.ts';
import type { ClientTotals, Clients, FoundClients, OwnAccounts, Portfolios } from './datasets/lists.ts';
import type { Performance } from './datasets/performance.ts';
import type {
  CallsDue,
  CapitalAccounts,
  JCurve,
  MarketEquivalents,
  PrivateEquity,
  ProgrammeBridge,
  Vintages,
} from './datasets/private-equity.ts';
import type { Returns, Risk, SimulatedReturns, Spider } from './datasets/returns.ts';
import type { Title } from './datasets/title.ts';
import type { Weights } from './datasets/weights.ts';
import type { CashTransactions, ContractNotes, Transactions } from './datasets/transactions.ts';

/**
 * The data that the blocks of a report page read, in the domain's terms. The subject is a portfolio or a whole account. Money is a number for display in the
 * subject's currency; the ledger keeps exact decimals. Rates are fractions, days ISO dates.
 */
export interface Datasets extends ReturnDatasets {
  readonly title: Title;
  readonly headline: Headline;
  readonly performance: Performance;
  readonly breakdowns: Breakdowns;
  readonly weights: Weights;
  readonly simulatedReturns: SimulatedReturns;
  readonly assetClasses: AssetClasses;
  readonly exposure: Exposures;
  readonly bondStatistics: BondStatistics;
  readonly cashTransactions: CashTransactions;
  readonly contractNotes: ContractNotes;
  readonly holdings: Holdings;
  readonly transactions: Transactions;
  readonly tabCounts: TabCounts;
  readonly privateEquity: PrivateEquity;
  readonly jCurve: JCurve;
  readonly programmeBridge: ProgrammeBridge;
  readonly vintages: Vintages;
  readonly capitalAccounts: CapitalAccounts;
  readonly callsDue: CallsDue;
  readonly expectedPayments: ExpectedPayments;
  readonly marketEquivalents: MarketEquivalents;
  readonly portfolios: Portfolios;
  readonly clients: Clients;
  readonly foundClients: FoundClients;
  readonly clientTotals: ClientTotals;
  readonly ownAccounts: OwnAccounts;
  readonly accountDetails: AccountDetails;
  readonly advisors: Advisors;
  readonly reportDates: ReportDates;
  readonly portfolioDetails: PortfolioDetails;
  readonly overviewContent: OverviewContent;
  readonly groups: Groups;
  readonly valueBridge: ValueBridge;
  readonly realisedGains: RealisedGains;
  readonly taxYears: TaxYears;
  readonly income: Income;
  readonly charges: Charges;
  readonly commentary: NewestCommentary;
}

/** The datasets that tell nothing but returns. Datasets that tell values too have their returns apart. */
export interface ReturnDatasets {
  readonly overviewReturns: OverviewReturns;
  readonly contributions: Contributions;
  readonly returns: Returns;
  readonly risk: Risk;
  readonly spider: Spider;
}

export type DatasetId = keyof Datasets;

/** A dataset of figures; the firm's commentary is content, which no source of figures has. */
export type ProvidedDatasetId = Exclude<DatasetId, 'commentary'>;

/** The number of rows behind a tab, up to the as-of day and whatever the range of a list. */
export interface TabCounts {
  readonly holdings: number;
  readonly transactions: number;
  readonly contractNotes: number;
  readonly privateEquityHoldings: number;
}
