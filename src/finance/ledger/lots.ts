import { type Decimal, smaller, zero } from '../decimal.ts';

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
  const later = lots.findLastIndex(({ day }) => day <= lot.day) + 1;
  return later === lots.length ? [...lots, lot] : lots.toSpliced(later, 0, lot);
}

/**
 * Takes `units` from the oldest lots (first in, first out). A lot taken in part gives cost × part / lot; a lot taken whole
 * gives all that is left of its cost, so nothing remains when everything is sold. Takes no more than there is.
 */
export function takeLots(lots: readonly Lot[], units: Decimal): { readonly taken: readonly Lot[]; readonly left: readonly Lot[] } {
  const taken: Lot[] = [];
  let wanted = units;
  for (let at = 0; at < lots.length; at += 1) {
    const lot = lots[at];
    if (!lot || (wanted.isZero() && !lot.units.isZero())) return { taken, left: lots.slice(at) };
    if (lot.units.cmp(wanted) > 0) {
      const cost = lot.cost.share(wanted, lot.units);
      taken.push({ day: lot.day, units: wanted, cost, rate: lot.rate });
      const left = lots.slice(at);
      left[0] = { day: lot.day, units: lot.units.minus(wanted), cost: lot.cost.minus(cost), rate: lot.rate };
      return { taken, left };
    }
    taken.push(lot);
    wanted = wanted.minus(lot.units);
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

export function sumCost(lots: readonly Lot[]): Decimal {
  return lots.reduce((total, { cost }) => total.plus(cost), zero);
}

export function sumUnits(lots: readonly Lot[]): Decimal {
  return lots.reduce((total, { units }) => total.plus(units), zero);
}

/** The rate at which these units were acquired, on average by units; `null` when one of them had none. */
export function acquisitionRate(lots: readonly Lot[]): Decimal | null {
  const first = lots[0]?.rate ?? null;
  if (first && lots.every(({ rate }) => rate?.cmp(first) === 0)) return first;
  return unitsByRate(lots)?.div(sumUnits(lots)) ?? null;
}

/** Units × rate of acquisition, added up; `null` when a rate is missing or there are no units. */
export function unitsByRate(lots: readonly Lot[]): Decimal | null {
  let weighted = zero;
  for (const { units, rate } of lots) {
    if (rate === null) return null;
    weighted = weighted.plus(units.times(rate));
  }
  return weighted.isZero() ? null : weighted;
}
