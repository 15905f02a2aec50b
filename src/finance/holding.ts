import { type Decimal, one, smaller, zero } from './decimal.ts';
import type { ChangeKind, HoldingChange } from './entry-effect.ts';
import { acquisitionRate, addLot, costOf, type Lot, reduceCost, splitLots, takeLots, unitsOf } from './lots.ts';

/** What is held of one instrument, or of cash (`instrumentId` null, units the balance). Money in the portfolio's currency. */
export interface Holding {
  readonly instrumentId: string | null;
  /** Of the instrument, or of the cash. */
  readonly currency: string;
  readonly units: Decimal;
  readonly lots: readonly Lot[];
  /** Cost of the units held when each sale takes its share of one pool (moving average) instead of the oldest lots. */
  readonly averageCost: Decimal;
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
  /** Something was put in or taken out at a value that could not be found out, so that `paid` or `received` are not known. */
  readonly flowsUnknown: boolean;
}

/** Units that left for money. `gain` is proceeds − cost, each with the rate of its own date. */
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
  /** The gain when the cost is the moving average. */
  readonly averageGain: Decimal;
  /** The cost rests on an acquisition, or the proceeds on a rate, that could not be found out. */
  readonly costUnknown: boolean;
  readonly lots: readonly Lot[];
}

export function emptyHolding(instrumentId: string | null, currency: string): Holding {
  const money = { averageCost: zero, realised: zero, income: zero, paid: zero, received: zero, dealingCosts: zero, taxes: zero };
  return { instrumentId, currency, units: zero, lots: [], ...money, costUnknown: false, flowsUnknown: false };
}

/** What a transaction moves for a holding beside its units. Money in the portfolio's currency. */
export interface HoldingMoney {
  /** Positive puts in, negative takes out. */
  readonly put: Decimal;
  readonly income: Decimal;
  readonly dealingCosts: Decimal;
  readonly taxes: Decimal;
}

export function addMoney(holding: Holding, { put, income, dealingCosts, taxes }: HoldingMoney): Holding {
  return {
    ...holding,
    income: holding.income.plus(income),
    paid: put.isPositive() ? holding.paid.plus(put) : holding.paid,
    received: put.isNegative() ? holding.received.minus(put) : holding.received,
    dealingCosts: holding.dealingCosts.plus(dealingCosts),
    taxes: holding.taxes.plus(taxes),
  };
}

/** A change with everything around it in the portfolio's currency. */
export interface PricedChange<Kind extends ChangeKind = ChangeKind> {
  readonly change: HoldingChange<Kind>;
  /** Units of the portfolio's currency for 1 of the holding's. */
  readonly rate: Decimal | null;
  readonly unknownCost: boolean;
}

/** What a disposal took: its lots, its share of the average cost, and the proceeds of what was held. */
interface Sold {
  readonly lots: readonly Lot[];
  readonly averageCost: Decimal;
  readonly proceeds: Decimal;
}

/** The holding after a change, and what a disposal took from it. */
export interface ChangedHolding {
  readonly holding: Holding;
  readonly sold: Sold | null;
}

export function changeHolding(holding: Holding, { change, rate, unknownCost }: PricedChange, day: number): ChangedHolding {
  const marked = unknownCost ? { ...holding, costUnknown: true } : holding;
  return (changes[change.kind] as Change)(marked, change, { day, rate });
}

type Change<Kind extends ChangeKind = ChangeKind> = (
  holding: Holding,
  change: HoldingChange<Kind>,
  acquired: { day: number; rate: Decimal | null },
) => ChangedHolding;

const changes: { [Kind in ChangeKind]: Change<Kind> } = {
  // What counts no units is one interest, whatever is drawn.
  acquire: (holding, { units, money }, { day, rate }) =>
    kept(acquire(holding, { day, units: units ?? (holding.units.isZero() ? one : zero), cost: money, rate })),
  receive: (holding, { units, money, acquiredDay }, { day, rate }) =>
    kept(acquire(holding, { day: acquiredDay ?? day, units, cost: money ?? zero, rate })),
  dispose: (holding, { units, money }) => dispose(holding, { units: units ?? holding.units, proceeds: money }),
  'hand-over': (holding, { units }) => kept(takeOut(holding, units).holding),
  split: (holding, { ratio }) => kept({ ...holding, units: holding.units.times(ratio), lots: splitLots(holding.lots, ratio) }),
  repay: (holding, { money }) => kept(repay(holding, money)),
  gain: (holding, { money }) => kept({ ...holding, realised: holding.realised.plus(money) }),
};

function kept(holding: Holding): ChangedHolding {
  return { holding, sold: null };
}

/** Units that only fill what was sold short make no lot. */
function acquire(holding: Holding, lot: Lot): Holding {
  const units = holding.units.plus(lot.units);
  if (!holding.units.isNegative()) return withLot({ ...holding, units }, lot);
  if (!units.isPositive()) return { ...holding, units };
  return withLot({ ...holding, units }, { ...lot, units, cost: lot.cost.times(units).div(lot.units) });
}

function withLot(holding: Holding, lot: Lot): Holding {
  return { ...holding, lots: addLot(holding.lots, lot), averageCost: holding.averageCost.plus(lot.cost) };
}

/** The pool gives its share of the cost; all that is left of it with the last unit. */
function takeOut(holding: Holding, units: Decimal): { holding: Holding; taken: readonly Lot[]; averageCost: Decimal } {
  const { taken, left } = takeLots(holding.lots, units);
  const isAll = units.cmp(holding.units) >= 0;
  const averageCost = isAll ? holding.averageCost : holding.averageCost.times(units).div(holding.units);
  const rest = { units: holding.units.minus(units), lots: left, averageCost: holding.averageCost.minus(averageCost) };
  return { taken, averageCost, holding: { ...holding, ...rest } };
}

/** Of units sold beyond those held only the covered part has a cost and hence a gain. */
function dispose(holding: Holding, { units, proceeds }: { units: Decimal; proceeds: Decimal }): ChangedHolding {
  const { holding: after, taken, averageCost } = takeOut(holding, units);
  const covered = smaller(unitsOf(taken), units);
  const share = units.isZero() || covered.cmp(units) === 0 ? proceeds : proceeds.times(covered).div(units);
  const sold = { lots: taken, averageCost, proceeds: share };
  return { sold, holding: { ...after, realised: after.realised.plus(share).minus(costOf(taken)) } };
}

function repay(holding: Holding, money: Decimal): Holding {
  const { left, excess } = reduceCost(holding.lots, money);
  const averageCost = holding.averageCost.minus(smaller(holding.averageCost, money));
  return { ...holding, lots: left, averageCost, realised: holding.realised.plus(excess) };
}

/** What was sold with its gains on both cost bases; `rate` is what 1 of the holding's currency was worth in the portfolio's. */
export function disposalOf(sold: Sold, rate: Decimal | null): Omit<Disposal, 'entryId' | 'day' | 'instrumentId' | 'costUnknown'> {
  const { lots, proceeds, averageCost } = sold;
  const cost = costOf(lots);
  const gain = proceeds.minus(cost);
  const priceEffect = priceEffectOf(sold, rate);
  const currencyEffect = priceEffect && gain.minus(priceEffect);
  return { units: unitsOf(lots), proceeds, cost, gain, priceEffect, currencyEffect, averageGain: proceeds.minus(averageCost), lots };
}

function priceEffectOf({ lots, proceeds }: Sold, rate: Decimal | null): Decimal | null {
  const acquired = acquisitionRate(lots);
  if (!acquired || !rate || rate.isZero()) return null;
  const atAcquisition = acquired.cmp(rate) === 0 ? proceeds : proceeds.div(rate).times(acquired);
  return atAcquisition.minus(costOf(lots));
}
