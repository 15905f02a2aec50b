import { benchmarkIndex } from '../benchmark/benchmark.ts';
import type { DailyLevels } from '../daily-series.ts';
import { dailyRates, type ExchangeRates } from '../prices/exchange-rates.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { splitDayInPrices } from '../prices/split-evidence.ts';
import { type PriceSeries, priceSeries } from '../prices/price-series.ts';

/** Something that a simulation holds. */
export interface SimulatedHolding {
  /** The instrument, or the currency of cash: named when it is what limits the simulation. */
  readonly id: string;
  /** Any unit: shares are taken of their sum. A debt is negative. */
  readonly weight: number;
  readonly currency: string;
  /** As published, with its splits; `null` of cash, which stands still in its currency. */
  readonly prices: PriceSeries | null;
  readonly splits: readonly { readonly day: number; readonly ratio: number }[];
}

export interface SimulationInput {
  readonly holdings: readonly SimulatedHolding[];
  readonly rates: ExchangeRates;
  readonly currency: string;
  readonly firstDay: number;
  readonly through: number;
}

/** Never what happened: anyone who shows it says that it is simulated. */
export interface SimulatedReturns {
  /** 1 on `beginsOn`, NaN before it. */
  readonly index: DailyLevels;
  readonly beginsOn: number;
  /** The instrument (or currency) whose first price (or rate) is the latest, if the simulation begins later than requested. */
  readonly limitedBy: string | null;
}

/**
 * Simulates the past return of today's weights, or a model's: held through the past, restored at the close of each month's last day,
 * in one currency. Price changes alone, without the income that came in between. Begins on the first day on which everything held has
 * a price and a rate; unavailable when something has none up to the last day. Decision: docs/calculations/simulated-returns.md.
 */
export function simulatedReturns(input: SimulationInput): Figure<SimulatedReturns> {
  const { rates, currency, firstDay, through } = input;
  const held = input.holdings.filter(({ weight }) => weight !== 0);
  if (!(held.reduce((total, { weight }) => total + weight, 0) > 0)) return unavailable('not-invested');
  const starts = held.map((holding) => ({ id: holding.id, ...startOf(holding, input) }));
  const never = starts.find(({ day }) => day > through);
  if (never) return unavailable(never.reason, never.id);
  const latest = starts.reduce((last, start) => (start.day > last.day ? start : last));
  const components = held.map((holding) => ({
    currency: holding.currency,
    weights: [{ fromDay: firstDay, weight: holding.weight }],
    levels: holding.prices ? acrossSplits(holding.prices, holding.splits) : priceSeries([{ day: firstDay, price: 1 }]),
  }));
  return available({
    index: benchmarkIndex({ components, rebalancing: 'monthly', rates, currency, firstDay, through }),
    beginsOn: latest.day,
    limitedBy: latest.day > firstDay ? latest.id : null,
  });
}

/** The first day from `firstDay` on with a price and a rate; Infinity without. */
function startOf({ prices, currency }: SimulatedHolding, input: SimulationInput): { day: number; reason: 'no-price' | 'no-exchange-rate' } {
  const { rates, firstDay, through } = input;
  const fx = dailyRates(rates, { from: currency, to: input.currency }, { firstDay, days: through - firstDay + 1 });
  const rated = fx.findIndex((rate) => !Number.isNaN(rate));
  const priced = prices ? (prices.days[0] ?? Infinity) : firstDay;
  if (rated < 0) return { day: Infinity, reason: 'no-exchange-rate' };
  return { day: Math.max(firstDay, priced, firstDay + rated), reason: 'no-price' };
}

/** Returns the value of one unit bought before everything, with its splits: a price falls by a split, an owner loses nothing. */
function acrossSplits(series: PriceSeries, booked: SimulatedHolding['splits']): PriceSeries {
  const { days, prices } = series;
  const splits = booked.map((split) => ({ ...split, day: splitDayInPrices(series, split) }));
  const unitsOn = (day: number) => splits.reduce((units, split) => (split.day <= day ? units * split.ratio : units), 1);
  return { days, prices: prices.map((price, at) => price * unitsOn(days[at] ?? NaN)) };
}
