import { type BookedAmount, bookedAmountsOf } from './booked-amounts.ts';
import type { MoneyColumn } from './daily-series.ts';
import { type Decimal, decimal, one, zero } from './decimal.ts';
import { effectOf, type EntryEffect, type HoldingChange, putIntoHolding, type Settlement } from './entry-effect.ts';
import type { Reason } from './figure.ts';
import { addMoney, changeHolding, type Disposal, disposalOf, type Holding, type OpenHolding } from './holding.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Markets } from './markets.ts';
import { PositionHistory } from './position-history.ts';

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
  const priced = { entry, effect, rate };
  if (!rate) remark(tally, entry, { reason: 'no-exchange-rate', subject: `${entry.currency}/${input.currency}` });
  if (settlesElsewhere(input, entry)) remark(tally, entry, { reason: 'cash-settled-elsewhere', subject: entry.id });
  addToColumns(input, priced);
  if (isListed(effect)) tally.bookedAmounts.push(...bookedAmountsOf(entry, effect, rate));
  if (!effect.cash.isZero()) bookCash(tally, priced);
  bookHolding(input, tally, priced);
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

function addToColumns({ add }: LedgerPassInput, { entry: { day }, effect, rate }: PricedEntry): void {
  const factor = rate?.toNumber() ?? NaN;
  for (const column of ['income', 'charges', 'dealingCosts', 'taxes'] as const) {
    const amount = effect[column];
    if (!amount.isZero()) add(column, day, amount.toNumber() * factor);
  }
  if (!effect.external.isZero()) addFlow(add, day, effect.external.toNumber() * factor);
}

function isListed({ income, charges, dealingCosts, taxes }: EntryEffect): boolean {
  return !(income.isZero() && charges.isZero() && dealingCosts.isZero() && taxes.isZero());
}

/** A flow in the portfolio's view: positive comes in. One of unknown size makes both sides of its day unknown. */
function addFlow(add: LedgerPassInput['add'], day: number, amount: number): void {
  if (!(amount < 0)) add('paidIn', day, amount);
  if (!(amount >= 0)) add('paidOut', day, -amount);
}

function bookCash({ history }: Tally, { entry, effect: { cash }, rate }: PricedEntry): void {
  const held = history.open({ instrumentId: null, currency: entry.currency }, entry.day);
  const inOwn = cash.times(rate ?? zero);
  if (inOwn.isPositive()) held.paid = held.paid.plus(inOwn);
  else held.received = held.received.minus(inOwn);
  held.units = held.units.plus(cash);
  if (rate === null) held.flowsUnknown = true;
}

/** What a transaction does to its instrument; without one its income, costs and tax are those of the cash. */
function bookHolding(input: LedgerPassInput, tally: Tally, priced: PricedEntry): void {
  const { entry, effect } = priced;
  const { instrumentId, day } = entry;
  const instrument = instrumentId === null ? undefined : input.markets.instrument(instrumentId);
  const opened = () => tally.history.open({ instrumentId, currency: instrument?.currency ?? entry.currency }, day);
  const put = putIntoHolding(effect);
  if (effect.holding && instrument) return bookChange(input, tally, { ...priced, put, change: effect.holding, holding: opened() });
  if (effect.holding) remark(tally, entry, { reason: 'not-recorded', subject: instrumentId ?? entry.id });
  if (movesMoney(effect, put)) moveMoney(opened(), { ...priced, put }, 0);
}

/** Management charges are the portfolio's, not a holding's. */
function movesMoney({ income, dealingCosts, taxes }: EntryEffect, put: Decimal): boolean {
  return !(put.isZero() && income.isZero() && dealingCosts.isZero() && taxes.isZero());
}

interface EntryWithPut extends PricedEntry {
  /** What it puts into its holding, in its own currency; negative takes out. */
  readonly put: Decimal;
}

/** The money of a transaction, and the value of units that crossed the boundary: positive came in. */
function moveMoney(holding: OpenHolding, { effect, rate, put }: EntryWithPut, crossed: number): void {
  const factor = rate ?? zero;
  const inOwn = put.times(factor);
  addMoney(holding, {
    put: crossed === 0 || Number.isNaN(crossed) ? inOwn : inOwn.plus(decimal(crossed)),
    income: effect.income.times(factor),
    dealingCosts: effect.dealingCosts.times(factor),
    taxes: effect.taxes.times(factor),
  });
  if (Number.isNaN(crossed) || (rate === null && !put.isZero())) holding.flowsUnknown = true;
}

interface EntryWithChange extends EntryWithPut {
  readonly change: HoldingChange;
  readonly holding: OpenHolding;
}

function bookChange(input: LedgerPassInput, { disposals, problems }: Tally, priced: EntryWithChange): void {
  const { entry, rate, change, holding } = priced;
  const crossed = crossing(change) ? crossedValue(input, { change, entry }) : 0;
  moveMoney(holding, priced, crossed);
  const local = localRate(input, priced);
  const inOwn = inPortfolioCurrency(change, { rate, crossed });
  if (inOwn === null) holding.costUnknown = true;
  const sold = changeHolding(holding, inOwn ?? withoutMoney(change), { day: entry.day, rate: local });
  const subject = holding.instrumentId ?? '';
  if (sold && sold.lots.length > 0) {
    const { costUnknown } = holding;
    disposals.push({ entryId: entry.id, day: entry.day, instrumentId: subject, ...disposalOf(sold, local), costUnknown });
  }
  if (holding.units.isNegative()) problems.push(problemOf(entry, { reason: 'more-sold-than-held', subject }));
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
function localRate(input: LedgerPassInput, { entry, rate, change, holding: { currency } }: EntryWithChange): Decimal | null {
  const isReceived = change.kind === 'receive';
  if (entry.currency === currency && !(isReceived && change.money === null)) return rate;
  return dailyRate(input, currency, (isReceived ? change.acquiredDay : null) ?? entry.day);
}

/** The change with its money in the portfolio's currency; `null` when that is not known. */
function inPortfolioCurrency(change: HoldingChange, { rate, crossed }: { rate: Decimal | null; crossed: number }): HoldingChange | null {
  if (change.kind === 'hand-over' || change.kind === 'split') return change;
  if (change.kind === 'receive' && change.money === null) {
    return Number.isNaN(crossed) ? null : { ...change, money: decimal(crossed) };
  }
  return rate && { ...change, money: (change.money ?? zero).times(rate) };
}

function withoutMoney(change: HoldingChange): HoldingChange {
  return 'money' in change ? { ...change, money: zero } : change;
}

function remark(tally: Tally, entry: LedgerEntry, about: Pick<BookProblem, 'reason' | 'subject'>): void {
  tally.problems.push(problemOf(entry, about));
}

function problemOf({ day }: LedgerEntry, about: Pick<BookProblem, 'reason' | 'subject'>): BookProblem {
  return { ...about, fromDay: day, toDay: day + 1 };
}
