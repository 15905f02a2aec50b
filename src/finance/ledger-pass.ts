import type { MoneyColumn } from './daily-series.ts';
import { type Decimal, decimal, one, zero } from './decimal.ts';
import { effectOf, type EntryEffect, type HoldingChange, type Settlement } from './entry-effect.ts';
import type { Reason } from './figure.ts';
import { changeHolding, type Disposal, emptyHolding, type Holding } from './holding.ts';
import type { LedgerEntry } from './ledger.ts';
import { costOf, type Lot, unitsOf } from './lots.ts';
import type { Markets } from './markets.ts';

/** What was held of one thing from one change to the next. `units` of cash are its balance; units 0 when it was given up. */
export interface PositionSpan {
  readonly instrumentId: string | null;
  readonly currency: string;
  readonly fromDay: number;
  /** The day of the next change, not itself part of the span; `null` while nothing has changed since. */
  readonly toDay: number | null;
  readonly units: Decimal;
  /** FIFO cost of the units held, in the portfolio's currency. Of cash always 0: its cost is its value. */
  readonly cost: Decimal;
  readonly costUnknown: boolean;
  readonly lots: readonly Lot[];
  /** Gains of this holding up to here, in the portfolio's currency. */
  readonly realised: Decimal;
  /** Dividends and interest of this holding up to here, before tax, in the portfolio's currency. */
  readonly income: Decimal;
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
}

export interface LedgerPass {
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly problems: readonly BookProblem[];
}

/** Goes once through the ledger: what was held when and at which cost, what was sold, what moved on each day. */
export function passLedger(input: LedgerPassInput): LedgerPass {
  const tally: Tally = { holdings: new Map(), spans: new Map(), disposals: [], problems: [] };
  for (const entry of input.entries) bookEntry(input, tally, entry);
  return { positions: [...tally.spans.values()].flat(), disposals: tally.disposals, problems: tally.problems };
}

interface Tally {
  readonly holdings: Map<string, Holding>;
  readonly spans: Map<string, PositionSpan[]>;
  readonly disposals: Disposal[];
  readonly problems: BookProblem[];
}

function bookEntry(input: LedgerPassInput, tally: Tally, entry: LedgerEntry): void {
  const effect = effectOf(entry, input.settlement);
  const rate = rateOf(input, entry);
  if (!rate) remark(tally, entry, { reason: 'no-exchange-rate', subject: `${entry.currency}/${input.currency}` });
  if (settlesElsewhere(input, entry)) remark(tally, entry, { reason: 'cash-settled-elsewhere', subject: entry.id });
  addMoney(input, entry, { effect, rate: rate?.toNumber() ?? NaN });
  if (!effect.cash.isZero()) bookCash(tally, entry, effect.cash);
  if (effect.holding) bookHolding(input, tally, { entry, change: effect.holding, rate });
  if (!effect.income.isZero()) bookIncome(input, tally, { entry, income: effect.income.times(rate ?? zero) });
}

/** The recorded rate where there is one, else the day's; `null` without either. */
function rateOf({ currency, markets }: LedgerPassInput, entry: LedgerEntry): Decimal | null {
  if (entry.currency === currency) return one;
  if (entry.rate) return entry.rate;
  const daily = markets.rateOn(entry.currency, entry.day);
  return Number.isNaN(daily) ? null : decimal(daily);
}

function settlesElsewhere({ settlement }: LedgerPassInput, { type, units }: LedgerEntry): boolean {
  return settlement === 'direct' && units === null && (type === 'Contribution' || type === 'Withdrawal');
}

function addMoney({ add }: LedgerPassInput, { day }: LedgerEntry, { effect, rate }: { effect: EntryEffect; rate: number }): void {
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

function bookCash(tally: Tally, entry: LedgerEntry, change: Decimal): void {
  const key = cashKey(entry.currency);
  const held = tally.holdings.get(key) ?? emptyHolding(null, entry.currency);
  keep(tally, key, { day: entry.day, holding: { ...held, units: held.units.plus(change) } });
}

function bookHolding(
  input: LedgerPassInput,
  tally: Tally,
  { entry, change, rate }: { entry: LedgerEntry; change: HoldingChange; rate: Decimal | null },
): void {
  const { instrumentId, day } = entry;
  const instrument = instrumentId === null ? undefined : input.markets.instrument(instrumentId);
  if (instrumentId === null || !instrument) return remark(tally, entry, { reason: 'not-recorded', subject: instrumentId ?? entry.id });

  const before = tally.holdings.get(instrumentId) ?? emptyHolding(instrumentId, instrument.currency);
  const marketValue = crossing(change) ? input.markets.unitValueOn(instrumentId, day) * unitsIn(change) : 0;
  if (crossing(change)) addFlow(input.add, day, marketValue);
  const priced = inPortfolioCurrency(change, { rate, marketValue });
  const { holding, sold } = changeHolding(before, { day, ...priced });
  keep(tally, instrumentId, { day, holding });
  if (holding.units.isNegative()) remark(tally, entry, { reason: 'more-sold-than-held', subject: instrumentId });
  if (sold.length > 0) tally.disposals.push(disposalOf(entry, { instrumentId, sold, gain: holding.realised.minus(before.realised) }));
}

/** Units that cross the boundary without cash are a flow at their market value: positive comes in. */
function crossing(change: HoldingChange): change is HoldingChange<'receive' | 'hand-over'> {
  return change.kind === 'receive' || change.kind === 'hand-over';
}

function unitsIn(change: HoldingChange<'receive' | 'hand-over'>): number {
  return change.kind === 'receive' ? change.units.toNumber() : -change.units.toNumber();
}

function inPortfolioCurrency(
  change: HoldingChange,
  { rate, marketValue }: { rate: Decimal | null; marketValue: number },
): { change: HoldingChange; unknownCost: boolean } {
  if (change.kind === 'hand-over' || change.kind === 'split') return { change, unknownCost: false };
  if (change.kind === 'receive' && change.money === null) {
    const known = !Number.isNaN(marketValue);
    return { change: { ...change, money: known ? decimal(marketValue) : zero }, unknownCost: !known };
  }
  return { change: { ...change, money: (change.money ?? zero).times(rate ?? zero) }, unknownCost: rate === null };
}

function disposalOf(
  { id, day }: LedgerEntry,
  { instrumentId, sold, gain }: { instrumentId: string; sold: readonly Lot[]; gain: Decimal },
): Disposal {
  const cost = costOf(sold);
  return { entryId: id, day, instrumentId, units: unitsOf(sold), proceeds: gain.plus(cost), cost, gain, lots: sold };
}

function bookIncome(input: LedgerPassInput, tally: Tally, { entry, income }: { entry: LedgerEntry; income: Decimal }): void {
  const { instrumentId, currency, day } = entry;
  const key = instrumentId ?? cashKey(currency);
  const instrument = instrumentId === null ? undefined : input.markets.instrument(instrumentId);
  const held = tally.holdings.get(key) ?? emptyHolding(instrumentId, instrument?.currency ?? currency);
  keep(tally, key, { day, holding: { ...held, income: held.income.plus(income) } });
}

function cashKey(currency: string): string {
  return `cash ${currency}`;
}

/** Keeps the new state: in the span of the same day when there is one, else in a new span that ends the one before. */
function keep(tally: Tally, key: string, { day, holding }: { day: number; holding: Holding }): void {
  tally.holdings.set(key, holding);
  const spans = tally.spans.get(key) ?? [];
  if (spans.length === 0) tally.spans.set(key, spans);
  const last = spans.pop();
  if (last && last.fromDay < day) spans.push({ ...last, toDay: day });
  spans.push({ ...stateOf(holding), fromDay: day, toDay: null });
}

function stateOf({ instrumentId, currency, units, lots, realised, income, costUnknown }: Holding): Omit<PositionSpan, 'fromDay' | 'toDay'> {
  return { instrumentId, currency, units, lots, cost: costOf(lots), costUnknown, realised, income };
}

function remark(tally: Tally, { day }: LedgerEntry, { reason, subject }: { reason: Reason; subject: string }): void {
  tally.problems.push({ reason, subject, fromDay: day, toDay: day + 1 });
}
