import { type BookedAmount, bookedAmountsOf } from './booked-amounts.ts';
import type { MoneyColumn } from './daily-series.ts';
import { type Decimal, decimal, one, zero } from './decimal.ts';
import { effectOf, type EntryEffect, type HoldingChange, putIntoHolding, type Settlement } from './entry-effect.ts';
import type { Reason } from './figure.ts';
import { addMoney, changeHolding, type Disposal, disposalOf, emptyHolding, type Holding } from './holding.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Markets } from './markets.ts';
import { holdingKey, PositionHistory } from './position-history.ts';

/**
 * What was held of one thing from one change to the next. `units` of cash are its balance; units 0 when it was given up.
 * The money counts from the beginning up to here, so that what a holding did over a period is a difference of two spans:
 *
 *     gain over (from, to] = Δ value − Δ paid + Δ received + Δ income − Δ taxes
 *
 * The gains of all holdings, cash among them, less management charges are the gain of the portfolio.
 */
export interface PositionSpan extends Holding {
  readonly fromDay: number;
  /** The day of the next change, not itself part of the span; `null` while nothing has changed since. */
  readonly toDay: number | null;
  /** FIFO cost of the units held, in the portfolio's currency. Of cash always 0: its cost is its value. */
  readonly cost: Decimal;
}

/** Something the figures had to do without, for the days from `fromDay` to before `toDay`. */
export interface BookProblem {
  readonly reason: Reason;
  /** The instrument, pair of currencies or transaction that it is about. */
  readonly subject: string;
  readonly fromDay: number;
  readonly toDay: number;
}

export interface LedgerPassInput {
  /** In the order in which they take effect (`inOrder`). */
  readonly entries: readonly LedgerEntry[];
  readonly markets: Pick<Markets, 'instrument' | 'rateOn' | 'unitValueOn'>;
  readonly settlement: Settlement;
  /** The portfolio's own. */
  readonly currency: string;
  /** Adds to a money column on a day. */
  readonly add: (column: MoneyColumn, day: number, amount: number) => void;
  /** What was held before the first of the entries; nothing by default. */
  readonly held?: readonly PositionSpan[];
}

export interface LedgerPass {
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly bookedAmounts: readonly BookedAmount[];
  readonly problems: readonly BookProblem[];
}

/** Goes once through the ledger: what was held when and at which cost, what was sold, what moved on each day. */
export function passLedger(input: LedgerPassInput): LedgerPass {
  const tally: Tally = { history: new PositionHistory(input.held ?? []), disposals: [], bookedAmounts: [], problems: [] };
  for (const entry of input.entries) bookEntry(input, tally, entry);
  const { history, ...rest } = tally;
  return { ...rest, positions: history.spans() };
}

interface Tally {
  readonly history: PositionHistory;
  readonly disposals: Disposal[];
  readonly bookedAmounts: BookedAmount[];
  readonly problems: BookProblem[];
}

/** A transaction with what it does; `rate` is what 1 of its currency is worth in the portfolio's, `null` without one. */
interface PricedEntry {
  readonly entry: LedgerEntry;
  readonly effect: EntryEffect;
  readonly rate: Decimal | null;
}

function bookEntry(input: LedgerPassInput, tally: Tally, entry: LedgerEntry): void {
  const effect = effectOf(entry, input.settlement);
  const rate = rateOf(input, entry);
  if (!rate) remark(tally, entry, { reason: 'no-exchange-rate', subject: `${entry.currency}/${input.currency}` });
  if (settlesElsewhere(input, entry)) remark(tally, entry, { reason: 'cash-settled-elsewhere', subject: entry.id });
  addToColumns(input, entry, { effect, rate: rate?.toNumber() ?? NaN });
  tally.bookedAmounts.push(...bookedAmountsOf(entry, effect, rate));
  if (!effect.cash.isZero()) bookCash(tally, { entry, effect, rate });
  bookHolding(input, tally, { entry, effect, rate });
}

/** The recorded rate where there is one, else the day's; `null` without either. */
function rateOf({ currency, markets }: LedgerPassInput, entry: LedgerEntry): Decimal | null {
  return entry.currency !== currency && entry.rate ? entry.rate : dailyRate({ currency, markets }, entry.currency, entry.day);
}

function dailyRate({ currency, markets }: Pick<LedgerPassInput, 'currency' | 'markets'>, from: string, day: number): Decimal | null {
  if (from === currency) return one;
  const daily = markets.rateOn(from, day);
  return Number.isNaN(daily) ? null : decimal(daily);
}

function settlesElsewhere({ settlement }: LedgerPassInput, { type, units }: LedgerEntry): boolean {
  return settlement === 'direct' && units === null && (type === 'Contribution' || type === 'Withdrawal');
}

function addToColumns({ add }: LedgerPassInput, { day }: LedgerEntry, { effect, rate }: { effect: EntryEffect; rate: number }): void {
  const columns = { income: effect.income, charges: effect.charges, dealingCosts: effect.dealingCosts, taxes: effect.taxes };
  for (const [column, amount] of Object.entries(columns)) {
    if (!amount.isZero()) add(column as keyof typeof columns, day, amount.toNumber() * rate);
  }
  if (!effect.external.isZero()) addFlow(add, day, effect.external.toNumber() * rate);
}

/** A flow in the portfolio's view: positive comes in. One of unknown size makes both sides of its day unknown. */
function addFlow(add: LedgerPassInput['add'], day: number, amount: number): void {
  if (!(amount < 0)) add('paidIn', day, amount);
  if (!(amount >= 0)) add('paidOut', day, -amount);
}

function bookCash({ history }: Tally, { entry, effect: { cash }, rate }: PricedEntry): void {
  const key = holdingKey({ instrumentId: null, currency: entry.currency });
  const held = history.holding(key) ?? emptyHolding(null, entry.currency);
  const money = { put: cash.times(rate ?? zero), income: zero, dealingCosts: zero, taxes: zero };
  const flowsUnknown = held.flowsUnknown || rate === null;
  history.keep(key, entry.day, { ...addMoney(held, money), units: held.units.plus(cash), flowsUnknown });
}

/** What a transaction does to its instrument; without one its income, costs and tax are those of the cash. */
function bookHolding(input: LedgerPassInput, tally: Tally, priced: PricedEntry): void {
  const { entry, effect } = priced;
  const instrument = entry.instrumentId === null ? undefined : input.markets.instrument(entry.instrumentId);
  const before = () => emptyHolding(entry.instrumentId, instrument?.currency ?? entry.currency);
  if (effect.holding && instrument) return bookChange(input, tally, { ...priced, change: effect.holding, before });
  if (effect.holding) remark(tally, entry, { reason: 'not-recorded', subject: entry.instrumentId ?? entry.id });
  const key = holdingKey(entry);
  if (movesMoney(effect)) tally.history.keep(key, entry.day, withMoney(tally.history.holding(key) ?? before(), priced, 0));
}

function movesMoney(effect: EntryEffect): boolean {
  const { income, dealingCosts, taxes } = effect;
  return [income, dealingCosts, taxes, putIntoHolding(effect)].some((amount) => !amount.isZero());
}

/** The holding with the money of a transaction, and with the value of units that crossed the boundary: positive came in. */
function withMoney(holding: Holding, { effect, rate }: PricedEntry, crossed: number): Holding {
  const put = putIntoHolding(effect);
  const isUnknown = Number.isNaN(crossed) || (rate === null && !put.isZero());
  const factor = rate ?? zero;
  const money = {
    put: put.times(factor).plus(Number.isNaN(crossed) ? zero : decimal(crossed)),
    income: effect.income.times(factor),
    dealingCosts: effect.dealingCosts.times(factor),
    taxes: effect.taxes.times(factor),
  };
  return { ...addMoney(holding, money), flowsUnknown: holding.flowsUnknown || isUnknown };
}

interface EntryWithChange extends PricedEntry {
  readonly change: HoldingChange;
  readonly before: () => Holding;
}

function bookChange(input: LedgerPassInput, { history, disposals, problems }: Tally, priced: EntryWithChange): void {
  const { entry, rate, change } = priced;
  const key = holdingKey(entry);
  const crossed = crossing(change) ? crossedValue(input, { change, entry }) : 0;
  const holding = withMoney(history.holding(key) ?? priced.before(), priced, crossed);
  const local = localRate(input, priced, holding);
  const { holding: after, sold } = changeHolding(holding, { ...inPortfolioCurrency(change, { rate, crossed }), rate: local }, entry.day);
  history.keep(key, entry.day, after);
  if (sold && sold.lots.length > 0) disposals.push({ ...disposalOf(sold, local), ...madeBy(entry, key), costUnknown: after.costUnknown });
  if (after.units.isNegative()) problems.push(problemOf(entry, { reason: 'more-sold-than-held', subject: key }));
}

function madeBy({ id, day }: LedgerEntry, instrumentId: string): Pick<Disposal, 'entryId' | 'day' | 'instrumentId'> {
  return { entryId: id, day, instrumentId };
}

/** Units that cross the boundary without cash are a flow at their market value: positive comes in. */
function crossing(change: HoldingChange): change is HoldingChange<'receive' | 'hand-over'> {
  return change.kind === 'receive' || change.kind === 'hand-over';
}

/** The value of what crosses, positive in, noted as a flow; NaN without a price or rate. */
function crossedValue(
  { markets, add }: LedgerPassInput,
  { change, entry }: { change: HoldingChange<'receive' | 'hand-over'>; entry: LedgerEntry },
): number {
  const units = change.kind === 'receive' ? change.units.toNumber() : -change.units.toNumber();
  const value = markets.unitValueOn(entry.instrumentId ?? '', entry.day) * units;
  addFlow(add, entry.day, value);
  return value;
}

/** What 1 of the holding's currency is worth in the portfolio's: as the trade recorded it if it was made in it, else that of the day. */
function localRate(input: LedgerPassInput, { entry, rate, change }: EntryWithChange, { currency }: Holding): Decimal | null {
  const isReceived = change.kind === 'receive';
  if (entry.currency === currency && !(isReceived && change.money === null)) return rate;
  return dailyRate(input, currency, (isReceived ? change.acquiredDay : null) ?? entry.day);
}

function inPortfolioCurrency(
  change: HoldingChange,
  { rate, crossed }: { rate: Decimal | null; crossed: number },
): { change: HoldingChange; unknownCost: boolean } {
  if (change.kind === 'hand-over' || change.kind === 'split') return { change, unknownCost: false };
  if (change.kind === 'receive' && change.money === null) {
    const known = !Number.isNaN(crossed);
    return { change: { ...change, money: known ? decimal(crossed) : zero }, unknownCost: !known };
  }
  return { change: { ...change, money: (change.money ?? zero).times(rate ?? zero) }, unknownCost: rate === null };
}

function remark(tally: Tally, entry: LedgerEntry, about: Pick<BookProblem, 'reason' | 'subject'>): void {
  tally.problems.push(problemOf(entry, about));
}

function problemOf({ day }: LedgerEntry, about: Pick<BookProblem, 'reason' | 'subject'>): BookProblem {
  return { ...about, fromDay: day, toDay: day + 1 };
}
