import { type Decimal, smaller, sum, zero } from './decimal.ts';

/** Units acquired together. `cost` is in the portfolio's currency, costs of buying included. */
export interface Lot {
  readonly day: number;
  readonly units: Decimal;
  readonly cost: Decimal;
  /** Units of the portfolio's currency for 1 of the holding's when it was acquired; `null` when there was no rate. */
  readonly rate: Decimal | null;
}

/** The lots with one more, oldest first; of one day in the order in which they were entered. */
export function addLot(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  const later = lots.findIndex(({ day }) => day > lot.day);
  return later < 0 ? [...lots, lot] : [...lots.slice(0, later), lot, ...lots.slice(later)];
}

/**
 * Takes `units` from the oldest lots (first in, first out). A lot taken in part gives cost × part / lot; a lot taken whole
 * gives all that is left of its cost, so nothing remains when everything is sold. Takes no more than there is.
 */
export function takeLots(lots: readonly Lot[], units: Decimal): { readonly taken: readonly Lot[]; readonly left: readonly Lot[] } {
  const taken: Lot[] = [];
  let wanted = units;
  for (const [index, lot] of lots.entries()) {
    if (wanted.isZero() && !lot.units.isZero()) return { taken, left: lots.slice(index) };
    if (lot.units.cmp(wanted) <= 0) {
      taken.push(lot);
      wanted = wanted.minus(lot.units);
      continue;
    }
    const cost = lot.cost.times(wanted).div(lot.units);
    taken.push({ ...lot, units: wanted, cost });
    return { taken, left: [{ ...lot, units: lot.units.minus(wanted), cost: lot.cost.minus(cost) }, ...lots.slice(index + 1)] };
  }
  return { taken, left: [] };
}

/** The lots after a split: `ratio` new units for each old one, at the same cost. */
export function splitLots(lots: readonly Lot[], ratio: Decimal): readonly Lot[] {
  return lots.map((lot) => ({ ...lot, units: lot.units.times(ratio) }));
}

/** Takes capital paid back off the cost, oldest lot first. `excess` is what was paid back beyond all cost: a gain. */
export function reduceCost(lots: readonly Lot[], repaid: Decimal): { readonly left: readonly Lot[]; readonly excess: Decimal } {
  let rest = repaid;
  const left = lots.map((lot) => {
    const off = smaller(lot.cost, rest);
    rest = rest.minus(off);
    return { ...lot, cost: lot.cost.minus(off) };
  });
  return { left, excess: rest };
}

export function costOf(lots: readonly Lot[]): Decimal {
  return sum(lots.map(({ cost }) => cost));
}

export function unitsOf(lots: readonly Lot[]): Decimal {
  return lots.reduce((total, { units }) => total.plus(units), zero);
}

/** The rate at which these units were acquired, on average by units; `null` when one of them had none. */
export function acquisitionRate(lots: readonly Lot[]): Decimal | null {
  const [first] = lots;
  if (!first || first.rate === null) return null;
  let weighted = zero;
  let isOne = true;
  for (const { units, rate } of lots) {
    if (rate === null) return null;
    if (rate.cmp(first.rate) !== 0) isOne = false;
    weighted = weighted.plus(units.times(rate));
  }
  return isOne ? first.rate : weighted.div(unitsOf(lots));
}
