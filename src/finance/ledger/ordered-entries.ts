import { kindOrder, type LedgerEntry } from './ledger.ts';

declare const isOrdered: unique symbol;

/** Transactions of one portfolio in the order in which they take effect: by day, kind and order of entry. Only this file makes them. */
export type OrderedEntries = readonly LedgerEntry[] & { readonly [isOrdered]: true };

/** In order. What is in order already, as nearly all that comes from the database, is looked at once and not copied. */
export function sortEntries(entries: readonly LedgerEntry[]): OrderedEntries {
  return ordered(isInOrder(entries) ? entries : entries.toSorted(inTurn));
}

/** Returns the entries up to `day`. Later ones are pending and count in no figure. */
export function upTo(entries: OrderedEntries, day: number): OrderedEntries {
  return (entries.at(-1)?.day ?? -Infinity) <= day ? entries : entriesWhere(entries, (entry) => entry.day <= day);
}

/** Some of them, still in order. */
export function entriesWhere(entries: OrderedEntries, isWanted: (entry: LedgerEntry) => boolean): OrderedEntries {
  return ordered(entries.filter(isWanted));
}

/** Returns the entries of each instrument, still in order. */
export function entriesByInstrument(entries: OrderedEntries): ReadonlyMap<string | null, OrderedEntries> {
  return Map.groupBy(entries, ({ instrumentId }) => instrumentId) as unknown as ReadonlyMap<string | null, OrderedEntries>;
}

function ordered(entries: readonly LedgerEntry[]): OrderedEntries {
  return entries as OrderedEntries;
}

function isInOrder(entries: readonly LedgerEntry[]): boolean {
  let before: LedgerEntry | undefined;
  for (const entry of entries) {
    if (before && before.day >= entry.day && inTurn(before, entry) > 0) return false;
    before = entry;
  }
  return true;
}

/** Below 0 when `a` takes effect before `b`. */
function inTurn(a: LedgerEntry, b: LedgerEntry): number {
  return a.day - b.day || kindOrder[a.type] - kindOrder[b.type] || givenBeforeTaken(a, b) || a.sequence - b.sequence;
}

/** Compares two entries so that, in an exchange of securities, what is given up comes before what is received for it. */
function givenBeforeTaken(a: LedgerEntry, b: LedgerEntry): number {
  return a.type === 'CorporateAction' ? Number(b.units?.isNegative() ?? false) - Number(a.units?.isNegative() ?? false) : 0;
}
