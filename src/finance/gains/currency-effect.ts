import type { Period } from '../daily-series.ts';
import type { Decimal } from '../decimal.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import type { MoneySpan } from '../book/cost-pass.ts';
import { acquisitionRate, sumCost, type Lot } from '../ledger/lots.ts';

/** A gain as what the price did and what the exchange rate did; together they are the whole gain. */
export interface GainEffects {
  readonly price: number;
  readonly currency: number;
}

/**
 * Unrealised gain since purchase by effect: value at the rates of acquisition − cost is the price's, the rest of the value the
 * currency's; of units bought together
 *
 *     price = units (P₁ − P₀) fx₀        currency = units P₁ (fx₁ − fx₀)
 *
 * P in the holding's currency, fx units of the portfolio's for 1 of it. The product of both changes counts as currency.
 * `localValue` is the same value in the holding's currency. Unavailable where a rate of acquisition is not known.
 */
export function unrealisedEffects(lots: readonly Lot[], { value, localValue }: { value: number; localValue: number }): Figure<GainEffects> {
  const acquired = acquisitionRate(lots);
  if (!acquired) return unavailable('no-exchange-rate');
  const atAcquisition = localValue * acquired.toNumber();
  return available({ price: atAcquisition - sumCost(lots).toNumber(), currency: value - atAcquisition });
}

/** Value of a holding in its own currency, and of 1 of that currency in the portfolio's; NaN where it is not known. */
export interface LocalMarket {
  readonly localValueOn: (span: MoneySpan, day: number) => number;
  readonly rateOn: (day: number) => number;
}

/**
 * A holding's gain of a period (without income) by effect. The currency's is added up over the spans between changes, each
 * with the value at its end times the change of the rate; what is left of the gain, also what trading at other prices than
 * the day's last brought or cost, is the price's. Without changes these are exactly the two of `unrealisedEffects`, with the opening as purchase.
 */
export function periodEffects(
  spans: readonly MoneySpan[],
  { priceGain, period, market }: { priceGain: Decimal; period: Period; market: LocalMarket },
): Figure<GainEffects> {
  let currency = 0;
  for (const span of spans) {
    const from = Math.max(span.fromDay, period.from);
    const to = Math.min(span.toDay ?? Infinity, period.to);
    if (from >= to || span.units.isZero()) continue;
    // On the day of a change the price may be that of split units: the evening before has that of these.
    const held = market.localValueOn(span, to === span.toDay ? to - 1 : to);
    currency += held * (market.rateOn(to) - market.rateOn(from));
  }
  return Number.isNaN(currency) ? unavailable('no-price') : available({ price: priceGain.toNumber() - currency, currency });
}
