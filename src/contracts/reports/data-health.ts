import type { FindingKind, FindingSeverity } from '#domain/data-health/finding.ts';
import type { Abilities } from '#domain/policy.ts';
import type { pricePolicy } from '#domain/price/price.ts';
import type { ImportWarningKind } from '#domain/data-health/import-warning.ts';
import type { Classification } from '#domain/data-health/missing-classification.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { PriceDoubt } from '#finance/prices/price-quality.ts';
import type { FigureChange } from './published-report.ts';
import type { DataHealthQuery } from './data-health-query.ts';

/** The doubtful data behind the portfolios of a portal that the actor may see, the worst first. */
export interface DataHealth {
  /** The last day of the figures; null when there are none yet. */
  readonly asOf: IsoDate | null;
  /** The currency of all values. */
  readonly currency: string;
  readonly query: DataHealthQuery;
  /** Findings in all by severity, whatever is filtered. */
  readonly counts: Readonly<Record<FindingSeverity, number>>;
  /** Kinds that there are, with their number, under the chosen severity. */
  readonly kinds: readonly { readonly kind: FindingKind; readonly count: number }[];
  /** The number of findings that pass the filters. */
  readonly count: number;
  /** One page of them, by severity, then by what is touched. */
  readonly rows: readonly HealthFinding[];
  readonly page: number;
  readonly pageSize: number;
  /** The actor's permissions on published prices, such as to confirm one. */
  readonly abilities: Abilities<typeof pricePolicy>;
  /** The portfolios of the finding that is open; null when none is. */
  readonly opened: ConcernedPortfolios | null;
}

export interface HealthFinding {
  /** Stable: the kind and what it is about. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly severity: FindingSeverity;
  /** A security, a benchmark or a pair of currencies; null when it is about the portfolios themselves. */
  readonly about: { readonly id: string; readonly name: string; readonly symbol: string | null } | null;
  /** The first day concerned; null where there is none to name. */
  readonly since: IsoDate | null;
  /** The last day concerned; null while it lasts. */
  readonly until: IsoDate | null;
  readonly portfolios: number;
  /** The total value concerned; null when no part of it has a value. */
  readonly value: number | null;
  /** Prices in quarantine or suspected of a split, in the unit that they are quoted in. */
  readonly prices: readonly DoubtedPrice[];
  /** The classifications that a security lacks. */
  readonly missing: readonly Classification[];
}

export interface DoubtedPrice {
  readonly day: IsoDate;
  /** Exact decimal as text. */
  readonly text: string;
  readonly unit: string;
  readonly why: PriceDoubt;
}

/** One page of the portfolios that a finding is about, what is worth most first. */
export interface ConcernedPortfolios {
  readonly finding: string;
  readonly rows: readonly ConcernedRow[];
  readonly page: number;
  readonly pageSize: number;
}

export interface ConcernedRow {
  readonly id: string;
  /** The parameter of the portfolio's address, in the shape of the variant. */
  readonly address: string;
  readonly name: string;
  readonly accountName: string;
  readonly since: IsoDate | null;
  readonly value: number | null;
  /** The portfolio's reports that would show other figures today, the oldest day first. Only for a finding of restated reports. */
  readonly reports: readonly RestatedReport[];
  /** The portfolio's first transactions with a warning, by day. Only for a finding of import warnings. */
  readonly warnings: readonly WarnedTransaction[];
  /** The total number of transactions with a warning. */
  readonly warningCount: number;
}

/** A transaction that an import took with a warning. Exact decimals as text. */
export interface WarnedTransaction {
  readonly transactionId: string;
  readonly day: IsoDate;
  readonly type: TransactionType;
  /** The symbol of its security; null without one. */
  readonly symbol: string | null;
  /** The amount of the row, or its exchange rate. */
  readonly recorded: string;
  /** About what it would be. */
  readonly expected: string;
  /** The currency of the amount. For a rate, the currency of which 1 unit is worth that much in `own`. */
  readonly currency: string;
  /** The currency of the portfolio. */
  readonly own: string;
}

/** The same with where it is, for files. */
export interface PlacedWarning extends WarnedTransaction {
  readonly kind: ImportWarningKind;
  readonly portfolioName: string;
  readonly accountName: string;
}

/** A report that left as a file, and which of its figures are others today. Money in `currency`. */
export interface RestatedReport {
  readonly asOf: IsoDate;
  /** The day on which it left, where the firm is. */
  readonly publishedOn: IsoDate;
  readonly currency: string;
  readonly changes: readonly FigureChange[];
}

/** All findings that pass the filters, with each transaction that an import warned of. */
export interface DataHealthFile extends DataHealth {
  readonly warnings: readonly PlacedWarning[];
}

/** The result of a decision about prices in quarantine. An undo needs the days of the confirmed prices. */
export type DataHealthAnswer =
  | { readonly kind: 'confirmed'; readonly instrument: string; readonly days: readonly IsoDate[] }
  | { readonly kind: 'doubted'; readonly count: number }
  | { readonly kind: 'seen'; readonly warning: SeenWarning }
  | { readonly kind: 'unseen' };

/** A warning that someone has found to be of a right row. */
export interface SeenWarning {
  readonly portfolio: string;
  readonly transaction: string;
  readonly warning: ImportWarningKind;
}
