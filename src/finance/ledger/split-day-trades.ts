import { type Decimal, one } from '../decimal.ts';
import { smallestShownSplit } from '../prices/split-evidence.ts';
import type { LedgerEntry } from './ledger.ts';

/** Values of a unit and of money, in one currency; NaN where not known. */
export interface SplitDayMarket {
  /** One new unit at the end of the day. */
  readonly unitValueOn: (instrumentId: string, day: number) => number;
  /** 1 of the transaction's currency. */
  readonly rateOf: (entry: LedgerEntry) => number;
}

/** The purchases and sales that were booked on the day of a split of their security, each with the new units for one old unit. */
export function splitDayTrades(entries: readonly LedgerEntry[]): ReadonlyMap<LedgerEntry, Decimal> {
  const splits = entries.filter(({ type, ratio }) => ratio !== null && (type === 'Split' || type === 'CorporateAction'));
  const trades = new Map<LedgerEntry, Decimal>();
  if (splits.length === 0) return trades;
  const byDay = Map.groupBy(splits, ({ day }) => day);
  for (const entry of entries) {
    const own = isTrade(entry) ? byDay.get(entry.day)?.filter(({ instrumentId }) => instrumentId === entry.instrumentId) : undefined;
    if (!own || own.length === 0) continue;
    const ratio = own.reduce((product, split) => product.times(split.ratio ?? one), one);
    if (Math.abs(Math.log(ratio.toNumber())) >= smallestShownSplit) trades.set(entry, ratio);
  }
  return trades;
}

function isTrade({ type, units }: LedgerEntry): boolean {
  return (type === 'Purchase' || type === 'Sale') && units !== null && units.isPositive();
}

/**
 * The transactions with trades on the day of a split counted in new units: those whose price is nearer to that of an old unit were
 * made in old ones, before the split. Without a price of the market a trade counts in new units. Decision: docs/calculations/valuation.md.
 */
export function convertToNewUnits(entries: readonly LedgerEntry[], { unitValueOn, rateOf }: SplitDayMarket): readonly LedgerEntry[] {
  const trades = splitDayTrades(entries);
  if (trades.size === 0) return entries;
  return entries.map((entry) => {
    const { units, instrumentId, day } = entry;
    const ratio = trades.get(entry);
    if (!ratio || !units) return entry;
    const price = (consideration(entry).toNumber() * rateOf(entry)) / units.toNumber();
    const [above, split] = [Math.log(price / unitValueOn(instrumentId ?? '', day)), Math.log(ratio.toNumber())];
    return Math.abs(above - split) < Math.abs(above) ? { ...entry, units: units.times(ratio) } : entry;
  });
}

/** Returns what the units themselves cost or brought, as an absolute amount. */
function consideration({ amount, charges, tax }: LedgerEntry): Decimal {
  return amount.plus(charges).plus(tax).abs();
}
