import type { PortfolioBook } from './portfolio-book.ts';
import type { Model } from './portfolio-plan.ts';

/** Trades smaller than this (minor units) are not worth their costs. */
const smallestTrade = 25_000;
/** The excess of a holding over its weight that triggers a sale at rebalancing, as a fraction of the portfolio. */
const tolerance = 0.012;
/** Money raised beyond what is needed, so that the next payment finds some. */
const margin = 1.15;

/** Spends the cash above the model's own on the holdings that are furthest below their weight, at most `atMost` of them. */
export function invest(book: PortfolioBook, model: Model, { day, atMost }: { day: number; atMost: number }): void {
  const value = book.value(day);
  const free = book.cash() - cashWeight(model) * value;
  const wanted = [...model]
    .map(([symbol, weight]) => ({ symbol, short: weight * value - book.holdingValue(symbol, day) }))
    .filter(({ short }) => short > 0)
    .toSorted((one, other) => other.short - one.short)
    .slice(0, atMost);
  const total = wanted.reduce((sum, { short }) => sum + short, 0);
  for (const { symbol, short } of wanted) {
    const budget = Math.floor((Math.min(free, total) * short) / total);
    if (budget >= smallestTrade) book.buy(day, symbol, budget);
  }
}

/** Sells from the largest holdings until cash covers what is needed. Returns the cash that there is for it. */
export function raise(book: PortfolioBook, model: Model, { day, needed }: { day: number; needed: number }): number {
  const largestFirst = [...model.keys()].toSorted((one, other) => book.holdingValue(other, day) - book.holdingValue(one, day));
  for (const symbol of largestFirst) {
    const missing = needed - book.cash();
    if (missing <= 0) break;
    const steps = book.stepsFor(day, symbol, Math.max(missing * margin, smallestTrade));
    if (steps > 0) book.sell(day, symbol, steps);
  }
  return Math.min(needed, Math.max(book.cash(), 0));
}

/** Cuts holdings back to their weight and spends the proceeds on the others. */
export function rebalance(book: PortfolioBook, model: Model, day: number): void {
  const value = book.value(day);
  for (const [symbol, weight] of model) {
    const above = book.holdingValue(symbol, day) - weight * value;
    if (above > tolerance * value) book.sell(day, symbol, book.stepsFor(day, symbol, above));
  }
  invest(book, model, { day, atMost: model.size });
}

/** Sells every holding and pays all cash out. Returns the amount in minor units. */
export function leave(book: PortfolioBook, { day, note }: { day: number; note: string }): number {
  for (const [symbol, steps] of book.units) book.sell(day, symbol, steps);
  const amount = book.cash();
  book.pay(day, -amount, note);
  return amount;
}

function cashWeight(model: Model): number {
  return 1 - [...model.values()].reduce((sum, weight) => sum + weight, 0);
}
