import type { Decimal } from '../decimal.ts';
import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { type Disposal, whyCostUnknown } from '../ledger/holding.ts';

/** Cost that a sale takes: that of the oldest lots, or its share of one pool at the moving average. */
export type CostBasis = 'fifo' | 'average';

/** Gain of a disposal over its cost, in the portfolio's currency; the effects together are the gain. */
export interface DisposalGain {
  readonly cost: Decimal;
  readonly gain: Decimal;
  readonly priceEffect: Figure<Decimal>;
  readonly currencyEffect: Figure<Decimal>;
}

/**
 * The gain of a disposal on a cost basis. Unavailable when the cost could not be found out. Rates of acquisition are those of the
 * lots, or of the pool: its cost in the portfolio's currency for 1 of it in the holding's. Decision: docs/calculations/gains.md.
 */
export function disposalGain(disposal: Disposal, basis: CostBasis): Figure<DisposalGain> {
  const reason = whyCostUnknown(disposal);
  if (reason) return unavailable(reason, disposal.instrumentId);
  const { proceeds, cost, gain, averageGain } = disposal;
  if (basis === 'fifo') return available({ cost, gain, ...effectsOf(gain, disposal.priceEffect) });
  return available({ cost: proceeds.minus(averageGain), gain: averageGain, ...effectsOf(averageGain, disposal.averagePriceEffect) });
}

function effectsOf(gain: Decimal, price: Decimal | null): Pick<DisposalGain, 'priceEffect' | 'currencyEffect'> {
  const priceEffect = price ? available(price) : unavailable('no-exchange-rate');
  return { priceEffect, currencyEffect: mapFigure(priceEffect, (known) => gain.minus(known)) };
}
