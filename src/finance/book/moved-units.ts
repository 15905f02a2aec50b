import { type Decimal, decimal, one, zero } from '../decimal.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Lot } from '../ledger/lots.ts';

/** Cost and lots that units take with them when they leave a holding for another one. Money in the portfolio's currency. */
export interface MovedUnits {
  readonly units: Decimal;
  /** The lots that left, oldest first. They total less than `units` where more left than the portfolio had. */
  readonly lots: readonly Lot[];
  /** Their share of the cost at the moving average. */
  readonly averageCost: Decimal;
  readonly costUnknown: boolean;
  readonly costMissing: boolean;
  /** Currencies of the portfolio that they leave and of the holding. */
  readonly currency: string;
  readonly holdingCurrency: string;
}

/** Role of a transaction in a move: its units leave, or they come with what they brought. */
export type UnitMove =
  | { readonly kind: 'leaving'; readonly among: Origin['among'] }
  | { readonly kind: 'coming'; readonly brought: MovedUnits; readonly among: Origin['among'] };

interface Arrival {
  /** So many come for those that left: others where a security was exchanged for another one. */
  readonly units: Decimal;
  /** The part of the cost that comes with them. */
  readonly share: Decimal;
  readonly currency: string;
  readonly holdingCurrency: string;
  /** Value of 1 of a currency in that of the receiving portfolio; NaN without a rate. */
  readonly rateOn: (currency: string, day: number) => number;
}

/** The lots as they are where they come to, each with its day, and its cost at the rate of that day; `null` where one is missing. */
export function movedLots(moved: MovedUnits, { units, share, currency, holdingCurrency, rateOn }: Arrival): readonly Lot[] | null {
  const isAlike = moved.currency === currency && moved.holdingCurrency === holdingCurrency;
  const lots: Lot[] = [];
  let left = units;
  for (const [at, lot] of moved.lots.entries()) {
    const isLast = at === moved.lots.length - 1;
    const own = isLast ? left : units.share(lot.units, moved.units);
    left = left.minus(own);
    const worth = moved.currency === currency ? 1 : rateOn(moved.currency, lot.day);
    if (Number.isNaN(worth)) return null;
    const rate = isAlike ? lot.rate : exact(holdingCurrency === currency ? 1 : rateOn(holdingCurrency, lot.day));
    const cost = share.cmp(one) === 0 ? lot.cost : lot.cost.times(share);
    lots.push({ day: lot.day, units: own, cost: worth === 1 ? cost : cost.times(decimal(worth)), rate });
  }
  return lots;
}

function exact(rate: number): Decimal | null {
  return Number.isNaN(rate) ? null : decimal(rate);
}

/** Origin of a transaction's units. */
export interface Origin {
  /** The transaction by which they left. */
  readonly from: string;
  /** All that came for them, by whose market values on the day the cost is divided: several where one security was exchanged for several. */
  readonly among: readonly LedgerEntry[];
}

/**
 * Returns, by their ids, the transactions whose units keep the cost that they had where they came from: units from another of these
 * portfolios by a common `transferId`, and units that a security was exchanged for on a day. Where the ledger states a cost itself,
 * that counts. Decision: docs/calculations/gains.md.
 */
export function movesOfUnits(ledgers: readonly (readonly LedgerEntry[])[]): ReadonlyMap<string, Origin> {
  return new Map([...transfersBetween(ledgers), ...ledgers.flatMap(exchangesWithin)]);
}

type Move = readonly [into: string, origin: Origin];

function transfersBetween(ledgers: readonly (readonly LedgerEntry[])[]): Move[] {
  if (ledgers.length < 2) return [];
  const moved = ledgers.flatMap((entries, at) =>
    entries.flatMap((entry) => (entry.transferId !== null && entry.instrumentId !== null && entry.units ? [{ at, entry }] : [])),
  );
  const byTransfer = Map.groupBy(moved, ({ entry }) => `${entry.transferId} ${entry.day} ${entry.instrumentId} ${entry.units?.toString()}`);
  return [...byTransfer.values()].flatMap((sides): Move[] => {
    const out = sides.filter(({ entry: { type } }) => type === 'TransferOut');
    const into = sides.filter(({ entry: { type } }) => type === 'TransferIn');
    const [from, to] = [out[0], into[0]];
    const isOne = from && to && out.length === 1 && into.length === 1 && from.at !== to.at;
    return isOne && to.entry.cost === null ? [[to.entry.id, { from: from.entry.id, among: [to.entry] }]] : [];
  });
}

/**
 * Lists the exchanges within one portfolio: a security for one other or several, and perhaps cash that comes with what is given up;
 * without a stated cost.
 */
function exchangesWithin(entries: readonly LedgerEntry[]): Move[] {
  const legs = entries.filter(({ type, units, ratio }) => type === 'CorporateAction' && !ratio && units && !units.isZero());
  const byAction = Map.groupBy(legs, ({ day, transferId }) => `${day} ${transferId ?? ''}`);
  return [...byAction.values()].flatMap((own): Move[] => {
    const [given, among] = [own.filter(({ units }) => units?.isNegative()), own.filter(({ units }) => units?.isPositive())];
    const from = given.length === 1 ? given[0] : undefined;
    const isWithoutCost = own.every(({ cost }) => cost === null) && among.every(({ amount }) => amount.isZero());
    return from && isWithoutCost && !from.amount.isNegative() ? among.map(({ id }) => [id, { from: from.id, among }]) : [];
  });
}

/** The lots with this part of their cost taken off. */
export function withoutShare(lots: readonly Lot[], share: Decimal): readonly Lot[] {
  return share.isZero() ? lots : lots.map((lot) => ({ ...lot, cost: lot.cost.minus(lot.cost.times(share)) }));
}

/** Market value of the received units on the day, one transaction at a time, in the portfolio's currency; NaN without a price. */
export type Worth = (entry: LedgerEntry) => number;

/**
 * The part of what was given up for units that one of several securities stands for: its market value among theirs, 1 of a single one; the
 * last of them has what the others leave. `null` where a price is missing.
 */
export function shareAmong(entry: LedgerEntry, among: readonly LedgerEntry[], worth: Worth): Decimal | null {
  if (among.length < 2) return one;
  const values = among.map(worth);
  const whole = values.reduce((total, value) => total + value, 0);
  if (!(whole > 0)) return null;
  const shares = values.slice(0, -1).map((value) => decimal(value / whole));
  const last = shares.reduce((rest, share) => rest.minus(share), one);
  return [...shares, last][among.findIndex(({ id }) => id === entry.id)] ?? null;
}

/** The part of what was given up that cash of this size stands for, beside the units that came; `null` where a price is missing. */
export function shareOfCash(cash: Decimal, among: readonly LedgerEntry[], worth: Worth): Decimal | null {
  if (cash.isZero()) return zero;
  const whole = among.reduce((total, entry) => total + worth(entry), cash.toNumber());
  return whole > 0 ? decimal(cash.toNumber() / whole) : null;
}
