import { addDays, type IsoDate } from '#finance/iso-date.ts';
import type { Exchange } from './exchange.ts';
import { type LedgerRow, RealAccount } from './real-account.ts';
import type { Basket, Recipe } from './recipe.ts';
import { americanEnd, moves, recipes } from './recipes.ts';
import { inventedSplit } from './shared-series.ts';

/** A quarter's management charge, a fraction of the value. */
const quarterlyCharge = 0.0015;
/** Cash that stays uninvested, a fraction of the value. */
const reserve = 0.02;
/** Yearly interest on the cash in the portfolio's own currency, a fraction. */
const interestRate = 0.004;
/** Days from the ex day to the payment of a dividend. */
const daysToPayment = 21;

interface Running {
  readonly recipe: Recipe;
  readonly account: RealAccount;
  readonly turns: Map<Basket, number>;
  readonly entitlements: { readonly payable: IsoDate; readonly symbol: string; readonly steps: number; readonly perUnit: number }[];
  /** The amount paid out when everything was withdrawn, in hundredths; `null` while the money is invested. */
  away: number | null;
}

/** Lets all portfolios live through the days of the exchange, each after its own recipe. Returns every transaction. */
export function followRecipes(exchange: Exchange): LedgerRow[] {
  const running = recipes.map((recipe) => ({
    recipe,
    account: new RealAccount(recipe.id, recipe.currency, exchange),
    turns: new Map<Basket, number>(),
    entitlements: [],
    away: null,
  }));
  exchange.days.forEach((day, index) => {
    const previous = exchange.days[index - 1] ?? day;
    for (const one of running) if (day >= one.recipe.from) liveOneDay(one, { exchange, day, previous });
    for (const { from, to, symbol } of moves.filter(({ date }) => falls(date, { day, previous }))) {
      accountOf(running, from).handOver(day, symbol, accountOf(running, to));
    }
  });
  return running.flatMap(({ account }) => account.rows);
}

interface Today {
  readonly exchange: Exchange;
  readonly day: IsoDate;
  /** The trading day before. */
  readonly previous: IsoDate;
}

function liveOneDay(one: Running, today: Today): void {
  const isOpening = falls(one.recipe.from, today);
  securityEvents(one, today);
  if (isOpening) one.account.book(today.day, { type: 'Contribution', cents: one.recipe.opening * 100, note: 'Opening' });
  payments(one, today);
  comeAndGo(one, today);
  if (one.away !== null) return;
  if (!isOpening) regularEvents(one, today);
  if (isOpening || isFirstOf('quarter', today)) buyByTurns(one, today);
  if (falls(`${today.day.slice(0, 4)}-06-30`, today)) trim(one, today);
  if (falls(americanEnd, today)) leaveAmerica(one, today);
}

function regularEvents(one: Running, today: Today): void {
  const { monthly } = one.recipe;
  if (monthly && isFirstOf('month', today)) one.account.book(today.day, { type: 'Contribution', cents: monthly * 100 });
  if (isFirstOf('quarter', today)) quarter(one, today);
}

/** The split, dividends earned (on the units held before the ex day's trades) and dividends paid. */
function securityEvents({ account, entitlements }: Running, { exchange, day, previous }: Today): void {
  if (falls(inventedSplit.date, { day, previous })) account.split(day, inventedSplit.symbol, inventedSplit.ratio);
  for (const [symbol, steps] of account.units) {
    const dividend = exchange.series(symbol).dividends.find(({ date }) => date === day);
    if (dividend) entitlements.push({ payable: addDays(day, daysToPayment), symbol, steps, perUnit: dividend.amount });
  }
  for (const { symbol, steps, perUnit } of entitlements.filter(({ payable }) => falls(payable, { day, previous }))) {
    account.receive(day, symbol, { steps, perUnit });
  }
}

function payments(one: Running, { exchange, day, previous }: Today): void {
  for (const { date, currency, amount } of one.recipe.payments ?? []) {
    if (!falls(date, { day, previous })) continue;
    if (amount < 0) raise(one, { exchange, day, currency, needed: -amount * 100 });
    one.account.book(day, { type: amount > 0 ? 'Contribution' : 'Withdrawal', cents: amount * 100, currency });
  }
}

/** Everything sold and paid out on one day, and the same money paid back in on another. */
function comeAndGo(one: Running, today: Today): void {
  const { recipe, account } = one;
  if (!recipe.leaves) return;
  if (falls(recipe.leaves.on, today)) {
    for (const [symbol, steps] of account.units) account.sell(today.day, symbol, steps);
    one.away = account.cash(recipe.currency);
    account.book(today.day, { type: 'Withdrawal', cents: -one.away, note: 'Everything paid out' });
  }
  if (falls(recipe.leaves.returns, today) && one.away !== null) {
    account.book(today.day, { type: 'Contribution', cents: one.away, note: 'Paid back in' });
    one.away = null;
    buyByTurns(one, today);
  }
}

/** Charges, interest, income paid out, and in January the tax bill. */
function quarter(one: Running, { exchange, day, previous }: Today): void {
  const { recipe, account } = one;
  const currency = recipe.currency;
  const pay = (type: string, amount: number, category = '') => {
    const cents = Math.round(amount * 100);
    raise(one, { exchange, day, currency, needed: cents });
    account.book(day, { type, cents: -cents, ...(category ? { category } : {}) });
  };
  account.book(day, { type: 'Interest', cents: Math.round((account.cash(currency) * interestRate) / 4) });
  pay('Charge', account.value(previous) * quarterlyCharge, 'Management');
  if (recipe.quarterlyOut) pay('Withdrawal', recipe.quarterlyOut);
  if (recipe.yearlyTax && day.slice(5, 7) === '01') pay('Tax', account.value(previous) * recipe.yearlyTax);
}

/** Spends what is above the reserve in each currency on the next two securities of its basket that have a price today. */
function buyByTurns({ recipe, account, turns }: Running, { exchange, day }: Today): void {
  for (const basket of recipe.baskets.filter(({ from, until }) => from <= day && day <= until)) {
    const kept = basket.settle === recipe.currency ? Math.round(account.value(day) * reserve * 100) : 0;
    const turn = turns.get(basket) ?? 0;
    const tradable = basket.symbols.filter((symbol) => exchange.series(symbol).closes.has(day));
    const chosen = [tradable[turn % tradable.length], tradable[(turn + 1) % tradable.length]].filter((symbol) => symbol !== undefined);
    turns.set(basket, turn + 2);
    const free = account.cash(basket.settle) - kept;
    const budget = Math.floor(Math.min(free, Math.max(free / 4, 600_000)) / chosen.length);
    if (budget < 50_000) continue;
    for (const symbol of chosen) account.buy({ day, symbol, settle: basket.settle }, budget, recipe.fractional ? 1 : 10_000);
  }
}

/** Once a year a third of the largest holding is sold. */
function trim({ account }: Running, { exchange, day }: Today): void {
  const [largest] = tradableBySize(account, exchange, day);
  if (largest === undefined) return;
  account.sell(day, largest, Math.floor((account.units.get(largest) ?? 0) / 30_000) * 10_000);
}

/** Sells from the largest holdings that are settled in a currency until its cash covers what is needed (hundredths). */
function raise(
  { account }: Running,
  { exchange, day, currency, needed }: { exchange: Exchange; day: IsoDate; currency: string; needed: number },
): void {
  for (const symbol of tradableBySize(account, exchange, day).filter((held) => (account.settled.get(held) ?? '') === currency)) {
    const missing = needed - account.cash(currency);
    if (missing <= 0) return;
    const price = exchange.price(symbol, day) * exchange.rate(exchange.series(symbol).currency, currency, day);
    account.sell(day, symbol, Math.ceil((missing * 1.05 + 5000) / 100 / price) * 10_000);
  }
}

function leaveAmerica({ recipe, account }: Running, { exchange, day }: Today): void {
  for (const [symbol, steps] of account.units) {
    if (exchange.series(symbol).currency === 'USD' && !recipe.keeps?.includes(symbol)) account.sell(day, symbol, steps);
  }
}

function tradableBySize(account: RealAccount, exchange: Exchange, day: IsoDate): string[] {
  return [...account.units.keys()]
    .filter((symbol) => exchange.series(symbol).closes.has(day))
    .toSorted((one, other) => account.holdingValue(other, day) - account.holdingValue(one, day));
}

/** Returns whether this is the first trading day on or after a date. */
function falls(date: IsoDate, { day, previous }: { day: IsoDate; previous: IsoDate }): boolean {
  return previous < date && date <= day;
}

function isFirstOf(period: 'month' | 'quarter', { day, previous }: { day: IsoDate; previous: IsoDate }): boolean {
  const months = { month: 1, quarter: 3 }[period];
  const number = (date: IsoDate) => Math.floor((Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1) / months);
  return number(day) !== number(previous);
}

function accountOf(running: readonly Running[], id: string): RealAccount {
  const found = running.find(({ recipe }) => recipe.id === id);
  if (!found) throw new RangeError(`no portfolio ${id}`);
  return found.account;
}
