import type { Figure } from '#finance/figure.ts';
import type {
  AccountDetails,
  Advisors,
  Groups,
  OverviewContent,
  OverviewReturns,
  PortfolioDetails,
  ReportDates,
} from './account-datasets.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType, TransactionType } from '#finance/ledger/ledger.ts';
import type { TransactionGroup } from '#finance/ledger/transaction-groups.ts';
import type { FigureId } from './figures.ts';
import type { CountedBlock } from './blocks.ts';
import type { AssetClasses, BondStatistics, Breakdowns, Exposures } from './holding-datasets.ts';
import type { Clients, ClientTotals, FoundClients, Portfolios } from './list-datasets.ts';
import type { CallsDue, CapitalAccounts, JCurve, MarketEquivalents, ProgrammeBridge, Vintages } from './private-equity-datasets.ts';
import type { Charges, Contributions, Income, RealisedGains, TaxYears, ValueBridge } from './gain-datasets.ts';
import type { ReturnRow, Returns, Risk, SimulatedReturns, Spider } from './return-datasets.ts';
import type { TransactionRange } from './report-choices.ts';
import type { CashTransactions, ContractNotes } from './trade-datasets.ts';

/**
 * What the blocks of a report page read, in our words. Money is in the subject's currency as a number for showing
 * (the ledger keeps exact decimals), rates are fractions, days ISO dates. The subject is a portfolio or a whole account.
 */
export interface Datasets {
  readonly title: Title;
  readonly headline: Headline;
  readonly performance: Performance;
  readonly breakdowns: Breakdowns;
  readonly returns: Returns;
  readonly risk: Risk;
  readonly spider: Spider;
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
  readonly marketEquivalents: MarketEquivalents;
  readonly portfolios: Portfolios;
  readonly clients: Clients;
  readonly foundClients: FoundClients;
  readonly clientTotals: ClientTotals;
  readonly accountDetails: AccountDetails;
  readonly advisors: Advisors;
  readonly reportDates: ReportDates;
  readonly portfolioDetails: PortfolioDetails;
  readonly overviewReturns: OverviewReturns;
  readonly overviewContent: OverviewContent;
  readonly groups: Groups;
  readonly valueBridge: ValueBridge;
  readonly contributions: Contributions;
  readonly realisedGains: RealisedGains;
  readonly taxYears: TaxYears;
  readonly income: Income;
  readonly charges: Charges;
}

export type DatasetId = keyof Datasets;

/** How many there are behind a tab, up to the as-of day and whatever the range of a list. */
export type TabCounts = Readonly<Record<CountedBlock, number>>;

/** An opening and a closing day: movements dated `from` are in the opening value, movements dated `to` count. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Whether stored figures are those of the present ledger. */
export interface Freshness {
  /** The last day with figures, null before the first computation. */
  readonly lastDay: IsoDate | null;
  readonly firstDay: IsoDate | null;
  readonly computedAt: string | null;
  readonly isRefreshing: boolean;
}

/** Who and what the page is about. */
export interface Title {
  readonly subject: 'portfolio' | 'account';
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly type: string | null;
  readonly currency: string;
  readonly riskLevel: number | null;
  readonly objective: string | null;
  readonly benchmark: string | null;
  readonly inception: IsoDate | null;
  readonly advisors: readonly { readonly name: string; readonly title: string | null }[];
  readonly asOf: IsoDate;
  readonly freshness: Freshness;
}

/** One figure per FigureId that the variant's headline may show; the period is the one chosen on the page. */
export interface Headline {
  readonly period: Period;
  readonly currency: string;
  readonly figures: Readonly<Partial<Record<FigureId, Figure>>>;
}

export interface Performance {
  readonly period: Period;
  readonly currency: string;
  readonly benchmark: string | null;
  readonly hasBenchmark: boolean;
  /** One entry a drawn day, the opening day first. Returns since the opening day as fractions; null = not available. */
  readonly points: readonly PerformancePoint[];
  readonly payments: readonly { readonly day: IsoDate; readonly paidIn: number; readonly paidOut: number }[];
  readonly deepest: Figure<Drawdown>;
  readonly returns: readonly ReturnRow[];
  /** Years that may be chosen as the period, the latest first; tax years where they are not those of the calendar. */
  readonly years: Readonly<Record<YearKind, readonly NamedYear[]>>;
}

export type YearKind = 'calendar' | 'tax';

/** A year with its name, `2025` or `2025/26`; the present one up to the page's day. */
export interface NamedYear extends Period {
  readonly name: string;
}

export interface PerformancePoint {
  readonly day: IsoDate;
  readonly value: number | null;
  readonly portfolio: number | null;
  readonly benchmark: number | null;
  /** Fall from the highest point of the return index so far, 0 or negative. */
  readonly drawdown: number | null;
}

export interface Drawdown {
  readonly depth: number;
  readonly peak: IsoDate;
  readonly trough: IsoDate;
  readonly recovery: IsoDate | null;
}

export interface Holdings {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly total: Omit<HoldingRow, keyof HoldingIdentity | 'price' | 'units' | 'sparkline'>;
  /** In the order of asset classes, then by value. */
  readonly rows: readonly HoldingRow[];
}

/** What a holding is, and what it is classified by; null where it is not. */
export interface HoldingIdentity {
  readonly id: string;
  readonly name: string;
  readonly symbol: string | null;
  readonly type: InstrumentType;
  /** As the variant folds them. */
  readonly assetClass: AssetClass;
  /** The holding's own currency; `localValue` is in it. */
  readonly currency: string;
  readonly region: string | null;
  readonly sector: string | null;
}

export interface HoldingRow extends HoldingIdentity {
  /** Exact decimal as text. */
  readonly units: string;
  readonly price: HoldingPrice | null;
  readonly value: Figure;
  readonly localValue: Figure;
  /** Percent of the total with two decimals; the rows add up to 100.00. */
  readonly percent: number | null;
  readonly cost: Figure;
  /** Unrealised: value less cost. */
  readonly gain: Figure;
  readonly gainRate: Figure;
  readonly realised: number;
  readonly income: number;
  readonly privateEquity: PrivateEquityFigures | null;
  /** Prices of the last twelve months in the holding's currency, some thirty points. */
  readonly sparkline: readonly number[];
}

export interface HoldingPrice {
  /** Exact decimal as text, in `unit`: a currency, or GBX. */
  readonly text: string;
  readonly unit: string;
  readonly day: IsoDate;
  readonly isStale: boolean;
}

export interface Transactions {
  readonly range: TransactionRange;
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  readonly currency: string;
  readonly count: number;
  /** All transactions of the portfolio whatever the range. */
  readonly total: number;
  /** Newest first, one page. */
  readonly rows: readonly TransactionRow[];
  readonly page: number;
  readonly pageSize: number;
  /** Sums of the whole range by group, in the portfolio's currency. */
  readonly groups: readonly { readonly group: TransactionGroup; readonly amount: number; readonly count: number }[];
}

export interface TransactionRow {
  readonly id: string;
  readonly day: IsoDate;
  readonly type: TransactionType;
  readonly group: TransactionGroup;
  readonly category: string | null;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly units: string | null;
  readonly price: string | null;
  readonly priceUnit: string | null;
  /** Signed cash effect in `currency`, exact decimal as text. */
  readonly amount: string;
  readonly currency: string;
  readonly charges: string;
  readonly tax: string;
  readonly note: string | null;
}

/** Amounts in the programme's currency; multiples as factors (1.49), shares as fractions. */
export interface PrivateEquityFigures {
  readonly vintage: number | null;
  readonly strategy: string | null;
  readonly subStrategy: string | null;
  readonly region: string | null;
  readonly commitment: Figure;
  readonly called: Figure;
  readonly calledRate: Figure;
  readonly unfunded: Figure;
  readonly distributed: Figure;
  readonly value: Figure;
  readonly reportedOn: IsoDate | null;
  /** Days since that report. */
  readonly reportAge: number | null;
  /** The value is the last report's with calls and distributions since; of several funds that of one at least. */
  readonly isRolled: boolean;
  /** The report is older than 190 days. */
  readonly isStale: boolean;
  readonly dpi: Figure;
  readonly rvpi: Figure;
  readonly tvpi: Figure;
  /** Distributed and value to what was invested: paid in less the fees that were called. */
  readonly moic: Figure;
  readonly netIrr: Figure;
}

export interface PrivateEquity {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly since: number | null;
  readonly latestReport: IsoDate | null;
  readonly total: PrivateEquityFigures;
  readonly funds: readonly (PrivateEquityFigures & { readonly id: string; readonly name: string })[];
  /** Called as a positive amount; value at the end of the year, of the last one at the as-of date. */
  readonly years: readonly {
    readonly year: number;
    readonly called: number;
    readonly distributed: number;
    readonly value: number | null;
  }[];
}
