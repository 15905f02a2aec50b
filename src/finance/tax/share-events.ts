import { type Decimal, one } from '../decimal.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { type SecuritySplit, securitySplits, type SplitBooking } from '../ledger/security-splits.ts';
import type { ShareEvent } from './section-104.ts';

/** Reason why a transaction is not, or not with certainty, in the gains of a person's shares. */
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
 * Returns the section 104 events of a person's portfolios in one class of share. A split is one event, whichever of the portfolios
 * booked it when; units that move from one of the portfolios to another by a common `transferId` are nothing. What cannot be said for
 * certain is named.
 */
export function shareEvents(portfolios: readonly OwnedShares[]): { events: readonly ShareEvent[]; remarks: readonly ShareRemark[] } {
  const splits = securitySplits(portfolios.flatMap((portfolio) => portfolio.entries.flatMap((entry) => bookingOf(entry, portfolio))));
  const events: ShareEvent[] = splits.map(({ day, ratio }) => ({ kind: 'split', day, ratio }));
  const remarks: ShareRemark[] = [];
  const inside = movedInside(portfolios.flatMap(({ entries }) => entries));
  for (const portfolio of portfolios) {
    for (const entry of portfolio.entries) {
      if (inside.has(entry.id)) continue;
      const seen = read(entry, portfolio.pounds(entry));
      if (typeof seen === 'string') remarks.push({ entryId: entry.id, why: seen });
      else if (seen) events.push({ ...seen, units: seen.units.times(lateFactor(splits, portfolio, entry.day)) });
    }
  }
  return { events, remarks };
}

interface OwnBooking extends SplitBooking {
  readonly portfolio: OwnedShares;
}

function bookingOf({ type, day, ratio }: LedgerEntry, portfolio: OwnedShares): OwnBooking[] {
  return ratio && (type === 'Split' || type === 'CorporateAction') ? [{ day, ratio, portfolio }] : [];
}

/** The units of the security for one that a portfolio counts on `day`: more than one where it books a split later than others do. */
function lateFactor(splits: readonly SecuritySplit<OwnBooking>[], own: OwnedShares, day: number): Decimal {
  return splits.reduce((factor, split) => {
    const isAhead = split.day <= day && split.bookings.some((booking) => booking.portfolio === own && day < booking.day);
    return isAhead ? factor.times(split.ratio) : factor;
  }, one);
}

/** Returns the section 104 trade of a transaction, `null` if it is none, or the reason why that is uncertain. */
function read(entry: LedgerEntry, rate: Decimal | null): Trade | ShareDoubt | null {
  const { type, units, ratio } = entry;
  if (ratio && (type === 'Split' || type === 'CorporateAction')) return null;
  if (!units || units.isZero()) return isPassedOver(entry) ? 'not-applied' : null;
  const reading = readings[type];
  if (!reading) return 'not-applied';
  return rate ? reading({ ...entry, units }, rate) : 'no-exchange-rate';
}

/** Without units: capital paid back, and trades that do not say how much. Income, charges and tax are no matter of it. */
function isPassedOver({ type, category }: LedgerEntry): boolean {
  return type in readings || category === 'ReturnOfCapital';
}

type Trade = Exclude<ShareEvent, { kind: 'split' }>;

type Reading = (entry: LedgerEntry & { readonly units: Decimal }, rate: Decimal) => Trade | ShareDoubt;

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
    cost ? { kind: 'acquire', day: acquiredDay ?? day, countedOn: day, units, cost: cost.times(rate) } : 'unknown-cost',
  TransferOut: () => 'left',
};

/** Both sides of transfers between these portfolios: as many units out and in on one day, with a `transferId` in common. */
function movedInside(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  const arrived = entries.filter(({ type }) => type === 'TransferIn');
  const inside = new Set<string>();
  for (const left of entries.filter(({ type, transferId }) => type === 'TransferOut' && transferId !== null)) {
    const twin = arrived.find((entry) => !inside.has(entry.id) && isTwinOf(entry, left));
    if (twin) inside.add(left.id).add(twin.id);
  }
  return inside;
}

function isTwinOf({ day, units, transferId }: LedgerEntry, left: LedgerEntry): boolean {
  return day === left.day && transferId === left.transferId && left.units !== null && units?.cmp(left.units) === 0;
}
