import { type Decimal, decimal, one } from '../decimal.ts';
import { computeEffect, type EntryEffect, type HoldingChange, type Settlement } from './entry-effect.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Markets } from '../prices/markets.ts';

/** A transaction with what it does and what that is worth in the portfolio's currency. */
export interface PricedEntry {
  readonly entry: LedgerEntry;
  readonly effect: EntryEffect;
  /** Value of 1 of its currency in the portfolio's: as the trade recorded it, else the rate of the day; NaN without either. */
  readonly rate: number;
  /** Cash that crossed the boundary of the portfolio: positive came in; NaN without a rate. */
  readonly paid: number;
  /** Units that crossed it without cash, at their market value: positive came in; NaN without a price or rate. */
  readonly crossed: number;
}

/** Sources with which transactions are priced. */
export interface Pricing {
  readonly markets: Pick<Markets, 'instrument' | 'rateOn' | 'unitValueOn'>;
  readonly settlement: Settlement;
  /** The portfolio's own. */
  readonly currency: string;
}

export function pricedEntry({ markets, settlement, currency }: Pricing, entry: LedgerEntry): PricedEntry {
  const effect = computeEffect(entry, settlement);
  const rate = rateOf({ markets, currency }, entry);
  const paid = effect.external.isZero() ? 0 : effect.external.toNumber() * rate;
  return { entry, effect, rate, paid, crossed: effect.holding ? crossedValue(markets, entry, effect.holding) : 0 };
}

/** Returns the value of 1 of a transaction's currency in the portfolio's: the recorded rate, else that of the day; NaN without either. */
export function rateOf({ markets, currency }: Pick<Pricing, 'markets' | 'currency'>, entry: LedgerEntry): number {
  return recordedRate(entry, currency)?.toNumber() ?? markets.rateOn(entry.currency, entry.day);
}

/** The rate of a transaction as an exact number; `null` without one. */
export function exactRate({ entry, rate }: PricedEntry, currency: string): Decimal | null {
  return recordedRate(entry, currency) ?? (Number.isNaN(rate) ? null : decimal(rate));
}

function recordedRate({ currency: from, rate }: LedgerEntry, currency: string): Decimal | null {
  return from === currency ? one : rate;
}

/** Returns the market value that enters or leaves with units; 0 where none is recorded. */
function crossedValue(markets: Pricing['markets'], { instrumentId, day }: LedgerEntry, change: HoldingChange): number {
  if (change.kind !== 'receive' && change.kind !== 'hand-over') return 0;
  if (instrumentId === null || !markets.instrument(instrumentId)) return 0;
  const units = change.kind === 'receive' ? change.units.toNumber() : -change.units.toNumber();
  return markets.unitValueOn(instrumentId, day) * units;
}
