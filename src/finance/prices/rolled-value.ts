import { type Decimal, zero } from '../decimal.ts';
import { computeEffect, type HoldingChange, unitsAfter } from '../ledger/entry-effect.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { OrderedEntries } from '../ledger/ordered-entries.ts';
import { indexOnOrBefore, type PricePoint, type PriceSeries, priceSeries } from './price-series.ts';

/** A change in the value of a stake on a day: `added` by what is paid in less what comes back, and the `scale` of units that come or go. */
export interface StakeMove {
  readonly day: number;
  readonly added: number;
  /** Units after / units before; 1 by default. */
  readonly scale?: number;
}

/**
 * Reported values with, on each day on which money moved, the value rolled on to that day by all of it together: what the
 * day adds, then the part of it that stays with the units. What moved on the day of a report is in the report. Before the first
 * report this is what was paid in and not paid back: cost as a stand-in. Never below zero.
 */
export function rolledForward(reports: readonly PricePoint[], moves: readonly StakeMove[]): PriceSeries {
  const series = priceSeries(reports);
  const reportedOn = new Set(reports.map(({ day }) => day));
  const rolled: PricePoint[] = [];
  let carried = { report: -1, value: 0 };
  const byDay = Map.groupBy(
    moves.toSorted((a, b) => a.day - b.day),
    ({ day }) => day,
  );
  for (const [day, moved] of byDay) {
    const report = indexOnOrBefore(series.days, day);
    if (report !== carried.report) carried = { report, value: series.prices[report] ?? 0 };
    if (reportedOn.has(day)) continue;
    const added = moved.reduce((total, move) => total + move.added, 0);
    const scale = moved.reduce((part, move) => part * (move.scale ?? 1), 1);
    carried = { report, value: Math.max(0, carried.value + added) * scale };
    rolled.push({ day, price: carried.value });
  }
  return priceSeries([...reports, ...rolled]);
}

/**
 * Lists how the transactions of a stake change its value. A call adds what was called and a purchase what was paid, without the costs
 * of dealing; a distribution takes off what came back, a sale its part of the units. Fees called beside the commitment are spent, not
 * invested. Units that come or go in kind bring or take their part of what is held; the first to come add their cost (NaN without
 * one). `convert` gives an amount in the currency of the reports.
 */
export function stakeMoves(entries: OrderedEntries, convert: (amount: number, entry: LedgerEntry) => number): StakeMove[] {
  const moves: StakeMove[] = [];
  let held: Decimal = zero;
  for (const entry of entries) {
    const { day } = entry;
    const before = held;
    const change = computeEffect(entry, 'cash').holding;
    if (change) held = unitsAfter(held, change);
    if (change && isInProportion(change, before)) moves.push({ day, added: 0, scale: scaleOf(before, held) });
    else if (movesMoney(entry, change)) moves.push({ day, added: convert(paidIn(entry, change), entry) });
  }
  return moves;
}

/**
 * Returns the value of one unit of a stake that comes or goes in kind on `day`: the value of the stake over its units that evening or,
 * for the last units to go, the evening before. NaN when none is held. `valueOn` is the value of the whole stake.
 */
export function stakeUnitValue(entries: OrderedEntries, valueOn: (day: number) => number, day: number): number {
  let held: Decimal = zero;
  let most: Decimal = zero;
  for (const entry of entries) {
    const change = entry.day <= day ? computeEffect(entry, 'cash').holding : null;
    if (!change) continue;
    held = unitsAfter(held, change);
    if (entry.day < day || !leaves(change)) most = held;
  }
  if (held.isPositive()) return valueOn(day) / held.toNumber();
  return most.isPositive() ? valueOn(day - 1) / most.toNumber() : NaN;
}

function leaves({ kind }: HoldingChange): boolean {
  return kind === 'dispose' || kind === 'hand-over';
}

/** Units that leave, or join others. */
function isInProportion(change: HoldingChange, before: Decimal): boolean {
  return leaves(change) || (change.kind === 'receive' && before.isPositive());
}

function movesMoney({ type, category }: LedgerEntry, change: HoldingChange | null): boolean {
  return change?.kind === 'receive' || (type === 'Call' && category !== 'FeesOutside') || type === 'Purchase' || type === 'Distribution';
}

/** Positive into the stake, negative out of it; before tax and costs of dealing. */
function paidIn({ amount, tax, charges }: LedgerEntry, change: HoldingChange | null): number {
  if (change?.kind === 'receive') return change.money?.toNumber() ?? NaN;
  return -amount.plus(tax).plus(charges).toNumber();
}

function scaleOf(before: Decimal, after: Decimal): number {
  return before.isPositive() ? Math.max(0, after.toNumber() / before.toNumber()) : 0;
}
