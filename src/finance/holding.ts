import { type Decimal, one, smaller, zero } from './decimal.ts';
import type { ChangeKind, HoldingChange } from './entry-effect.ts';
import { addLot, costOf, type Lot, reduceCost, splitLots, takeLots, unitsOf } from './lots.ts';

/** What is held of one instrument, or of cash (`instrumentId` null, units the balance). Money in the portfolio's currency. */
export interface Holding {
  readonly instrumentId: string | null;
  /** Of the instrument, or of the cash. */
  readonly currency: string;
  readonly units: Decimal;
  readonly lots: readonly Lot[];
  /** Gains of what was sold so far, net of all costs of buying and selling. */
  readonly realised: Decimal;
  /** Dividends and interest so far, before tax. */
  readonly income: Decimal;
  /** Something here was acquired at a cost that could not be found out, such as for want of an exchange rate. */
  readonly costUnknown: boolean;
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
  readonly lots: readonly Lot[];
}

export function emptyHolding(instrumentId: string | null, currency: string): Holding {
  return { instrumentId, currency, units: zero, lots: [], realised: zero, income: zero, costUnknown: false };
}

/** The holding after a change, and the lots that a disposal took from it. */
export interface ChangedHolding {
  readonly holding: Holding;
  readonly sold: readonly Lot[];
}

export function changeHolding<Kind extends ChangeKind>(
  holding: Holding,
  { day, change, unknownCost }: { day: number; change: HoldingChange<Kind>; unknownCost: boolean },
): ChangedHolding {
  const marked = unknownCost ? { ...holding, costUnknown: true } : holding;
  return changes[change.kind](marked, change, day);
}

const changes: { [Kind in ChangeKind]: (holding: Holding, change: HoldingChange<Kind>, day: number) => ChangedHolding } = {
  // What counts no units is one interest, whatever is drawn.
  acquire: (holding, { units, money }, day) =>
    kept(acquire(holding, { day, units: units ?? (holding.units.isZero() ? one : zero), cost: money })),
  receive: (holding, { units, money, acquiredDay }, day) => kept(acquire(holding, { day: acquiredDay ?? day, units, cost: money ?? zero })),
  dispose: (holding, { units, money }) => dispose(holding, { units: units ?? holding.units, proceeds: money }),
  'hand-over': (holding, { units }) => kept(takeOut(holding, units).holding),
  split: (holding, { ratio }) => kept({ ...holding, units: holding.units.times(ratio), lots: splitLots(holding.lots, ratio) }),
  repay: (holding, { money }) => kept(repay(holding, money)),
  gain: (holding, { money }) => kept({ ...holding, realised: holding.realised.plus(money) }),
};

function kept(holding: Holding): ChangedHolding {
  return { holding, sold: [] };
}

/** Units that only fill what was sold short make no lot. */
function acquire(holding: Holding, lot: Lot): Holding {
  const units = holding.units.plus(lot.units);
  if (!holding.units.isNegative()) return { ...holding, units, lots: addLot(holding.lots, lot) };
  const long = units.isPositive() ? units : zero;
  if (long.isZero()) return { ...holding, units };
  return { ...holding, units, lots: addLot(holding.lots, { ...lot, units: long, cost: lot.cost.times(long).div(lot.units) }) };
}

function takeOut(holding: Holding, units: Decimal): { holding: Holding; taken: readonly Lot[] } {
  const { taken, left } = takeLots(holding.lots, units);
  return { taken, holding: { ...holding, units: holding.units.minus(units), lots: left } };
}

/** Of units sold beyond those held only the covered part has a cost and hence a gain. */
function dispose(holding: Holding, { units, proceeds }: { units: Decimal; proceeds: Decimal }): ChangedHolding {
  const { holding: after, taken } = takeOut(holding, units);
  const covered = smaller(unitsOf(taken), units);
  const share = units.isZero() || covered.cmp(units) === 0 ? proceeds : proceeds.times(covered).div(units);
  return { sold: taken, holding: { ...after, realised: after.realised.plus(share).minus(costOf(taken)) } };
}

function repay(holding: Holding, money: Decimal): Holding {
  const { left, excess } = reduceCost(holding.lots, money);
  return { ...holding, lots: left, realised: holding.realised.plus(excess) };
}
