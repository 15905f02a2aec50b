import { weekdaysLater } from '../market/calendar.ts';
import { rateBetween } from '../market/exchange-rates.ts';
import { type Market, getPriceSeries, unitPrice, lastClose } from '../market/market.ts';
import type { DealingTerms, ExchangePlan } from './portfolio-plan.ts';
import { amountText, chargeText, type TransactionRow, unitsText } from './transaction-row.ts';

const stepsAUnit = 10_000;

/** The portfolio whose transactions are booked. With `isDirect`, each is settled with the investor, and the portfolio has no cash. */
interface BookedPortfolio {
  readonly id: string;
  readonly currency: string;
  readonly isDirect?: boolean;
}

/** One money movement; `minor` is signed, in minor units of `currency`. */
interface Movement {
  readonly day: number;
  readonly minor: number;
  readonly currency?: string;
  readonly row: TransactionRow;
}

/**
 * Books a portfolio's transactions while it keeps cash (minor units) and units (ten-thousandths), both as whole numbers and so exact.
 * Nothing can be sold that is not held, and no payment can be made that cash does not cover: both throw.
 */
export class PortfolioBook {
  readonly rows: TransactionRow[] = [];
  readonly units = new Map<string, number>();
  readonly #cash = new Map<string, number>();
  readonly #market: Market;
  readonly #portfolio: BookedPortfolio;
  readonly #terms: DealingTerms;

  constructor(market: Market, portfolio: BookedPortfolio, terms: DealingTerms) {
    this.#market = market;
    this.#portfolio = portfolio;
    this.#terms = terms;
  }

  /** Cash in minor units of a currency, the portfolio's own unless said. */
  cash(currency = this.#portfolio.currency): number {
    return this.#cash.get(currency) ?? 0;
  }

  /** Value of a holding on a day, in minor units of the portfolio's currency. */
  holdingValue(symbol: string, day: number): number {
    const price = unitPrice(this.#market, { symbol, currency: this.#portfolio.currency, day });
    return Math.round(((this.units.get(symbol) ?? 0) / stepsAUnit) * price * 100);
  }

  /** Value of all holdings and of the cash in the portfolio's own currency, in minor units. */
  value(day: number): number {
    return [...this.units.keys()].reduce((sum, symbol) => sum + this.holdingValue(symbol, day), this.cash());
  }

  /** A contribution (positive) or withdrawal (negative), in the portfolio's currency unless said. */
  pay(day: number, minor: number, note: string, currency = this.#portfolio.currency): void {
    if (minor === 0) return;
    this.#book({ day, minor, currency, row: { type: minor > 0 ? 'Contribution' : 'Withdrawal', note } });
  }

  /** Cash of another currency for the portfolio's own, below the market's rate by the bank's margin. */
  exchange(day: number, from: string, { amount, margin }: Omit<ExchangePlan, 'date'>): void {
    const { currency: to, id } = this.#portfolio;
    const rate = rateBetween(this.#market.rates, { from, to, day }) * (1 - margin);
    const row = { type: 'Exchange', transferId: `${id}-${this.#market.calendar.days[day] ?? ''}` };
    this.#book({ day, minor: -Math.round(amount * 100), currency: from, row });
    this.#book({ day, minor: Math.round(amount * rate * 100), row });
  }

  /** Money that a fund calls. */
  call(
    day: number,
    symbol: string,
    { minor, currency, ...told }: { minor: number; currency: string; category: string; note: string },
  ): void {
    this.#book({ day, minor: -minor, currency, row: { type: 'Call', symbol, ...told } });
  }

  /** Money that a fund pays back. */
  distribute(day: number, symbol: string, { minor, currency, category }: { minor: number; currency: string; category: string }): void {
    this.#book({ day, minor, currency, row: { type: 'Distribution', symbol, category } });
  }

  /** A charge of a category, taken from cash. */
  charge(day: number, minor: number, category: string): void {
    if (minor > 0) this.#book({ day, minor: -minor, row: { type: 'Charge', category } });
  }

  /** Interest on cash. */
  interest(day: number, minor: number): void {
    if (minor > 0) this.#book({ day, minor, row: { type: 'Interest' } });
  }

  /** Buys as many units as the money (minor units, costs included) allows. Returns what was spent. */
  buy(day: number, symbol: string, budget: number): number {
    const costs = this.#dealing(symbol);
    const price = unitPrice(this.#market, { symbol, currency: this.#portfolio.currency, day });
    const step = getPriceSeries(this.#market, symbol).instrument.type === 'Fund' ? 1 : stepsAUnit;
    const affordable = (budget - costs.charge) / (price * 100 * (1 + costs.stampDuty));
    const steps = Math.floor((affordable * stepsAUnit) / step - 1e-9) * step;
    if (!(steps > 0)) return 0;
    return this.#purchase({ day, symbol, steps, price });
  }

  /** Buys so many units (ten-thousandths). Returns what was spent. */
  buyUnits(day: number, symbol: string, steps: number): number {
    const price = unitPrice(this.#market, { symbol, currency: this.#portfolio.currency, day });
    return this.#purchase({ day, symbol, steps, price });
  }

  #purchase({ day, symbol, steps, price }: { day: number; symbol: string; steps: number; price: number }): number {
    const costs = this.#dealing(symbol);
    const consideration = Math.round((steps / stepsAUnit) * price * 100);
    const tax = Math.round(consideration * costs.stampDuty);
    const spent = consideration + tax + costs.charge;
    this.#book({ day, minor: -spent, row: this.#trade('Purchase', { day, symbol, steps, charges: costs.charge, tax }) });
    this.units.set(symbol, (this.units.get(symbol) ?? 0) + steps);
    return spent;
  }

  /** Sells so many units (ten-thousandths). */
  sell(day: number, symbol: string, steps: number): void {
    const held = this.units.get(symbol) ?? 0;
    if (steps > held) throw new RangeError(`${this.#portfolio.id} sells more ${symbol} than it holds`);
    const price = unitPrice(this.#market, { symbol, currency: this.#portfolio.currency, day });
    const consideration = Math.round((steps / stepsAUnit) * price * 100);
    const charges = Math.min(this.#dealing(symbol).charge, consideration);
    this.#book({ day, minor: consideration - charges, row: this.#trade('Sale', { day, symbol, steps, charges, tax: 0 }) });
    if (steps === held) this.units.delete(symbol);
    else this.units.set(symbol, held - steps);
  }

  /** Units (ten-thousandths) whose sale brings about so much money, never more than are held; whole units of what is listed. */
  stepsFor(day: number, symbol: string, minor: number): number {
    const price = unitPrice(this.#market, { symbol, currency: this.#portfolio.currency, day });
    const step = getPriceSeries(this.#market, symbol).instrument.type === 'Fund' ? 1 : stepsAUnit;
    return Math.min(Math.ceil((minor / 100 / price) * (stepsAUnit / step)) * step, this.units.get(symbol) ?? 0);
  }

  /** Income on so many units (ten-thousandths), `perUnit` in the instrument's currency; tax is withheld from dollar dividends. */
  receive(day: number, symbol: string, { steps, perUnit }: { steps: number; perUnit: number }): void {
    const { instrument, unitFactor } = getPriceSeries(this.#market, symbol);
    const rate = rateBetween(this.#market.rates, { from: instrument.currency, to: this.#portfolio.currency, day });
    const gross = Math.round((steps / stepsAUnit) * perUnit * rate * 100);
    const tax = instrument.currency === 'USD' ? Math.round(gross * this.#terms.dollarWithholding) : 0;
    if (gross === 0) return;
    const type = instrument.traits.coupon === undefined ? 'Dividend' : 'Interest';
    const price = String(Number((perUnit / unitFactor).toFixed(6)));
    this.#book({ day, minor: gross - tax, row: { type, symbol, units: unitsText(steps), price, tax: chargeText(tax) } });
  }

  /** So many new units for each old one. */
  split(day: number, symbol: string, ratio: number): void {
    const held = this.units.get(symbol);
    if (held === undefined) return;
    this.#book({ day, minor: 0, row: { type: 'Split', symbol, ratio: String(ratio) } });
    this.units.set(symbol, held * ratio);
  }

  #trade(type: string, trade: { day: number; symbol: string; steps: number; charges: number; tax: number }): TransactionRow {
    return {
      type,
      symbol: trade.symbol,
      units: unitsText(trade.steps),
      price: String(lastClose(getPriceSeries(this.#market, trade.symbol), trade.day)),
      charges: chargeText(trade.charges),
      tax: chargeText(trade.tax),
      settleDate: weekdaysLater(this.#market.calendar.days[trade.day] ?? '', 2),
    };
  }

  #dealing(symbol: string): { charge: number; stampDuty: number } {
    const { type, quoteUnit, assetClass } = getPriceSeries(this.#market, symbol).instrument;
    if (type === 'Fund' || type === 'Property') return { charge: 0, stampDuty: 0 };
    const isUkShare = type === 'Stock' && quoteUnit === 'GBX' && assetClass === 'Equities';
    return { charge: Math.round(this.#terms.listedCharge * 100), stampDuty: isUkShare ? this.#terms.stampDuty : 0 };
  }

  #move({ minor, currency, row }: { readonly minor: number; readonly currency: string; readonly row: TransactionRow }): void {
    const balance = this.cash(currency) + minor;
    if (balance < 0) throw new RangeError(`${this.#portfolio.id} has no cash for ${row.type} of ${row.symbol ?? amountText(minor)}`);
    this.#cash.set(currency, balance);
  }

  #book({ day, minor, currency = this.#portfolio.currency, row }: Movement): void {
    if (!this.#portfolio.isDirect) this.#move({ minor, currency, row });
    const rate = rateBetween(this.#market.rates, { from: currency, to: this.#portfolio.currency, day });
    this.rows.push({
      ...row,
      fxRate: currency === this.#portfolio.currency || row.type === 'Exchange' ? '' : rate.toFixed(6),
      id: `${this.#portfolio.id}-${String(this.rows.length + 1).padStart(4, '0')}`,
      source: 'demo',
      portfolio: this.#portfolio.id,
      date: this.#market.calendar.days[day] ?? '',
      amount: amountText(minor),
      currency,
    });
  }
}
