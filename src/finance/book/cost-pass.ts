import { type BookedAmount, bookedAmountsOf } from '../ledger/booked-amounts.ts';
import { type Decimal, decimal, one, zero } from '../decimal.ts';
import { type EntryEffect, type HoldingChange, putIntoHolding } from '../ledger/entry-effect.ts';
import {
  addMoney,
  changeHolding,
  type Disposal,
  disposalOf,
  handOver,
  hasRealised,
  type Holding,
  type OpenHolding,
  takeOver,
} from '../ledger/holding.ts';
import { costDayOf, type LedgerEntry } from '../ledger/ledger.ts';
import { sumCost, sumUnits } from '../ledger/lots.ts';
import { type MovedUnits, movedLots, shareAmong, shareOfCash, type UnitMove, withoutShare, type Worth } from './moved-units.ts';
import type { Markets } from '../prices/markets.ts';
import { PositionHistory } from './position-history.ts';
import { exactRate, type PricedEntry } from '../ledger/priced-entry.ts';

/**
 * Holding from one change to the next. `units` of cash are its balance; 0 once the holding was given up. The money counts from the
 * beginning up to here, so that what a holding did over a period is a difference of two spans:
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

/** The part of a span from which gains are measured: its units and what moved, without lots and cost. */
export type MoneySpan = Omit<PositionSpan, 'lots' | 'cost' | 'averageCost' | 'averageRate' | 'dealingCosts'>;

/** A transaction with its exact rate (`null` without one) and what it puts into its holding, in its own currency; negative takes out. */
interface ExactEntry extends PricedEntry {
  readonly exact: Decimal | null;
  readonly put: Decimal;
}

type Coming = Extract<UnitMove, { kind: 'coming' }>;

interface ExactChange extends ExactEntry {
  readonly change: HoldingChange;
  readonly holding: OpenHolding;
}

/** Tracks holdings at cost, disposals and booked amounts, one transaction at a time, in order. */
export class CostPass {
  readonly #currency: string;
  readonly #history: PositionHistory;
  readonly #disposals: Disposal[] = [];
  readonly #bookedAmounts: BookedAmount[] = [];

  /** `held` is what was held before the first of the transactions. */
  constructor(currency: string, held: readonly PositionSpan[]) {
    this.#currency = currency;
    this.#history = new PositionHistory(held);
  }

  result() {
    return { positions: this.#history.spans(), disposals: this.#disposals, bookedAmounts: this.#bookedAmounts };
  }

  /** Books a transaction. Units that leave for elsewhere give what they take with them; units that come bring it in `move`. */
  book(priced: PricedEntry, markets: Markets, move: UnitMove | null = null): MovedUnits | null {
    const { entry, effect } = priced;
    const exact = exactRate(priced, this.#currency);
    if (isListed(effect)) this.#bookedAmounts.push(...bookedAmountsOf(entry, effect, exact));
    if (!effect.cash.isZero()) this.#bookCash(priced, exact);
    return this.#bookHolding({ ...priced, exact, put: putIntoHolding(effect) }, markets, move);
  }

  #bookCash({ entry, effect: { cash } }: PricedEntry, rate: Decimal | null): void {
    const held = this.#history.open({ instrumentId: null, currency: entry.currency }, entry.day);
    const inOwn = cash.times(rate ?? zero);
    if (inOwn.isPositive()) held.paid = held.paid.plus(inOwn);
    else held.received = held.received.minus(inOwn);
    held.units = held.units.plus(cash);
    if (rate === null) held.flowsUnknown = true;
  }

  /** Books a transaction on its instrument; without one its income, costs and tax are those of the cash. */
  #bookHolding(priced: ExactEntry, markets: Markets, move: UnitMove | null): MovedUnits | null {
    const { entry, effect, put } = priced;
    const { instrumentId, day } = entry;
    const instrument = instrumentId === null ? undefined : markets.instrument(instrumentId);
    const isChanged = effect.holding !== null && instrument !== undefined;
    if (!isChanged && !movesMoney(effect, put)) return null;
    const holding = this.#history.open({ instrumentId, currency: instrument?.currency ?? entry.currency }, day);
    if (isChanged && effect.holding) return this.#bookChange({ ...priced, change: effect.holding, holding }, markets, move);
    moveMoney(holding, priced, 0);
    return null;
  }

  #bookChange(priced: ExactChange, markets: Markets, move: UnitMove | null): MovedUnits | null {
    moveMoney(priced.holding, priced, priced.crossed);
    if (move?.kind === 'leaving') return this.#giveUp(priced, move.among, markets);
    if (move && this.#takesOver(priced, move, markets)) return null;
    this.#changeAlone(priced, markets);
    return null;
  }

  /** A change that no move of units explains. */
  #changeAlone(priced: ExactChange, markets: Markets): void {
    const { entry, change, holding, crossed } = priced;
    const exact = this.#costRate(priced, markets);
    const rate = this.#localRate({ ...priced, exact }, markets);
    const inOwn = inPortfolioCurrency(change, { rate: exact, crossed });
    if (inOwn === null) loseCost(holding, isValueMissing(priced, markets));
    const sold = changeHolding(holding, inOwn ?? withoutMoney(change), { day: entry.day, rate });
    if (sold && hasRealised(sold)) this.#realise(priced, disposalOf(sold, rate));
  }

  #realise(
    { entry: { id: entryId, day }, holding: { instrumentId, costUnknown, costMissing } }: ExactChange,
    sold: ReturnType<typeof disposalOf>,
  ): void {
    this.#disposals.push({ entryId, day, instrumentId: instrumentId ?? '', ...sold, costUnknown, costMissing });
  }

  /** Cash that comes with units for those given up is the price of its part of them. */
  #giveUp(priced: ExactChange, among: readonly LedgerEntry[], markets: Markets): MovedUnits {
    const { entry, exact, change, holding } = priced;
    const units = unitsIn(change) ?? holding.units;
    const cash = isExchanged(entry) ? entry.amount.times(exact ?? zero) : zero;
    const sold = shareOfCash(cash, among, worthIn(markets));
    if (sold === null) loseCost(holding, haveRates(among, markets));
    const { acquired, cost, averageRate, ...given } = handOver(holding, units);
    const [lots, averageCost] = [withoutShare(given.lots, sold ?? zero), given.averageCost.minus(given.averageCost.times(sold ?? zero))];
    const soldCost = cost.minus(sumCost(lots));
    if (!cash.isZero()) {
      const disposed = {
        lots: [],
        acquired,
        cost: soldCost,
        averageCost: given.averageCost.minus(averageCost),
        averageRate,
        proceeds: cash,
      };
      holding.realised = holding.realised.plus(cash).minus(soldCost);
      this.#realise(priced, disposalOf(disposed, this.#localRate(priced, markets)));
    }
    if (isExchanged(entry)) addMoney(holding, { ...noMoney, put: sumCost(lots).negated() });
    const { costUnknown, costMissing } = holding;
    return { units, lots, averageCost, costUnknown, costMissing, currency: this.#currency, holdingCurrency: holding.currency };
  }

  /** False where fewer were held than left, or a price or the rate of a day on which they were bought is missing. */
  #takesOver({ entry, change, holding }: ExactChange, { brought, among }: Coming, markets: Markets): boolean {
    const units = unitsIn(change);
    const share = shareAmong(entry, among, worthIn(markets));
    const isWhole = sumUnits(brought.lots).cmp(brought.units) === 0;
    const arrival = { currency: this.#currency, holdingCurrency: holding.currency, rateOn: markets.rateOn };
    const lots = units && share && isWhole ? movedLots(brought, { ...arrival, units, share }) : null;
    if (isExchanged(entry) && !lots) loseCost(holding, isShareMissing({ share, units, isWhole }, among, markets));
    if (!lots) return false;
    const [cost, costThere] = [sumCost(lots), sumCost(brought.lots)];
    takeOver(holding, { lots, averageCost: costThere.isZero() ? cost : brought.averageCost.share(cost, costThere) });
    if (isExchanged(entry)) addMoney(holding, { ...noMoney, put: cost });
    if (brought.costUnknown) loseCost(holding, brought.costMissing);
    return true;
  }

  /** Returns the value of 1 of the transaction's currency when its cost was paid. */
  #costRate({ entry, exact, change }: ExactChange, markets: Markets): Decimal | null {
    const isOfOtherDay = change.kind === 'receive' && change.money !== null && costDayOf(entry) !== entry.day;
    if (!isOfOtherDay || entry.currency === this.#currency || entry.rate !== null) return exact;
    return rateOrNull(markets.rateOn(entry.currency, costDayOf(entry)));
  }

  /**
   * Returns the value of 1 of the holding's currency in the portfolio's: that of the trade if it was made in it, else the rate of the
   * day (for received units, of their acquisition day).
   */
  #localRate({ entry, exact, change, holding: { currency } }: ExactChange, markets: Markets): Decimal | null {
    const isReceived = change.kind === 'receive';
    if (entry.currency === currency && !(isReceived && change.money === null)) return exact;
    if (currency === this.#currency) return one;
    return rateOrNull(markets.rateOn(currency, (isReceived ? change.acquiredDay : null) ?? entry.day));
  }
}

function unitsIn(change: HoldingChange): Decimal | null {
  return 'units' in change ? change.units : null;
}

function worthIn({ unitValueOn }: Markets): Worth {
  return ({ instrumentId, units, day }) => unitValueOn(instrumentId ?? '', day) * (units?.toNumber() ?? NaN);
}

const noMoney = { put: zero, income: zero, dealingCosts: zero, taxes: zero };

/** Marks the cost of a holding as unknown: missing itself, or only for want of an exchange rate. */
function loseCost(holding: OpenHolding, isMissing: boolean): void {
  holding.costUnknown = true;
  if (isMissing) holding.costMissing = true;
}

/** Returns whether there is an exchange rate for each of these securities on its day: what has no value then has no price. */
function haveRates(entries: readonly LedgerEntry[], { instrument, rateOn }: Markets): boolean {
  return entries.every(
    ({ instrumentId, currency, day }) => !Number.isNaN(rateOn(instrument(instrumentId ?? '')?.currency ?? currency, day)),
  );
}

/** Returns whether a cost cannot be divided for another reason than an exchange rate: that of a day on which lots were bought among them. */
function isShareMissing(
  { share, units, isWhole }: { share: Decimal | null; units: Decimal | null; isWhole: boolean },
  among: readonly LedgerEntry[],
  markets: Markets,
): boolean {
  return share ? !(units && isWhole) : haveRates(among, markets);
}

/** Returns whether units came without a cost on a day without a price, although there is an exchange rate. */
function isValueMissing({ entry, change }: ExactChange, markets: Markets): boolean {
  return change.kind === 'receive' && change.money === null && haveRates([entry], markets);
}

/** Returns true for an exchange of securities: they stay in the portfolio at their cost, and nothing crosses its boundary. */
function isExchanged({ type }: LedgerEntry): boolean {
  return type === 'CorporateAction';
}

function rateOrNull(rate: number): Decimal | null {
  return Number.isNaN(rate) ? null : decimal(rate);
}

function isListed({ income, charges, dealingCosts, taxes }: EntryEffect): boolean {
  return !(income.isZero() && charges.isZero() && dealingCosts.isZero() && taxes.isZero());
}

/** Management charges are the portfolio's, not a holding's. */
function movesMoney({ income, dealingCosts, taxes }: EntryEffect, put: Decimal): boolean {
  return !(put.isZero() && income.isZero() && dealingCosts.isZero() && taxes.isZero());
}

/** The money of a transaction, and the value of units that crossed the boundary: positive came in. */
function moveMoney(holding: OpenHolding, { effect, exact, put }: ExactEntry, crossed: number): void {
  const factor = exact ?? zero;
  const inOwn = put.times(factor);
  addMoney(holding, {
    put: crossed === 0 || Number.isNaN(crossed) ? inOwn : inOwn.plus(decimal(crossed)),
    income: effect.income.times(factor),
    dealingCosts: effect.dealingCosts.times(factor),
    taxes: effect.taxes.times(factor),
  });
  if (Number.isNaN(crossed) || (exact === null && !put.isZero())) holding.flowsUnknown = true;
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
