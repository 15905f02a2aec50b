import { type DailySeries, type Period, sumOver, valueOn } from '../daily-series.ts';
import { decimal, type Decimal, sum } from '../decimal.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import type { HoldingGain } from './holding-gain.ts';
import type { TransferGain } from './transfer-gains.ts';

/** The lines that lead from the opening to the closing value of a period, in the portfolio's currency. All but the costs are sizes with a sign of their own. */
export interface ValueBridge {
  readonly opening: Decimal;
  /** From outside: cash, and units at their market value. */
  readonly paidIn: Decimal;
  readonly paidOut: Decimal;
  /** Gains over cost of what was sold, after costs of dealing. */
  readonly realised: Decimal;
  /** Change in the unrealised gain of the holdings. */
  readonly unrealisedChange: Decimal;
  /** Effect of exchange rates on cash, including cash in transfer between portfolios of several currencies. */
  readonly exchangeGainOnCash: Decimal;
  /** Before tax. */
  readonly income: Decimal;
  readonly charges: Decimal;
  readonly taxes: Decimal;
  readonly closing: Decimal;
  /** Already in the realised and unrealised gain: listed for information. */
  readonly dealingCosts: Decimal;
  /**
   * Part of the closing value that the lines leave unexplained: rounding of doubles, far below half a penny, or a portfolio that does
   * not add up.
   */
  readonly residual: Decimal;
}

/** Gains over the period, in the currency of the series. */
export interface BridgeGains {
  readonly gains: readonly HoldingGain[];
  /** Gains on transfers within a whole of several portfolios. */
  readonly transfers: readonly TransferGain[];
}

/**
 * closing = opening + paid in − paid out + realised + change in unrealised + exchange gain on cash + income − charges − taxes.
 *
 * No line is found as what the others leave: values, payments and charges are the portfolio's, the gains those of its holdings
 * (`gains` of all, cash among them) and of `transfers` between portfolios that are measured as one. Decision: docs/calculations/performance-bridge.md.
 */
export function valueBridge(series: DailySeries, period: Period, { gains, transfers }: BridgeGains): Figure<ValueBridge> {
  const values = { opening: valueOn(series, period.from), closing: valueOn(series, period.to) };
  if (Number.isNaN(values.opening) || Number.isNaN(values.closing)) return unavailable('no-price');
  const flows = { paidIn: sumOver(series, 'paidIn', period), paidOut: sumOver(series, 'paidOut', period) };
  if (Number.isNaN(flows.paidIn) || Number.isNaN(flows.paidOut)) return unavailable('flow-without-value');
  const costs = { charges: sumOver(series, 'charges', period), dealingCosts: sumOver(series, 'dealingCosts', period) };
  if (Number.isNaN(costs.charges) || Number.isNaN(costs.dealingCosts)) return unavailable('no-exchange-rate');

  const cash = gains.filter(({ instrumentId }) => instrumentId === null);
  const held = gains.filter(({ instrumentId }) => instrumentId !== null);
  const lines = {
    opening: decimal(values.opening),
    paidIn: decimal(flows.paidIn),
    paidOut: decimal(flows.paidOut),
    realised: sum(held.map(({ realised }) => realised)),
    unrealisedChange: sum(held.map(({ unrealisedChange }) => unrealisedChange)),
    exchangeGainOnCash: sum([...cash.map(({ priceGain }) => priceGain), ...transfers.map(({ amount }) => decimal(amount))]),
    income: sum(gains.map(({ income }) => income)),
    charges: decimal(costs.charges),
    taxes: sum(gains.map(({ taxes }) => taxes)),
  };
  const closing = decimal(values.closing);
  return available({ ...lines, closing, dealingCosts: decimal(costs.dealingCosts), residual: closing.minus(ledTo(lines)) });
}

function ledTo(lines: Omit<ValueBridge, 'closing' | 'dealingCosts' | 'residual'>): Decimal {
  const { opening, paidIn, paidOut, realised, unrealisedChange, exchangeGainOnCash, income, charges, taxes } = lines;
  return sum([opening, paidIn, realised, unrealisedChange, exchangeGainOnCash, income]).minus(sum([paidOut, charges, taxes]));
}
