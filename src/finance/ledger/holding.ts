import { type Decimal, smaller, zero } from '../decimal.ts';
import type { Reason } from '../figure.ts';
import { type ChangeKind, type HoldingChange, unitsAfter } from './entry-effect.ts';
import { addLot, sumCost, type Lot, reduceCost, splitLots, takeLots, sumUnits, unitsByRate } from './lots.ts';

/** Holding of one instrument, or of cash (`instrumentId` null, units the balance). Money in the portfolio's currency. */
export interface Holding {
  readonly instrumentId: string | null;
  /** Currency of the instrument, or of the cash. */
  readonly currency: string;
  readonly units: Decimal;
  readonly lots: readonly Lot[];
  /** FIFO cost of the units held: that of the lots. Of cash always 0: its cost is its value. */
  readonly cost: Decimal;
  /** Cost of the units held when each sale takes its share of one pool (moving average) instead of the oldest lots. */
  readonly averageCost: Decimal;
  /** At which the pool's cost was spent: its cost in the portfolio's currency for 1 of the holding's; `null` when a rate is missing, or nothing held. */
  readonly averageRate: Decimal | null;
  /** Gains of what was sold so far, net of all costs of buying and selling. */
  readonly realised: Decimal;
  /** Dividends and interest so far, before tax. */
  readonly income: Decimal;
  /** Put in so far: purchases with their costs, calls, units received at market value. Of cash everything that came in. */
  readonly paid: Decimal;
  /** Taken out so far, net of costs and before tax: proceeds, capital and gains distributed, units handed over at market value. */
  readonly received: Decimal;
  /** Costs of buying and selling so far; in `paid` and `received` already. */
  readonly dealingCosts: Decimal;
  /** Tax on proceeds and income so far. Of cash the tax that belongs to no instrument. */
  readonly taxes: Decimal;
  /** Something here was acquired at a cost that could not be found out, such as for want of an exchange rate. */
  readonly costUnknown: boolean;
  /** True if one of these costs is itself missing, so that no exchange rate would supply it. */
  readonly costMissing: boolean;
  /** Something was put in or taken out at a value that could not be found out, so that `paid` or `received` are not known. */
  readonly flowsUnknown: boolean;
}

/** Returns why the cost of a holding, or of what was sold of it, is not known; `null` where it is. */
export function whyCostUnknown({ costUnknown, costMissing }: Pick<Holding, 'costUnknown' | 'costMissing'>): Reason | null {
  if (costMissing) return 'cost-unknown';
  return costUnknown ? 'no-exchange-rate' : null;
}

/**
 * A gain realised: units that left for money, or (`units` 0) money that came without any leaving: gains that a fund distributes,
 * capital that it pays back beyond its cost, cash in a corporate action. `gain` is proceeds − cost, each with the rate of its own
 * date. The gains of all are what `Holding.realised` has come to. Decision: docs/calculations/gains.md.
 */
export interface Disposal {
  readonly entryId: string;
  readonly day: number;
  readonly instrumentId: string;
  readonly units: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly gain: Decimal;
  /** The gain in the holding's currency at the rates of acquisition; `null` without them. */
  readonly priceEffect: Decimal | null;
  /** The rest of the gain: what exchange rates did to the proceeds since. */
  readonly currencyEffect: Decimal | null;
  /** The gain when the cost is the moving average, and of it that in the holding's currency at the pool's rate. */
  readonly averageGain: Decimal;
  readonly averagePriceEffect: Decimal | null;
  /** The cost rests on an acquisition, or the proceeds on a rate, that could not be found out. */
  readonly costUnknown: boolean;
  /** As `Holding.costMissing`. */
  readonly costMissing: boolean;
  /** The lots sold. */
  readonly lots: readonly Lot[];
}

export function emptyHolding(instrumentId: string | null, currency: string): Holding {
  const money = {
    cost: zero,
    averageCost: zero,
    realised: zero,
    income: zero,
    paid: zero,
    received: zero,
    dealingCosts: zero,
    taxes: zero,
  };
  const unknown = { costUnknown: false, costMissing: false, flowsUnknown: false };
  return { instrumentId, currency, units: zero, lots: [], ...money, averageRate: null, ...unknown };
}

/** A holding while a ledger is passed: changed in place, for it changes with every transaction. */
export type OpenHolding = { -readonly [Name in keyof Holding]: Holding[Name] };

/** Money that a transaction moves for a holding, besides its units. Money in the portfolio's currency. */
export interface HoldingMoney {
  /** Positive puts in, negative takes out. */
  readonly put: Decimal;
  readonly income: Decimal;
  readonly dealingCosts: Decimal;
  readonly taxes: Decimal;
}

export function addMoney(holding: OpenHolding, { put, income, dealingCosts, taxes }: HoldingMoney): void {
  if (put.isPositive()) holding.paid = holding.paid.plus(put);
  else holding.received = holding.received.minus(put);
  holding.income = holding.income.plus(income);
  holding.dealingCosts = holding.dealingCosts.plus(dealingCosts);
  holding.taxes = holding.taxes.plus(taxes);
}

/** Day of a change and the value of 1 of the holding's currency in the portfolio's on it. */
interface ChangeTime {
  readonly day: number;
  readonly rate: Decimal | null;
}

/** Result of a disposal: its lots with their cost, its share of the average cost, and the proceeds of what was held. */
interface Sold {
  /** Empty where money came without units. */
  readonly lots: readonly Lot[];
  /** By whose rates of acquisition price and currency are told apart: those sold, otherwise those held. */
  readonly acquired: readonly Lot[];
  readonly cost: Decimal;
  readonly averageCost: Decimal;
  readonly averageRate: Decimal | null;
  readonly proceeds: Decimal;
}

/** Changes the holding by a change in the portfolio's currency; what was realised by it, else `null`. */
export function changeHolding(holding: OpenHolding, change: HoldingChange, time: ChangeTime): Sold | null {
  return (changes[change.kind] as Change)(holding, change, time);
}

type Change<Kind extends ChangeKind = ChangeKind> = (holding: OpenHolding, change: HoldingChange<Kind>, time: ChangeTime) => Sold | null;

const changes: { [Kind in ChangeKind]: Change<Kind> } = {
  acquire: (holding, change, { day, rate }) =>
    acquire(holding, { day, units: unitsAfter(holding.units, change).minus(holding.units), cost: change.money, rate }),
  receive: (holding, { units, money, acquiredDay }, { day, rate }) =>
    acquire(holding, { day: acquiredDay ?? day, units, cost: money ?? zero, rate }),
  dispose: (holding, change) => dispose(holding, { units: holding.units.minus(unitsAfter(holding.units, change)), proceeds: change.money }),
  'hand-over': (holding, { units }) => {
    handOver(holding, units);
    return null;
  },
  split: (holding, change) => {
    holding.units = unitsAfter(holding.units, change);
    holding.lots = splitLots(holding.lots, change.ratio);
    return null;
  },
  repay: (holding, { money }) => repay(holding, money),
  gain: (holding, { money }) => {
    holding.realised = holding.realised.plus(money);
    return { lots: [], acquired: holding.lots, cost: zero, averageCost: zero, averageRate: holding.averageRate, proceeds: money };
  },
};

/** Units that leave with their cost, which nothing is realised by. */
export function handOver(holding: OpenHolding, units: Decimal): Omit<Sold, 'proceeds'> {
  return takeOut(holding, units);
}

/** Units that come with the lots that they were elsewhere, and with their cost at the moving average there. */
export function takeOver(holding: OpenHolding, { lots, averageCost }: Pick<Sold, 'lots' | 'averageCost'>): void {
  const wasShort = holding.units.isNegative();
  for (const lot of lots) acquire(holding, lot);
  if (!wasShort) holding.averageCost = holding.averageCost.plus(averageCost).minus(sumCost(lots));
}

/** Units that only fill what was sold short make no lot. */
function acquire(holding: OpenHolding, lot: Lot): null {
  const wasShort = holding.units.isNegative();
  holding.units = holding.units.plus(lot.units);
  if (!wasShort) addToHeld(holding, lot);
  else if (holding.units.isPositive()) {
    addToHeld(holding, { ...lot, units: holding.units, cost: lot.cost.share(holding.units, lot.units) });
  }
  return null;
}

function addToHeld(holding: OpenHolding, lot: Lot): void {
  holding.averageRate = poolRate(holding, lot);
  holding.lots = addLot(holding.lots, lot);
  holding.cost = holding.cost.plus(lot.cost);
  holding.averageCost = holding.averageCost.plus(lot.cost);
}

/** Cost of the pool and of what joins it in the portfolio's currency, for 1 of it in the holding's. What cost nothing moves it only when it is first. */
function poolRate({ lots, averageCost, averageRate }: OpenHolding, { cost, rate }: Lot): Decimal | null {
  if (lots.length === 0) return rate;
  if (cost.isZero() || averageRate === null || rate === null) return cost.isZero() ? averageRate : null;
  if (averageRate.cmp(rate) === 0) return averageRate;
  const inHoldings = averageCost.div(averageRate).plus(cost.div(rate));
  return inHoldings.isZero() ? averageRate : averageCost.plus(cost).div(inHoldings);
}

/** The pool gives its share of the cost; all that is left of it with the last unit. */
function takeOut(holding: OpenHolding, units: Decimal): Omit<Sold, 'proceeds'> {
  const { taken, left } = takeLots(holding.lots, units);
  const isAll = units.cmp(holding.units) >= 0;
  const averageCost = isAll ? holding.averageCost : holding.averageCost.share(units, holding.units);
  const { averageRate } = holding;
  const cost = sumCost(taken);
  holding.units = holding.units.minus(units);
  holding.lots = left;
  holding.cost = holding.cost.minus(cost);
  holding.averageCost = holding.averageCost.minus(averageCost);
  return { lots: taken, acquired: taken, cost, averageCost, averageRate };
}

/** Disposes of units. If more are sold than held, only the covered part has a cost and hence a gain. */
function dispose(holding: OpenHolding, { units, proceeds }: { units: Decimal; proceeds: Decimal }): Sold {
  const taken = takeOut(holding, units);
  const covered = smaller(sumUnits(taken.lots), units);
  const share = units.isZero() || covered.cmp(units) === 0 ? proceeds : proceeds.share(covered, units);
  holding.realised = holding.realised.plus(share.minus(taken.cost));
  return { ...taken, proceeds: share };
}

function repay(holding: OpenHolding, money: Decimal): Sold {
  const { left, excess } = reduceCost(holding.lots, money);
  const [cost, averageCost] = [money.minus(excess), smaller(holding.averageCost, money)];
  holding.lots = left;
  holding.cost = holding.cost.minus(cost);
  holding.averageCost = holding.averageCost.minus(averageCost);
  holding.realised = holding.realised.plus(excess);
  return { lots: [], acquired: left, cost, averageCost, averageRate: holding.averageRate, proceeds: money };
}

/** Returns a disposal with its gains on both cost bases; `rate` is the value of 1 of the holding's currency in the portfolio's. */
export function disposalOf(
  sold: Sold,
  rate: Decimal | null,
): Omit<Disposal, 'entryId' | 'day' | 'instrumentId' | 'costUnknown' | 'costMissing'> {
  const { lots, cost, proceeds, averageCost } = sold;
  const gain = proceeds.minus(cost);
  const priceEffect = priceEffectOf(sold, rate);
  const currencyEffect = priceEffect && gain.minus(priceEffect);
  const average = { averageGain: proceeds.minus(averageCost), averagePriceEffect: averagePriceEffectOf(sold, rate) };
  return { units: sumUnits(lots), proceeds, cost, gain, priceEffect, currencyEffect, ...average, lots };
}

/** Returns true if something was realised: capital paid back within its cost brings nothing, and what was sold short had no cost. */
export function hasRealised({ lots, cost, averageCost, proceeds }: Sold): boolean {
  return lots.length > 0 || proceeds.cmp(cost) !== 0 || proceeds.cmp(averageCost) !== 0;
}

/** Proceeds at the rates of acquisition (by units) − cost; `null` without a rate. */
function priceEffectOf({ acquired: lots, cost, proceeds }: Sold, rate: Decimal | null): Decimal | null {
  if (!rate || rate.isZero()) return null;
  if (lots.every((lot) => lot.rate?.cmp(rate) === 0)) return proceeds.minus(cost);
  const weighted = unitsByRate(lots);
  return weighted && proceeds.share(weighted, sumUnits(lots).times(rate)).minus(cost);
}

/** Proceeds at the pool's rate − its share of the cost; `null` without a rate. */
function averagePriceEffectOf({ averageCost, averageRate, proceeds }: Sold, rate: Decimal | null): Decimal | null {
  if (!averageRate || !rate || rate.isZero()) return null;
  return (averageRate.cmp(rate) === 0 ? proceeds : proceeds.share(averageRate, rate)).minus(averageCost);
}
