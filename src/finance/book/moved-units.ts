import { type Decimal, decimal } from '../decimal.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Lot } from '../ledger/lots.ts';

/** What units take with them when they leave a holding for another one. Money in the portfolio's currency. */
export interface MovedUnits {
  readonly units: Decimal;
  /** Those that left, oldest first: fewer units than `units` where more left than were held. */
  readonly lots: readonly Lot[];
  /** Their share of the cost at the moving average. */
  readonly averageCost: Decimal;
  readonly costUnknown: boolean;
  /** Of the portfolio that they leave, and of the holding. */
  readonly currency: string;
  readonly holdingCurrency: string;
}

/** What a transaction has to do with a move: its units leave, or they come with what they brought. */
export type UnitMove = { readonly kind: 'leaving' } | { readonly kind: 'coming'; readonly brought: MovedUnits };

interface Arrival {
  /** So many come for those that left: others where a security was exchanged for another one. */
  readonly units: Decimal;
  readonly currency: string;
  readonly holdingCurrency: string;
  /** What 1 of a currency was worth in the portfolio's that they come to; NaN without a rate. */
  readonly rateOn: (currency: string, day: number) => number;
}

/** The lots as they are where they come to, each with its day, and its cost at the rate of that day; `null` where one is missing. */
export function movedLots(moved: MovedUnits, { units, currency, holdingCurrency, rateOn }: Arrival): readonly Lot[] | null {
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
    lots.push({ day: lot.day, units: own, cost: worth === 1 ? lot.cost : lot.cost.times(decimal(worth)), rate });
  }
  return lots;
}

function exact(rate: number): Decimal | null {
  return Number.isNaN(rate) ? null : decimal(rate);
}

/**
 * Which transactions bring units with the cost that they had where they came from: by the id of what comes in, the id of what went out.
 * Units that came from another of these portfolios by a common `transferId`, and units of a security that were exchanged for those of
 * one other on a day; where the ledger states a cost itself, that counts. Decision: docs/calculations/gains.md.
 */
export function movesOfUnits(ledgers: readonly (readonly LedgerEntry[])[]): ReadonlyMap<string, string> {
  return new Map([...transfersBetween(ledgers), ...ledgers.flatMap(exchangesWithin)]);
}

type Move = readonly [into: string, from: string];

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
    return isOne && to.entry.cost === null ? [[to.entry.id, from.entry.id]] : [];
  });
}

/** Of one portfolio: all of one security for one other, without cash or a stated cost. Several for one need weights, which a ledger has to state. */
function exchangesWithin(entries: readonly LedgerEntry[]): Move[] {
  const legs = entries.filter(({ type, units, ratio }) => type === 'CorporateAction' && !ratio && units && !units.isZero());
  const byAction = Map.groupBy(legs, ({ day, transferId }) => `${day} ${transferId ?? ''}`);
  return [...byAction.values()].flatMap((own): Move[] => {
    const [from, into] = [own.find(({ units }) => units?.isNegative()), own.find(({ units }) => units?.isPositive())];
    const isOneForOne = own.length === 2 && from && into && from.instrumentId !== into.instrumentId;
    return isOneForOne && own.every(({ cost, amount }) => cost === null && amount.isZero()) ? [[into.id, from.id]] : [];
  });
}
