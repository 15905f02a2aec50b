import { type Decimal, zero } from '../decimal.ts';
import { computeEffect, type HoldingChange } from './entry-effect.ts';
import { changeHolding, emptyHolding } from './holding.ts';
import { sumCost, type Lot, takeLots, sumUnits } from './lots.ts';
import { costDayOf, kindOrder, type LedgerEntry } from './ledger.ts';
import { sortEntries } from './ordered-entries.ts';

/** Cost that units bring with them when they are transferred. */
export interface CarriedCost {
  /** In the currency of the instrument. */
  readonly cost: Decimal;
  /** Day on which the oldest of them were acquired, as a day number. */
  readonly acquiredDay: number;
  /** At which that cost comes to what they cost in the currency of the portfolio that they go into; null where a rate is missing. */
  readonly rate: Decimal | null;
}

interface Leaving {
  readonly units: Decimal;
  /** Currency of the instrument. */
  readonly currency: string;
  /** As a day number: what comes later on that day than a transfer out has not been yet. */
  readonly day: number;
  /** Value of 1 of that currency on booking, in the currency of the portfolio that they go into. */
  readonly rateOf: (entry: LedgerEntry) => Decimal | null;
}

/**
 * FIFO cost and first day of units that leave, from all that was booked on their instrument in one portfolio. Null where it cannot be said: not so
 * many are held, or some of them were paid for in another currency or came at market value.
 */
export function carriedCost(entries: readonly LedgerEntry[], { units, currency, day, rateOf }: Leaving): CarriedCost | null {
  const before = entries.filter((entry) => entry.day < day || (entry.day === day && kindOrder[entry.type] <= kindOrder.TransferOut));
  const holding = emptyHolding(null, currency);
  for (const entry of sortEntries(before)) {
    const { holding: change } = computeEffect(entry, 'cash');
    if (!change) continue;
    if (isOfUnknownCost(change, entry.currency === currency)) return null;
    changeHolding(holding, change, { day: entry.day, rate: rateOf({ ...entry, day: costDayOf(entry) }) });
  }
  const { taken } = takeLots(holding.lots, units);
  const [oldest] = taken;
  if (!oldest || sumUnits(taken).cmp(units) !== 0) return null;
  return { cost: sumCost(taken), acquiredDay: oldest.day, rate: rateOfAll(taken, oldest) };
}

/** Each lot at its own rate. What cost nothing needs none. */
function rateOfAll(lots: readonly Lot[], oldest: Lot): Decimal | null {
  const cost = sumCost(lots);
  if (cost.isZero()) return oldest.rate;
  let inOther = zero;
  for (const lot of lots) {
    if (lot.rate === null && !lot.cost.isZero()) return null;
    if (lot.rate !== null) inOther = inOther.plus(lot.cost.times(lot.rate));
  }
  return inOther.div(cost);
}

/** Units that leave need no currency; money does. */
function isOfUnknownCost(change: HoldingChange, isOwnCurrency: boolean): boolean {
  if (change.kind === 'receive') return change.money === null || !isOwnCurrency;
  return (change.kind === 'acquire' || change.kind === 'repay') && !isOwnCurrency && !change.money.isZero();
}
