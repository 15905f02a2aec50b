import { type Decimal, decimal, one, sum, zero } from '../decimal.ts';
import type { Markets } from '../prices/markets.ts';
import type { LedgerEntry } from './ledger.ts';

/** Markets and currency by which exchanges are settled; `currency` is the portfolio's own. */
export interface ExchangePlace {
  readonly markets: Pick<Markets, 'rateOn'>;
  readonly currency: string;
}

/** The two sides of an exchange of currencies inside a portfolio, on one day. */
interface Exchange {
  readonly out: LedgerEntry;
  readonly into: LedgerEntry;
}

/**
 * The transactions with both sides of each exchange of currencies at one value, so that nothing is paid in or out by it:
 *
 *     value = the side in the portfolio's currency, otherwise what left at the rate of the day
 *     cost  = the charges stated on either side, otherwise what left − what came in, both at the rate of the day (not below 0)
 *
 * `rate` of each side is value / its amount and `charges` of one of them the cost, in its currency. What one currency is worth
 * less on the day than was given for it is the exchange gain on its cash. A side alone, or without a rate, stays as it is.
 * Decision: docs/calculations/charges.md.
 */
export function settledExchanges(entries: readonly LedgerEntry[], place: ExchangePlace): readonly LedgerEntry[] {
  const sides = entries.filter(({ type }) => type === 'Exchange');
  if (sides.length === 0) return entries;
  const settled = new Map(exchangesOf(sides).flatMap((exchange) => settledSides(exchange, place).map((side) => [side.id, side])));
  return entries.map((entry) => settled.get(entry.id) ?? entry);
}

/** Returns the exchanges with both sides. Several with one id on one day are paired in order: the first outgoing side with the first incoming one. */
function exchangesOf(sides: readonly LedgerEntry[]): Exchange[] {
  return [...Map.groupBy(sides, ({ transferId, day }) => `${day} ${transferId}`).values()].flatMap((own) => {
    const came = own.filter(({ amount }) => amount.isPositive());
    return own.filter(({ amount }) => amount.isNegative()).flatMap((out, at) => (came[at] ? [{ out, into: came[at] }] : []));
  });
}

function settledSides({ out, into }: Exchange, place: ExchangePlace): LedgerEntry[] {
  const [counted, other] = into.currency === place.currency ? [into, out] : [out, into];
  const rate = marketRate(counted, place);
  if (!rate) return [];
  const cost = estimatedCost({ out, into }, place);
  return [
    { ...counted, rate, ...(cost && { charges: cost.div(rate) }) },
    { ...other, rate: counted.amount.abs().times(rate).div(other.amount.abs()) },
  ];
}

/** In the portfolio's currency, to whole pence; `null` where a charge is stated, a rate is missing or nothing was lost. */
function estimatedCost({ out, into }: Exchange, place: ExchangePlace): Decimal | null {
  if (!sum([out.charges, into.charges]).isZero()) return null;
  const [left, came] = [marketRate(out, place), marketRate(into, place)];
  if (!left || !came) return null;
  const lost = out.amount.abs().times(left).minus(into.amount.times(came)).rounded(2);
  return lost.cmp(zero) > 0 ? lost : null;
}

function marketRate({ currency, day }: LedgerEntry, place: ExchangePlace): Decimal | null {
  if (currency === place.currency) return one;
  const rate = place.markets.rateOn(currency, day);
  return Number.isNaN(rate) ? null : decimal(rate);
}
