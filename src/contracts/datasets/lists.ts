import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { PortfolioType } from '#domain/portfolio/portfolio-type.ts';
import type { AttentionMatter, ClientFigures } from '../reports/report-choices.ts';

/** The portfolios of one account, or of an investor's home. */
export interface Portfolios {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly total: Figure;
  readonly change: Change;
  readonly rows: readonly PortfolioRow[];
}

export interface PortfolioRow {
  readonly id: string;
  /** The parameter of the portfolio's address, in the shape of the variant. */
  readonly address: string;
  readonly name: string;
  readonly type: string;
  /** The number by which a source knows it; null of one that was added by hand. */
  readonly externalId: string | null;
  readonly currency: string;
  readonly riskLevel: number | null;
  /** In the portfolio's own currency. */
  readonly value: Figure;
  /** In the account's currency. */
  readonly valueInTotal: Figure;
  readonly change: Change;
  readonly isClosed: boolean;
  readonly sparkline: readonly number[];
}

/** Over the period that the list shows: the chosen one, or its default. `benchmark` is the benchmark's own return. */
export interface Change {
  readonly gain: Figure;
  readonly rate: Figure;
  readonly benchmark: Figure;
}

export interface Clients {
  /** The day of the cross-section: the last one on or before the chosen date. */
  readonly asOf: IsoDate;
  readonly currency: string;
  /** The kind of figures that the firm's list shows for each client. */
  readonly figures: ClientFigures;
  /** True if a client opens in a panel over the list. */
  readonly isDetailed: boolean;
  readonly rows: readonly ClientRow[];
  readonly page: number;
  readonly pageSize: number;
}

/** The totals of all clients that pass the list's filters, and the options of the filters. */
export interface FoundClients {
  readonly count: number;
  /** In the overview's currency, of those that have a value. */
  readonly totalValue: number;
  /** Letters that have clients under the other filters. */
  readonly letters: readonly string[];
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  /** For administrators all that restrict who sees these clients, for advisers those that they are in. */
  readonly accessGroups: readonly { readonly id: string; readonly name: string }[];
  /** Types of portfolio that the variant has. */
  readonly types: readonly PortfolioType[];
}

export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly externalId: string | null;
  readonly groups: readonly string[];
  readonly portfolioTypes: readonly string[];
  /** In the overview's currency. */
  readonly value: Figure;
  readonly change: Change;
  readonly sparkline: readonly number[];
  readonly lastLogin: IsoDate | null;
  readonly hasClient: boolean;
  readonly stalePrices: number;
  readonly isRefreshing: boolean;
  /** Null in lists of returns. */
  readonly programme: ClientProgramme | null;
}

/** A client's private funds as one; money in the overview's currency. */
export interface ClientProgramme {
  readonly commitment: Figure;
  readonly called: Figure;
  /** The amount called as a fraction of the commitment. */
  readonly calledRate: Figure;
  readonly unfunded: Figure;
  readonly dpi: Figure;
  readonly tvpi: Figure;
  readonly netIrr: Figure;
  /** Announced for the ninety days after the day of the figures, and when the next one is due; null without any. */
  readonly callsDue: Figure;
  readonly nextCall: IsoDate | null;
}

/** An investor's own accounts on a portal, and what they are together: the largest first. */
export interface OwnAccounts {
  /** The day of the cross-section. */
  readonly asOf: IsoDate;
  /** That of the accounts where they have one in common, else the overview's. */
  readonly currency: string;
  /** The total of all accounts. Unavailable when any account has no value, or none in this currency. */
  readonly total: Figure;
  /** Gain or loss of all of them over the period that the list shows, likewise; their return together is known of the year so far alone. */
  readonly change: Pick<Change, 'gain' | 'rate'>;
  readonly rows: readonly OwnAccount[];
}

export interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly portfolioTypes: readonly string[];
  readonly currency: string;
  /** In the account's own currency. */
  readonly value: Figure;
  /** In the currency of the total, as the gain. */
  readonly valueInTotal: Figure;
  readonly change: Change;
  readonly sparkline: readonly number[];
}

export interface ClientTotals {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly clients: number;
  readonly assets: Figure;
  readonly assetsChange: Figure;
  readonly netFlows: number;
  readonly paidIn: number;
  readonly paidOut: number;
  readonly aheadOfBenchmark: Figure;
  /** Sums over all private funds, shown in place of the figures of listed shares; null where clients are told of by their returns. */
  readonly programme: { readonly commitment: Figure; readonly called: Figure; readonly unfunded: Figure } | null;
  readonly signedInLately: number;
  /** The number of clients that each matter concerns. The list has a filter for each matter. */
  readonly attention: Readonly<Record<AttentionMatter, number>>;
}
