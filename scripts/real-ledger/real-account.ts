import type { IsoDate } from '#finance/iso-date.ts';
import type { Exchange } from './exchange.ts';

/** A row of transactions.csv by column; what is missing is blank. */
export type LedgerRow = Readonly<Record<string, string>>;

/** The charge for a trade in a listed security, in its settlement currency. */
const dealingCharge = 12.5;
/** Stamp duty on London shares, a fraction. */
const stampDuty = 0.005;
/** The bank's margin on a currency conversion for a trade, as a fraction. */
const conversionMargin = 0.001;
/** Tax withheld at the source, by the exchange in the symbol. */
const withholding: Readonly<Record<string, number>> = { MC: 0.19, PA: 0.25, MI: 0.26 };

interface Trade {
  readonly day: IsoDate;
  readonly symbol: string;
  readonly settle: string;
}

/** One portfolio's book: cash in hundredths and units in ten-thousandths, whole numbers both. It refuses what would go below zero. */
export class RealAccount {
  readonly id: string;
  readonly currency: string;
  readonly rows: LedgerRow[] = [];
  readonly units = new Map<string, number>();
  /** The currency that each security is settled in. */
  readonly settled = new Map<string, string>();
  /** The cost and first purchase day of the units of each security, for transferring them with their history. */
  readonly paid = new Map<string, { cost: number; acquired: IsoDate }>();
  readonly #cash = new Map<string, number>();
  readonly #exchange: Exchange;

  constructor(id: string, currency: string, exchange: Exchange) {
    this.id = id;
    this.currency = currency;
    this.#exchange = exchange;
  }

  /** Cash in hundredths. */
  cash(currency: string): number {
    return this.#cash.get(currency) ?? 0;
  }

  /** Value of holdings and cash in the portfolio's currency. */
  value(day: IsoDate): number {
    const holdings = [...this.units.keys()].reduce((sum, symbol) => sum + this.holdingValue(symbol, day), 0);
    return [...this.#cash].reduce(
      (sum, [currency, cents]) => sum + (cents / 100) * this.#exchange.rate(currency, this.currency, day),
      holdings,
    );
  }

  /** Value of a holding in the portfolio's currency. */
  holdingValue(symbol: string, day: IsoDate): number {
    const rate = this.#exchange.rate(this.#exchange.series(symbol).currency, this.currency, day);
    return ((this.units.get(symbol) ?? 0) / 1e4) * this.#exchange.price(symbol, day) * rate;
  }

  /** Anything that moves cash alone; `cents` signed. Payments in another currency carry the rate that the bank used. */
  book(
    day: IsoDate,
    { type, cents, currency = this.currency, ...rest }: { type: string; cents: number; currency?: string } & LedgerBlanks,
  ): void {
    if (cents === 0) return;
    const isForeign = currency !== this.currency && (type === 'Contribution' || type === 'Withdrawal');
    const fxRate = isForeign ? (this.#exchange.rate(currency, this.currency, day) * (1 - conversionMargin)).toFixed(6) : '';
    this.#write(day, cents, { ...rest, type, currency, fxRate });
  }

  /** Spends up to `budget` (hundredths of the settlement currency, costs included). */
  buy({ day, symbol, settle }: Trade, budget: number, step: number): void {
    const isLondon = symbol.endsWith('.L');
    const unitCost = this.#unitPrice(symbol, settle, day) * (settle === this.#exchange.series(symbol).currency ? 1 : 1 + conversionMargin);
    const affordable = (budget / 100 - dealingCharge) / (unitCost * (isLondon ? 1 + stampDuty : 1));
    const steps = Math.floor((affordable * 1e4 - 1e-6) / step) * step;
    if (!(steps > 0)) return;
    const consideration = Math.round((steps / 1e4) * unitCost * 100);
    const tax = isLondon ? Math.round(consideration * stampDuty) : 0;
    const spent = consideration + tax + Math.round(dealingCharge * 100);
    const row = this.#trade({ day, symbol, settle }, { type: 'Purchase', steps, tax });
    this.#write(day, -spent, row);
    this.units.set(symbol, (this.units.get(symbol) ?? 0) + steps);
    this.settled.set(symbol, settle);
    const before = this.paid.get(symbol);
    this.paid.set(symbol, { cost: (before?.cost ?? 0) + spent, acquired: before?.acquired ?? day });
  }

  /** Sells so many units (ten-thousandths), never more than are held. */
  sell(day: IsoDate, symbol: string, wanted: number): void {
    const held = this.units.get(symbol) ?? 0;
    const steps = Math.min(wanted, held);
    if (steps <= 0) return;
    const settle = this.settled.get(symbol) ?? this.currency;
    const unitPrice = this.#unitPrice(symbol, settle, day) * (settle === this.#exchange.series(symbol).currency ? 1 : 1 - conversionMargin);
    const consideration = Math.round((steps / 1e4) * unitPrice * 100);
    const proceeds = consideration - Math.round(dealingCharge * 100);
    this.#write(day, proceeds, this.#trade({ day, symbol, settle }, { type: 'Sale', steps, tax: 0 }));
    const before = this.paid.get(symbol);
    if (before) this.paid.set(symbol, { ...before, cost: Math.round(before.cost * (1 - steps / held)) });
    this.#hold(symbol, held - steps);
  }

  /** A dividend on the units held, less the tax withheld at its source. */
  receive(day: IsoDate, symbol: string, { steps, perUnit }: { steps: number; perUnit: number }): void {
    const { currency, quoteUnit } = this.#exchange.series(symbol);
    const gross = Math.round((steps / 1e4) * perUnit * this.#exchange.rate(currency, this.currency, day) * 100);
    const tax = Math.round(gross * (withholding[symbol.split('.')[1] ?? ''] ?? 0));
    if (gross === 0) return;
    const price = String(Number((perUnit * (quoteUnit === 'GBX' ? 100 : 1)).toFixed(6)));
    const row = { type: 'Dividend', symbol, units: String(steps / 1e4), price, tax: tax === 0 ? '' : (tax / 100).toFixed(2) };
    this.#write(day, gross - tax, { ...row, currency: this.currency });
  }

  split(day: IsoDate, symbol: string, ratio: number): void {
    const held = this.units.get(symbol);
    if (held === undefined) return;
    this.#write(day, 0, { type: 'Split', symbol, ratio: String(ratio), currency: this.currency });
    this.units.set(symbol, held * ratio);
  }

  /** Hands all units of a security to another book, with what was paid for them and since when they are held. */
  handOver(day: IsoDate, symbol: string, other: RealAccount): void {
    const steps = this.units.get(symbol) ?? 0;
    const history = this.paid.get(symbol);
    if (steps === 0 || !history) return;
    const row = { symbol, units: String(steps / 1e4), transferId: `MOVE-${this.id}-${other.id}-${day}`, currency: this.currency };
    this.#write(day, 0, { ...row, type: 'TransferOut', counterPortfolio: other.id });
    const origin = { counterPortfolio: this.id, cost: (history.cost / 100).toFixed(2), acquired: history.acquired };
    other.#write(day, 0, { ...row, ...origin, type: 'TransferIn' });
    other.units.set(symbol, (other.units.get(symbol) ?? 0) + steps);
    other.settled.set(symbol, this.settled.get(symbol) ?? this.currency);
    other.paid.set(symbol, { cost: (other.paid.get(symbol)?.cost ?? 0) + history.cost, acquired: history.acquired });
    this.#hold(symbol, 0);
  }

  #hold(symbol: string, steps: number): void {
    if (steps > 0) this.units.set(symbol, steps);
    else {
      this.units.delete(symbol);
      this.paid.delete(symbol);
    }
  }

  #unitPrice(symbol: string, settle: string, day: IsoDate): number {
    return this.#exchange.price(symbol, day) * this.#exchange.rate(this.#exchange.series(symbol).currency, settle, day);
  }

  /** Every other trade in another currency carries the bank's rate, the others leave it to the day's. */
  #trade({ day, symbol, settle }: Trade, { type, steps, tax }: { type: string; steps: number; tax: number }): LedgerRow {
    const close = this.#exchange.series(symbol).closes.get(day);
    if (close === undefined) throw new RangeError(`${this.id} trades ${symbol} on ${day}, a day without price`);
    const isRecorded = settle !== this.currency && this.rows.length % 2 === 0;
    return {
      type,
      symbol,
      units: String(steps / 1e4),
      price: String(close),
      charges: dealingCharge.toFixed(2),
      tax: tax === 0 ? '' : (tax / 100).toFixed(2),
      currency: settle,
      fxRate: isRecorded ? (this.#exchange.rate(settle, this.currency, day) * (1 + conversionMargin)).toFixed(6) : '',
    };
  }

  #write(day: IsoDate, cents: number, row: LedgerRow): void {
    const currency = row['currency'] ?? this.currency;
    const balance = this.cash(currency) + cents;
    if (balance < 0) throw new RangeError(`${this.id} has no ${currency} for ${row['type']} on ${day}`);
    this.#cash.set(currency, balance);
    const id = `${this.id}-${String(this.rows.length + 1).padStart(4, '0')}`;
    this.rows.push({ ...row, id, source: 'real-ledger', portfolio: this.id, date: day, amount: (cents / 100).toFixed(2) });
  }
}

interface LedgerBlanks {
  readonly category?: string;
  readonly note?: string;
}
