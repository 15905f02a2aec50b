import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { CapitalAccount } from '#finance/private-equity/capital-account.ts';
import type { FundBridge } from '#finance/private-equity/fund-bridge.ts';
import type { Period, PrivateEquityFigures } from './datasets.ts';
import type { FigureId } from './figures.ts';

/** What the programme has cost and brought so far, quarter by quarter. Empty before the first call. */
export interface JCurve {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly points: readonly JCurvePoint[];
  /** Where most was paid in and not yet back; the amount is below zero, or what was back already. */
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

/** How the value of all funds together came from one day to another: opening + called − distributed + change = closing. */
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
  /** What may still be called once they are paid. */
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

/** What the same payments would have come to in the portfolio's benchmark. */
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
