import type { BookProblem } from './book-problem.ts';
import type { MoneyColumn } from '../daily-series.ts';
import type { Decimal } from '../decimal.ts';
import { type EntryEffect, type HoldingChange, unitsAfter } from '../ledger/entry-effect.ts';
import type { LedgerEntry, TransactionType } from '../ledger/ledger.ts';
import type { Calendar } from '../prices/markets.ts';
import type { PricedEntry, Pricing } from '../ledger/priced-entry.ts';
import { UnitSteps } from './unit-steps.ts';

/** Types of transaction that mean nothing in a portfolio without cash. */
const cashOnly: ReadonlySet<TransactionType> = new Set<TransactionType>(['Contribution', 'Withdrawal', 'Exchange']);

/** Units held before the first transaction. */
export interface HeldBefore {
  readonly instrumentId: string | null;
  readonly currency: string;
  readonly units: Decimal;
  readonly fromDay: number;
}

/**
 * Records movements on the days of a calendar: units and cash of every holding, and the money columns. Takes one transaction at a
 * time, in order.
 */
export class Movements {
  readonly columns: Readonly<Record<MoneyColumn, Float64Array>>;
  readonly problems: BookProblem[] = [];
  readonly #pricing: Pricing;
  readonly #firstDay: number;
  readonly #cash = new Map<string, UnitSteps>();
  readonly #instruments = new Map<string, UnitSteps>();

  constructor(pricing: Pricing, { firstDay, days }: Calendar, held: readonly HeldBefore[]) {
    this.#pricing = pricing;
    this.#firstDay = firstDay;
    this.columns = emptyColumns(days);
    for (const { instrumentId, currency, units, fromDay } of held) this.#steps(instrumentId, currency).change(fromDay, units);
  }

  /** Cash, then what has units of its own. */
  holdings(): UnitSteps[] {
    return [...this.#cash.values(), ...this.#instruments.values()];
  }

  book(priced: PricedEntry): void {
    const { entry, effect, rate } = priced;
    if (Number.isNaN(rate)) this.#remark(entry, 'no-exchange-rate', `${entry.currency}/${this.#pricing.currency}`);
    if (this.#settlesElsewhere(entry)) this.#remark(entry, 'cash-settled-elsewhere', entry.id);
    this.#addMoney(priced);
    if (!effect.cash.isZero()) {
      const cash = this.#steps(null, entry.currency);
      cash.change(entry.day, cash.units.plus(effect.cash));
    }
    if (effect.holding) this.#bookUnits(entry, effect.holding);
  }

  #addMoney({ entry: { day }, effect, rate, paid, crossed }: PricedEntry): void {
    const { income, charges, dealingCosts, taxes } = this.columns;
    const at = day - this.#firstDay;
    addAmount(income, at, effect.income, rate);
    addAmount(charges, at, effect.charges, rate);
    addAmount(dealingCosts, at, effect.dealingCosts, rate);
    addAmount(taxes, at, effect.taxes, rate);
    if (paid !== 0) this.#addFlow(at, paid);
    if (crossed !== 0) this.#addFlow(at, crossed);
  }

  /** In the portfolio's view: positive comes in. A flow of unknown size makes both sides of its day unknown. */
  #addFlow(at: number, amount: number): void {
    const { paidIn, paidOut } = this.columns;
    if (!(amount < 0)) paidIn[at] = (paidIn[at] ?? 0) + amount;
    if (!(amount >= 0)) paidOut[at] = (paidOut[at] ?? 0) - amount;
  }

  #bookUnits(entry: LedgerEntry, change: HoldingChange): void {
    const { instrumentId, day } = entry;
    const steps = instrumentId === null ? undefined : this.#ofInstrument(instrumentId);
    if (!steps) {
      this.#remark(entry, 'not-recorded', instrumentId ?? entry.id);
      return;
    }
    const units = unitsAfter(steps.units, change);
    if (units !== steps.units) steps.change(day, units);
    if (units.isNegative()) this.#remark(entry, 'more-sold-than-held', steps.instrumentId ?? '');
  }

  #ofInstrument(instrumentId: string): UnitSteps | undefined {
    const known = this.#instruments.get(instrumentId);
    if (known) return known;
    const instrument = this.#pricing.markets.instrument(instrumentId);
    return instrument && this.#steps(instrumentId, instrument.currency);
  }

  #steps(instrumentId: string | null, currency: string): UnitSteps {
    const [group, key] = instrumentId === null ? [this.#cash, currency] : [this.#instruments, instrumentId];
    const known = group.get(key);
    if (known) return known;
    const steps = new UnitSteps(instrumentId, currency);
    group.set(key, steps);
    return steps;
  }

  #settlesElsewhere({ type, units }: LedgerEntry): boolean {
    return this.#pricing.settlement === 'direct' && units === null && cashOnly.has(type);
  }

  #remark({ day }: LedgerEntry, reason: BookProblem['reason'], subject: string): void {
    this.problems.push({ reason, subject, fromDay: day, toDay: day + 1 });
  }
}

function addAmount(column: Float64Array, at: number, amount: EntryEffect['income'], rate: number): void {
  if (!amount.isZero()) column[at] = (column[at] ?? 0) + amount.toNumber() * rate;
}

function emptyColumns(days: number): Record<MoneyColumn, Float64Array> {
  return {
    paidIn: new Float64Array(days),
    paidOut: new Float64Array(days),
    income: new Float64Array(days),
    charges: new Float64Array(days),
    dealingCosts: new Float64Array(days),
    taxes: new Float64Array(days),
  };
}
