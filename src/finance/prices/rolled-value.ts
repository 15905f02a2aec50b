import { type Decimal, zero } from '../decimal.ts';
import { effectOf, unitsAfter } from '../ledger/entry-effect.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { OrderedEntries } from '../ledger/ordered-entries.ts';
import { indexOnOrBefore, type PricePoint, type PriceSeries, priceSeries } from './price-series.ts';

/** What moves the value of a stake on a day: `added` by what is paid in less what comes back, and the part that is `left` after a sale. */
export interface StakeMove {
  readonly day: number;
  readonly added: number;
  /** From 0 to 1; all of it by default. */
  readonly left?: number;
}

/**
 * Reported values with, on each day on which money moved, the value rolled on to that day by all of it together: what the
 * day adds, then the part of it that a sale leaves. What moved on the day of a report is in the report. Before the first
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
    const left = moved.reduce((part, move) => part * (move.left ?? 1), 1);
    carried = { report, value: Math.max(0, carried.value + added) * left };
    rolled.push({ day, price: carried.value });
  }
  return priceSeries([...reports, ...rolled]);
}

/**
 * What the transactions of a stake move. A call adds what was called and a purchase what was paid, without the costs of
 * dealing; a distribution takes off what came back, a sale its part of the units. Fees called beside the commitment are
 * spent, not invested. `convert` gives an amount in the currency of the reports.
 */
export function stakeMoves(entries: OrderedEntries, convert: (amount: number, entry: LedgerEntry) => number): StakeMove[] {
  const moves: StakeMove[] = [];
  let held: Decimal = zero;
  for (const entry of entries) {
    const before = held;
    const change = effectOf(entry, 'cash').holding;
    if (change) held = unitsAfter(held, change);
    if (change?.kind === 'dispose') moves.push({ day: entry.day, added: 0, left: partLeft(before, held) });
    else if (movesMoney(entry)) moves.push({ day: entry.day, added: convert(paidIn(entry), entry) });
  }
  return moves;
}

function movesMoney({ type, category }: LedgerEntry): boolean {
  return (type === 'Call' && category !== 'FeesOutside') || type === 'Purchase' || type === 'Distribution';
}

/** Positive into the stake, negative out of it; before tax and costs of dealing. */
function paidIn({ amount, tax, charges }: LedgerEntry): number {
  return -amount.plus(tax).plus(charges).toNumber();
}

function partLeft(before: Decimal, after: Decimal): number {
  return before.isPositive() ? Math.max(0, after.toNumber() / before.toNumber()) : 0;
}
