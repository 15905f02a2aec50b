import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { CapitalAccount } from '#finance/private-equity/capital-account.ts';
import type { FundBridge } from '#finance/private-equity/fund-bridge.ts';
import type { Period } from './period.ts';
import type { FigureId } from '../reports/figures.ts';

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
  readonly funds: readonly (PrivateEquityFigures & {
    readonly id: string;
    readonly name: string;
    /** The day of the first commitment; null without one. */
    readonly committedOn: IsoDate | null;
  })[];
  /** Called as a positive amount; value at the end of the year, of the last one at the as-of date. */
  readonly years: readonly {
    readonly year: number;
    readonly called: number;
    readonly distributed: number;
    readonly value: number | null;
  }[];
}

/** The programme's costs and proceeds to date, by quarter. Empty before the first call. */
export interface JCurve {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly points: readonly JCurvePoint[];
  /** The point with the lowest cumulative amount: usually below zero, but above it if more had been returned than paid in by then. */
  readonly deepest: Figure<{ readonly day: IsoDate; readonly amount: number }>;
  /** The end of the quarter since which everything paid in is back; null while it is not. */
  readonly paidBack: IsoDate | null;
}

/** The end of a calendar quarter, of the last point the as-of day. */
export interface JCurvePoint {
  readonly day: IsoDate;
  /** 1 for the quarter of the first call. */
  readonly quarter: number;
  /** In the quarter, as positive amounts. */
  readonly called: number;
  readonly distributed: number;
  /** Distributed less called since the beginning. */
  readonly cumulative: number;
  /** The same with what the funds are worth. */
  readonly withValue: Figure;
}

/** The change in the value of all funds together between two days: opening + called − distributed + change = closing. */
export interface ProgrammeBridge {
  readonly period: Period;
  readonly currency: string;
  readonly bridge: Figure<FundBridge>;
}

/** Funds by vintage, the earliest first; multiples are ratios of sums, the rate is of the pooled payments. */
export interface Vintages {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly rows: readonly VintageFigures[];
}

export type PooledFigures = Omit<
  PrivateEquityFigures,
  'vintage' | 'strategy' | 'subStrategy' | 'region' | 'reportedOn' | 'reportAge' | 'isRolled' | 'isStale'
>;

/** `vintage` is null of funds that have none stated and have not called yet. */
export type VintageFigures = PooledFigures & { readonly vintage: number | null; readonly funds: number };

/** The statement of the investor's account with each fund, and with all of them as one. */
export interface CapitalAccounts {
  readonly period: Period;
  readonly currency: string;
  readonly total: Figure<CapitalAccount>;
  readonly funds: readonly { readonly id: string; readonly name: string; readonly account: Figure<CapitalAccount> }[];
}

/** Calls that are announced for the days after the as-of day, the next one first. As known now, whatever day is shown. */
export interface CallsDue {
  readonly asOf: IsoDate;
  /** The last day that is looked at. */
  readonly until: IsoDate;
  readonly currency: string;
  readonly rows: readonly DueCall[];
  readonly total: Figure;
  /** The amount that may still be called after these calls are paid. */
  readonly unfundedAfter: Figure;
}

export interface DueCall {
  readonly id: string;
  readonly fund: string;
  readonly day: IsoDate;
  readonly inDays: number;
  /** At the last known rate. */
  readonly amount: Figure;
  /** As it was asked for, in the currency of the call. */
  readonly asked: number;
  readonly askedIn: string;
  readonly note: string | null;
}

/** Figures that set private funds beside listed shares. */
export type MarketFigureId = Extract<FigureId, 'kaplanSchoarPme' | 'longNickelsPme' | 'pmePlus' | 'modifiedPme' | 'directAlpha'>;

/** The value that the same payments would have reached in the portfolio's benchmark. */
export interface MarketEquivalents {
  readonly asOf: IsoDate;
  readonly currency: string;
  /** Its name; null without one. */
  readonly benchmark: string | null;
  readonly total: MarketFigures;
  readonly funds: readonly (MarketFigures & { readonly id: string; readonly name: string })[];
}

export interface MarketFigures {
  readonly netIrr: Figure;
  readonly figures: Readonly<Record<MarketFigureId, Figure>>;
}
