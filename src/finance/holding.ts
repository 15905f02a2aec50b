import { type Decimal, one, smaller, zero } from './decimal.ts';
import type { HoldingChange } from './entry-effect.ts';
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

/** A change with its money in the portfolio's currency; `unknownCost` where that could not be found out. */
export interface DatedChange {
  readonly day: number;
  readonly change: HoldingChange;
  readonly unknownCost: boolean;
}

/** The holding after the change, and the lots that a disposal took from it. */
export function changeHolding(holding: Holding, { day, change, unknownCost }: DatedChange): { holding: Holding; sold: readonly Lot[] } {
  const marked = unknownCost ? { ...holding, costUnknown: true } : holding;
  switch (change.kind) {
    case 'acquire':
      return kept(acquire(marked, { day, units: change.units, cost: change.money }));
    case 'draw':
      return kept(draw(marked, { day, units: change.units, cost: change.money }));
    case 'receive':
      return kept(acquire(marked, { day: change.acquiredDay ?? day, units: change.units, cost: change.money ?? zero }));
    case 'dispose':
      return dispose(marked, { units: change.units ?? marked.units, proceeds: change.money });
    case 'hand-over':
      return kept(takeOut(marked, change.units).holding);
    case 'split':
      return kept({ ...marked, units: marked.units.times(change.ratio), lots: splitLots(marked.lots, change.ratio) });
    case 'repay':
      return kept(repay(marked, change.money));
    case 'gain':
      return kept({ ...marked, realised: marked.realised.plus(change.money) });
  }
}

function kept(holding: Holding): { holding: Holding; sold: readonly Lot[] } {
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

/** A fund that counts no units is one interest, whatever is drawn. */
function draw(holding: Holding, { day, units, cost }: { day: number; units: Decimal | null; cost: Decimal }): Holding {
  const added = units ?? (holding.units.isZero() ? one : zero);
  return acquire(holding, { day, units: added, cost });
}

function takeOut(holding: Holding, units: Decimal): { holding: Holding; taken: readonly Lot[] } {
  const { taken, left } = takeLots(holding.lots, units);
  return { taken, holding: { ...holding, units: holding.units.minus(units), lots: left } };
}

/** Of units sold beyond those held only the covered part has a cost and hence a gain. */
function dispose(holding: Holding, { units, proceeds }: { units: Decimal; proceeds: Decimal }): { holding: Holding; sold: readonly Lot[] } {
  const { holding: after, taken } = takeOut(holding, units);
  const covered = smaller(unitsOf(taken), units);
  const share = units.isZero() || covered.cmp(units) === 0 ? proceeds : proceeds.times(covered).div(units);
  return { sold: taken, holding: { ...after, realised: after.realised.plus(share).minus(costOf(taken)) } };
}

function repay(holding: Holding, money: Decimal): Holding {
  const { left, excess } = reduceCost(holding.lots, money);
  return { ...holding, lots: left, realised: holding.realised.plus(excess) };
}
