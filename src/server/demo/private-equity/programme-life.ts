import { PortfolioBook } from '../ledger/portfolio-book.ts';
import type { DealingTerms } from '../ledger/portfolio-plan.ts';
import type { TransactionRow } from '../ledger/transaction-row.ts';
import type { Market } from '../market/market.ts';
import type { Programme } from './draw-programme.ts';
import type { FundEvent, FundHistory } from './fund-history.ts';
import type { PrivateEquityFirm } from './private-equity-firm.ts';

/** Cash above this fraction of the commitments is paid out at the year's end, down to half of it. */
const ceiling = 0.06;
/** What an investor pays in beyond a call, as a fraction of the commitments, so that not every call needs a payment. */
const buffer = 0.02;
/** Payments in are rounded up to this (minor units). */
const roundPayment = 1_000_000;

const noDealing: DealingTerms = { listedCharge: 0, stampDuty: 0, dollarWithholding: 0, interest: {} };

/** Writes a programme's transactions: each fund's calls and distributions in its currency, paid from cash that the investor tops up. */
export function programmeLife(
  programme: Programme,
  { firm, market, histories }: { firm: PrivateEquityFirm; market: Market; histories: ReadonlyMap<string, FundHistory> },
): readonly TransactionRow[] {
  const account = new ProgrammeAccount(programme, firm, market);
  const events = programme.commitments.flatMap(({ fund, amount }) => {
    let calls = 0;
    return (histories.get(fund.symbol)?.events ?? []).map((event) => ({
      day: event.day,
      happen: () => {
        if (event.type === 'Call') calls += 1;
        account.settle(event, { symbol: fund.symbol, currency: fund.currency, minor: Math.round(event.share * amount * 100), calls });
      },
    }));
  });
  const first = Math.min(...events.map(({ day }) => day));
  const rounds = yearEndsAfter(market, first).map((day) => ({ day, happen: () => account.closeYear(day) }));
  for (const { happen } of [...events, ...rounds].toSorted((one, other) => one.day - other.day)) happen();
  return account.book.rows;
}

/** The cash account of a programme beside its funds. */
class ProgrammeAccount {
  readonly book: PortfolioBook;
  readonly #firm: PrivateEquityFirm;
  readonly #committed = new Map<string, number>();

  constructor(programme: Programme, firm: PrivateEquityFirm, market: Market) {
    this.#firm = firm;
    this.book = new PortfolioBook(market, { id: programme.id, currency: firm.currency }, noDealing);
    for (const { fund, amount } of programme.commitments) {
      this.#committed.set(fund.currency, (this.#committed.get(fund.currency) ?? 0) + amount * 100);
    }
  }

  settle(event: FundEvent, { symbol, currency, minor, calls }: { symbol: string; currency: string; minor: number; calls: number }): void {
    if (event.type === 'Distribution') this.book.distribute(event.day, symbol, { minor, currency, category: event.category });
    else {
      this.#fund(event.day, minor, currency);
      this.book.call(event.day, symbol, { minor, currency, note: `${this.#firm.words.drawdown} ${calls}` });
    }
  }

  /** The firm's yearly charge, and what is left over paid out. */
  closeYear(day: number): void {
    const own = this.#firm.currency;
    const charge = Math.round((this.#committed.get(own) ?? 0) * this.#firm.charge);
    this.#fund(day, charge, own);
    this.book.charge(day, charge, 'Adviser');
    for (const [currency, committed] of this.#committed) {
      const isAbove = this.book.cash(currency) > ceiling * committed;
      const surplus = this.book.cash(currency) - (ceiling / 2) * committed;
      if (isAbove) this.book.pay(day, -Math.floor(surplus / roundPayment) * roundPayment, this.#firm.words.withdrawal, currency);
    }
  }

  /** Pays in what cash does not cover, with a buffer. */
  #fund(day: number, needed: number, currency: string): void {
    const missing = needed - this.book.cash(currency);
    if (missing <= 0) return;
    const wanted = missing + buffer * (this.#committed.get(currency) ?? 0);
    this.book.pay(day, Math.ceil(wanted / roundPayment) * roundPayment, this.#firm.words.contribution, currency);
  }
}

/** The first open day on or after 15 December of every year after a day. */
function yearEndsAfter({ calendar }: Market, day: number): number[] {
  const years = new Set(calendar.days.map((date) => date.slice(0, 4)));
  return [...years].map((year) => calendar.onOrAfter(`${year}-12-15`)).filter((end) => end > day && end < calendar.days.length);
}
