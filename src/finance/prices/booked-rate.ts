import type { Decimal } from '../decimal.ts';
import { type ExchangeRates, rate } from './exchange-rates.ts';

/** The data of a transaction that decide its rate. */
export interface DatedMoney {
  readonly currency: string;
  /** A day number. */
  readonly day: number;
  /** Units of the portfolio's currency for 1 of it, where the trade recorded it. */
  readonly rate: Decimal | number | null;
}

/** Between which currencies money of a portfolio is counted: its own on the way to the shown one. */
export interface MoneyPath {
  readonly portfolio: string;
  readonly shown: string;
}

/**
 * Units of the shown currency for 1 of a transaction's, by which the daily series takes it: the recorded rate or that of its day to
 * the portfolio's currency, then that of the day to the shown one. NaN without a rate.
 */
export function bookedRate(rates: ExchangeRates, { portfolio, shown }: MoneyPath, { currency, day, rate: recorded }: DatedMoney): number {
  const toPortfolio = currency === portfolio || recorded === null ? daily(rates, [currency, portfolio], day) : Number(recorded);
  return toPortfolio * daily(rates, [portfolio, shown], day);
}

function daily(rates: ExchangeRates, [from, to]: readonly [string, string], day: number): number {
  const figure = rate(rates, { from, to }, day);
  return figure.available ? figure.value : NaN;
}
