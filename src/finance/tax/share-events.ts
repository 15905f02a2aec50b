import type { Decimal } from '../decimal.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { ShareEvent } from './section-104.ts';

/** Why a transaction is not in the gains of a person's shares, or not with certainty. */
export type ShareDoubt =
  /** No pounds for its currency. */
  | 'no-exchange-rate'
  /** Came from elsewhere without its cost. */
  | 'unknown-cost'
  /** Left for elsewhere: kept by the person or given away, and what it cost left with it or not. */
  | 'left'
  /** Exchanged, adjusted, capital paid back: the rules for these are not applied. */
  | 'not-applied';

export interface ShareRemark {
  readonly entryId: string;
  readonly why: ShareDoubt;
}

/** One portfolio's transactions in one class of share. */
export interface OwnedShares {
  readonly entries: readonly LedgerEntry[];
  /** Pounds for 1 of the transaction's currency on its date. */
  readonly pounds: (entry: LedgerEntry) => Decimal | null;
}

/**
 * What a person's portfolios did in one class of share, as section 104 sees it. A split that several portfolios recorded is
 * one; units that move from one of the portfolios to another on a day are nothing. What cannot be said for certain is named.
 */
export function shareEvents(portfolios: readonly OwnedShares[]): { events: readonly ShareEvent[]; remarks: readonly ShareRemark[] } {
  const events = new Map<string, ShareEvent>();
  const remarks: ShareRemark[] = [];
  const inside = movedInside(portfolios.flatMap(({ entries }) => entries));
  for (const { entries, pounds } of portfolios) {
    for (const entry of entries) {
      if (inside.has(entry.id)) continue;
      const seen = read(entry, pounds(entry));
      if (typeof seen === 'string') remarks.push({ entryId: entry.id, why: seen });
      else if (seen) events.set(seen.kind === 'split' ? `split ${seen.day}` : entry.id, seen);
    }
  }
  return { events: [...events.values()], remarks };
}

/** What a transaction is to section 104: an event, nothing, or why it cannot be said. */
function read(entry: LedgerEntry, rate: Decimal | null): ShareEvent | ShareDoubt | null {
  const { type, day, units, ratio } = entry;
  if (ratio && (type === 'Split' || type === 'CorporateAction')) return { kind: 'split', day, ratio };
  if (!units || units.isZero()) return isPassedOver(entry) ? 'not-applied' : null;
  const reading = readings[type];
  if (!reading) return 'not-applied';
  return rate ? reading({ ...entry, units }, rate) : 'no-exchange-rate';
}

/** Without units: capital paid back, and trades that do not say how much. Income, charges and tax are no matter of it. */
function isPassedOver({ type, category }: LedgerEntry): boolean {
  return type in readings || category === 'ReturnOfCapital';
}

type Reading = (entry: LedgerEntry & { readonly units: Decimal }, rate: Decimal) => ShareEvent | ShareDoubt;

const readings: Partial<Record<LedgerEntry['type'], Reading>> = {
  Purchase: ({ day, units, amount }, rate) => ({ kind: 'acquire', day, units, cost: amount.negated().times(rate) }),
  Sale: ({ day, units, amount, tax, charges }, rate) => ({
    kind: 'dispose',
    day,
    units,
    proceeds: amount.plus(tax).plus(charges).times(rate),
    expenses: charges.times(rate),
  }),
  TransferIn: ({ day, units, cost, acquiredDay }, rate) =>
    cost ? { kind: 'acquire', day: acquiredDay ?? day, units, cost: cost.times(rate) } : 'unknown-cost',
  TransferOut: () => 'left',
};

/** Transfers out of one portfolio that came into another on the same day with as many units, and those. */
function movedInside(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  const arrived = entries.filter(({ type }) => type === 'TransferIn');
  const inside = new Set<string>();
  for (const left of entries.filter(({ type }) => type === 'TransferOut')) {
    const twin = arrived.find(({ id, day, units }) => !inside.has(id) && day === left.day && left.units && units?.cmp(left.units) === 0);
    if (twin) inside.add(left.id).add(twin.id);
  }
  return inside;
}
