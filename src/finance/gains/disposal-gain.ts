import type { Decimal } from '../decimal.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import type { Disposal } from '../ledger/holding.ts';

/** Which cost a sale takes: that of the oldest lots, or its share of one pool at the moving average. */
export type CostBasis = 'fifo' | 'average';

/** What a disposal brought over its cost, in the portfolio's currency; the effects together are the gain. */
export interface DisposalGain {
  readonly cost: Decimal;
  readonly gain: Decimal;
  readonly priceEffect: Figure<Decimal>;
  readonly currencyEffect: Figure<Decimal>;
}

/**
 * The gain of a disposal on a cost basis. Unavailable when the cost could not be found out. A pool mixes rates of
 * acquisition: on the average only what exchange rates did not touch has effects. Decision: docs/calculations/gains.md.
 */
export function disposalGain(disposal: Disposal, basis: CostBasis): Figure<DisposalGain> {
  if (disposal.costUnknown) return unavailable('no-exchange-rate', disposal.instrumentId);
  return available(basis === 'fifo' ? firstInFirstOut(disposal) : onAverage(disposal));
}

function firstInFirstOut({ cost, gain, priceEffect, currencyEffect }: Disposal): DisposalGain {
  return { cost, gain, priceEffect: known(priceEffect), currencyEffect: known(currencyEffect) };
}

function known(effect: Decimal | null): Figure<Decimal> {
  return effect ? available(effect) : unavailable('no-exchange-rate');
}

function onAverage({ proceeds, averageGain: gain, currencyEffect }: Disposal): DisposalGain {
  const cost = proceeds.minus(gain);
  if (currencyEffect?.isZero()) return { cost, gain, priceEffect: available(gain), currencyEffect: available(currencyEffect) };
  return { cost, gain, priceEffect: unavailable('rates-mixed'), currencyEffect: unavailable('rates-mixed') };
}
