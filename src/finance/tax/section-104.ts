import { type Decimal, one, sum } from '../decimal.ts';
import { sumCost, type Lot, takeLots, sumUnits } from '../ledger/lots.ts';

/** An event in one class of share, across all portfolios of one person. Money in pounds. */
export type ShareEvent =
  /** `cost` has the expenses of buying in it. `countedOn` is the day whose units these are, where it is not that of the acquisition. */
  | { readonly kind: 'acquire'; readonly day: number; readonly units: Decimal; readonly cost: Decimal; readonly countedOn?: number }
  /** `proceeds` before the expenses of selling. */
  | { readonly kind: 'dispose'; readonly day: number; readonly units: Decimal; readonly proceeds: Decimal; readonly expenses: Decimal }
  /** `ratio` new units for each old one. What is traded on the day is counted in new units. */
  | { readonly kind: 'split'; readonly day: number; readonly ratio: Decimal };

/** In the order in which they apply. `later`: bought more than 30 days after, for what was sold without being held. */
export type MatchRule = 'same-day' | 'thirty-days' | 'pool' | 'later';

/** Part of a disposal with what it cost. `units` as counted on the day of the disposal; no day of purchase for the pool. */
export interface ShareMatch {
  readonly rule: MatchRule;
  readonly acquiredDay: number | null;
  readonly units: Decimal;
  readonly cost: Decimal;
}

/** All sales of one day, which the law takes as one. `gain` = proceeds − expenses − cost, of the units that have a cost. */
export interface ShareDisposal {
  readonly day: number;
  readonly units: Decimal;
  readonly proceeds: Decimal;
  readonly expenses: Decimal;
  readonly cost: Decimal;
  readonly gain: Decimal;
  readonly matches: readonly ShareMatch[];
  /** Units for which nothing was ever bought: they have neither cost nor gain. */
  readonly unmatched: Decimal;
}

/** Disposals by day, and the section 104 holding that is left. */
export interface Section104 {
  readonly disposals: readonly ShareDisposal[];
  readonly pool: { readonly units: Decimal; readonly cost: Decimal };
}

const daysAfter = 30;

/**
 * Gains of one class of share by the United Kingdom's rules of identification (TCGA 1992 ss. 104 to 106A). A disposal is
 * matched with what was acquired on the same day, then in the 30 days after it (earliest first, after those days' own
 * sales), then with the pool at its average cost, then with what was acquired later. Exact: rounding is for the display.
 * Informational, not tax advice. Decision: docs/calculations/section-104.md.
 */
export function section104(events: readonly ShareEvent[]): Section104 {
  const free = new Map(acquisitionsByDay(events).map((lot) => [lot.day, lot]));
  const sales = salesByDay(events);
  for (const sale of sales) claim(sale, { rule: 'same-day', free, days: [sale.day] });
  for (const sale of sales) claim(sale, { rule: 'thirty-days', free, days: daysFollowing(sale, free) });
  const pool = passThroughPool(sales, free);
  return { disposals: sales.map(disposalOf), pool: { units: sumUnits(pool), cost: sumCost(pool) } };
}

/** The sales of one day, with what they have been matched with so far. */
interface Sale {
  readonly day: number;
  readonly units: Decimal;
  readonly proceeds: Decimal;
  readonly expenses: Decimal;
  /** Today's units for 1 of the day of the sale: the splits in between. */
  readonly factor: Decimal;
  /** Lots in today's units. */
  readonly matched: { readonly rule: MatchRule; readonly lot: Lot }[];
}

/** Returns the purchases of each day as one lot, counted in the units after the last split; oldest first. */
function acquisitionsByDay(events: readonly ShareEvent[]): Lot[] {
  const byDay = Map.groupBy(ofKind(events, 'acquire'), ({ day }) => day);
  const lots = [...byDay].map(([day, bought]) => ({
    day,
    units: sum(bought.map(({ units, countedOn }) => units.times(splitFactor(events, countedOn ?? day)))),
    cost: sum(bought.map(({ cost }) => cost)),
    rate: null,
  }));
  return lots.sort((a, b) => a.day - b.day);
}

function salesByDay(events: readonly ShareEvent[]): Sale[] {
  const byDay = Map.groupBy(ofKind(events, 'dispose'), ({ day }) => day);
  const sales = [...byDay].map(([day, sold]) => ({
    day,
    units: sum(sold.map(({ units }) => units)),
    proceeds: sum(sold.map(({ proceeds }) => proceeds)),
    expenses: sum(sold.map(({ expenses }) => expenses)),
    factor: splitFactor(events, day),
    matched: [],
  }));
  return sales.sort((a, b) => a.day - b.day);
}

function ofKind<Kind extends ShareEvent['kind']>(events: readonly ShareEvent[], kind: Kind): Extract<ShareEvent, { kind: Kind }>[] {
  return events.filter((event): event is Extract<ShareEvent, { kind: Kind }> => event.kind === kind);
}

function splitFactor(events: readonly ShareEvent[], day: number): Decimal {
  return ofKind(events, 'split').reduce((factor, split) => (split.day > day ? factor.times(split.ratio) : factor), one);
}

/** In today's units. */
function stillWanted({ units, factor, matched }: Sale): Decimal {
  return units.times(factor).minus(sumUnits(matched.map(({ lot }) => lot)));
}

/** Gives the sale what is free of the purchases of these days, in this order. */
function claim(sale: Sale, { rule, free, days }: { rule: MatchRule; free: Map<number, Lot>; days: readonly number[] }): void {
  const lots = days.flatMap((day) => free.get(day) ?? []);
  const { taken, left } = takeLots(lots, stillWanted(sale));
  sale.matched.push(...taken.map((lot) => ({ rule, lot })));
  for (const { day } of lots) free.delete(day);
  for (const lot of left) free.set(lot.day, lot);
}

function daysFollowing({ day }: Sale, free: ReadonlyMap<number, Lot>): number[] {
  return [...free.keys()].filter((bought) => bought > day && bought <= day + daysAfter).sort((a, b) => a - b);
}

/** Passes whatever neither rule has claimed through the pool, day by day. Returns the remaining pool, as one lot or none. */
function passThroughPool(sales: readonly Sale[], free: Map<number, Lot>): readonly Lot[] {
  const days = [...new Set([...free.keys(), ...sales.map(({ day }) => day)])].sort((a, b) => a - b);
  const bySaleDay = new Map(sales.map((sale) => [sale.day, sale]));
  const short: Sale[] = [];
  let pool: readonly Lot[] = [];
  for (const day of days) {
    for (const sale of short) claim(sale, { rule: 'later', free, days: [day] });
    pool = pooled(pool, free.get(day));
    const sale = bySaleDay.get(day);
    if (!sale) continue;
    const { taken, left } = takeLots(pool, stillWanted(sale));
    sale.matched.push(...taken.map((lot) => ({ rule: 'pool' as const, lot })));
    pool = left;
    if (stillWanted(sale).isPositive()) short.push(sale);
  }
  return pool;
}

function pooled([pool]: readonly Lot[], added: Lot | undefined): readonly Lot[] {
  if (!pool || !added) return [pool ?? added].filter((lot) => lot !== undefined);
  return [{ ...added, units: pool.units.plus(added.units), cost: pool.cost.plus(added.cost) }];
}

function disposalOf(sale: Sale): ShareDisposal {
  const { day, units, proceeds, expenses, factor, matched } = sale;
  const matches = matched
    .filter(({ lot }) => lot.units.isPositive())
    .map(({ rule, lot }) => ({
      rule,
      acquiredDay: rule === 'pool' ? null : lot.day,
      units: lot.units.div(factor),
      cost: lot.cost,
    }));
  const cost = sum(matches.map((match) => match.cost));
  const unmatched = stillWanted(sale).div(factor);
  const net = proceeds.minus(expenses);
  const covered = unmatched.isZero() ? net : net.times(units.minus(unmatched)).div(units);
  return { day, units, proceeds, expenses, cost, gain: covered.minus(cost), matches, unmatched };
}
