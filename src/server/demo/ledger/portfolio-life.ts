import type { IsoDate } from '#finance/iso-date.ts';
import type { Calendar } from '../market/calendar.ts';
import { type Market, getPriceSeries } from '../market/market.ts';
import { createRandom } from '../random.ts';
import { invest, leave, raise, rebalance } from './follow-model.ts';
import { PortfolioBook } from './portfolio-book.ts';
import type { DealingTerms, LedgerWords, PortfolioPlan } from './portfolio-plan.ts';
import type { TransactionRow } from './transaction-row.ts';

/** Something that happens on a day of the calendar. */
interface Event {
  readonly day: number;
  readonly happen: (day: number) => void;
}

/** The data common to the events of one portfolio. */
interface Life {
  readonly plan: PortfolioPlan;
  readonly market: Market;
  readonly book: PortfolioBook;
  readonly terms: DealingTerms;
  readonly words: LedgerWords;
  /** While it is away its money is paid out and regular events do not happen. */
  isAway: boolean;
}

/** The firm's terms and words that every ledger is written with. */
export interface LedgerStyle {
  readonly terms: DealingTerms;
  readonly words: LedgerWords;
}

/** Lets a portfolio live from its inception to the end of the market and returns its transactions in order. */
export function portfolioLife(plan: PortfolioPlan, market: Market, style: LedgerStyle): readonly TransactionRow[] {
  const life: Life = { plan, market, ...style, book: new PortfolioBook(market, plan, style.terms), isAway: false };
  const first = market.calendar.onOrAfter(plan.inception);
  const events = [...securityEvents(life), ...paymentEvents(life), ...regularEvents(life, first), ...departures(life)]
    .filter(({ day }) => day >= first && day < market.calendar.days.length)
    .toSorted((one, other) => one.day - other.day);
  for (const { day, happen } of events) happen(day);
  return life.book.rows;
}

/** Splits and payouts of what the portfolio holds; they come before the trades of their day. */
function securityEvents(life: Life): Event[] {
  const { plan, market, book, words } = life;
  const symbols = new Set([...plan.model.keys(), ...(plan.extra ? [plan.extra.symbol] : [])]);
  return [...symbols].flatMap((symbol) => {
    const { payouts, split } = getPriceSeries(market, symbol);
    const splits = split ? [{ day: split.day, happen: (day: number) => book.split(day, symbol, split.ratio) }] : [];
    return splits.concat(
      payouts.flatMap(({ exDay, payDay, amount }) => {
        let steps = 0;
        const receive = (day: number) => {
          book.receive(day, symbol, { steps, perUnit: amount });
          if (life.isAway) book.pay(day, -book.cash(), words.leaving);
        };
        return [
          { day: exDay, happen: () => void (steps = book.units.get(symbol) ?? 0) },
          { day: payDay, happen: receive },
        ];
      }),
    );
  });
}

/** The opening, and payments that happen once. */
function paymentEvents(life: Life): Event[] {
  const { plan, market, book, words } = life;
  const { calendar } = market;
  const { foreignCash, extra } = plan;
  const opening = {
    day: calendar.onOrAfter(plan.inception),
    happen: (day: number) => {
      book.pay(day, minorOf(plan.opening), words.opening);
      invest(book, plan.model, { day, atMost: plan.model.size });
    },
  };
  const payments = (plan.payments ?? []).map(({ date, amount }) => ({
    day: calendar.onOrAfter(date),
    happen: (day: number) => (life.isAway ? undefined : payInOrOut(life, { day, amount, note: words.payment })),
  }));
  const foreign = foreignCash && {
    day: calendar.onOrAfter(foreignCash.date),
    happen: (day: number) => book.pay(day, minorOf(foreignCash.amount), words.foreign, foreignCash.currency),
  };
  const exchange = foreignCash?.exchanged;
  const exchanged = exchange && {
    day: calendar.onOrAfter(exchange.date),
    happen: (day: number) => book.exchange(day, foreignCash.currency, exchange),
  };
  const bought = extra && {
    day: calendar.onOrAfter(extra.date),
    happen: (day: number) => {
      book.pay(day, Math.round(extra.units * 100 * (getPriceSeries(market, extra.symbol).closes[day] ?? 0)), words.payment);
      book.buyUnits(day, extra.symbol, extra.units * 10_000);
    },
  };
  return [opening, ...payments, ...(foreign ? [foreign] : []), ...(exchanged ? [exchanged] : []), ...(bought ? [bought] : [])];
}

function payInOrOut(
  { plan, book }: Pick<Life, 'plan' | 'book'>,
  { day, amount, note }: { day: number; amount: number; note: string },
): void {
  if (amount < 0) book.pay(day, -raise(book, plan.model, { day, needed: minorOf(-amount) }), note);
  else {
    book.pay(day, minorOf(amount), note);
    invest(book, plan.model, { day, atMost: 4 });
  }
}

/** Returns the monthly, quarterly and annual events. */
function regularEvents(life: Life, first: number): Event[] {
  const { plan, market, book, words } = life;
  const random = createRandom(`life ${plan.id}`);
  const unlessAway = (happen: Event['happen']) => (day: number) => (life.isAway ? undefined : happen(day));
  const yearlyDay = `04-${String(random.whole(1, 28)).padStart(2, '0')}`;
  const rebalanceDay = `${random.pick(['02', '05', '06', '09', '10', '11'])}-${random.whole(10, 27)}`;
  const each = (days: readonly number[], happen: Event['happen']): Event[] =>
    days.filter((day) => day > first + 15).map((day) => ({ day, happen: unlessAway(happen) }));
  const payIn = (amount: number, note: string, atMost: number) => (day: number) => {
    book.pay(day, minorOf(amount), note);
    invest(book, plan.model, { day, atMost });
  };
  const { calendar } = market;
  return [
    ...(plan.monthly
      ? each(
          daysOf(
            calendar,
            months.map((month) => `${month}-05`),
          ),
          payIn(plan.monthly, words.monthly, 1),
        )
      : []),
    ...(plan.yearly ? each(daysOf(calendar, [yearlyDay]), payIn(plan.yearly, words.yearly, 3)) : []),
    ...each(daysOf(calendar, quarterDays), (day) => quarter(life, day)),
    ...(plan.rebalances ? each(daysOf(calendar, [rebalanceDay]), (day) => rebalance(book, plan.model, day)) : []),
  ];
}

/** Interest and charges of the quarter that has ended, and the regular income paid out. */
function quarter({ plan, market, book, terms, words }: Life, day: number): void {
  const year = (market.calendar.days[day] ?? '').slice(0, 4);
  book.interest(day, Math.round((book.cash() * interestIn(terms, year)) / 4));
  const value = book.value(day);
  for (const [category, yearly] of Object.entries(plan.charges)) {
    const due = Math.round((value * yearly) / 4);
    book.charge(day, raise(book, plan.model, { day, needed: due }), category);
  }
  if (plan.quarterlyIncome) payInOrOut({ plan, book }, { day, amount: -plan.quarterlyIncome, note: words.income });
}

function departures(life: Life): Event[] {
  const { plan, market, book, words } = life;
  if (!plan.leaves) return [];
  let amount = 0;
  const going = {
    day: market.calendar.onOrAfter(plan.leaves.on),
    happen: (day: number) => {
      amount = leave(book, { day, note: words.leaving });
      life.isAway = true;
    },
  };
  const coming = plan.leaves.returns && {
    day: market.calendar.onOrAfter(plan.leaves.returns),
    happen: (day: number) => {
      life.isAway = false;
      book.pay(day, amount, words.returning);
      invest(book, plan.model, { day, atMost: plan.model.size });
    },
  };
  return coming ? [going, coming] : [going];
}

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
const quarterDays = ['01-02', '04-01', '07-01', '10-01'];

/** The first open days on or after these days ("04-01") of every year that has them. */
function daysOf({ days, onOrAfter }: Calendar, yearDays: readonly IsoDate[]): number[] {
  const years = new Set(days.map((day) => day.slice(0, 4)));
  return [...years].flatMap((year) => yearDays.map((yearDay) => onOrAfter(`${year}-${yearDay}`)));
}

function interestIn({ interest }: DealingTerms, year: string): number {
  return interest[year] ?? Object.values(interest).at(-1) ?? 0;
}

function minorOf(amount: number): number {
  return Math.round(amount * 100);
}
