import type { LocalMarket } from '../gains/currency-effect.ts';
import type { Decimal } from '../decimal.ts';
import { whyCostUnknown } from '../ledger/holding.ts';
import type { Lot } from '../ledger/lots.ts';
import { available, combineFigures, type Figure, mapFigure, unavailable } from '../figure.ts';
import { gainRate, unrealisedGain } from '../gains/gains.ts';
import type { MoneySpan, PositionSpan } from './cost-pass.ts';
import { type Markets, type MarketSources, createMarkets } from '../prices/markets.ts';
import { isStale, lastOnOrBefore } from '../prices/price-series.ts';
import type { Quotation } from '../prices/quotation.ts';
import { accruedUnitValue, cashIn, unitValue } from '../prices/valuation.ts';

/** A holding on a day, with what it is worth. */
export interface ValuedPosition {
  readonly instrumentId: string | null;
  /** Currency of the holding and of `localValue`. */
  readonly currency: string;
  readonly units: Decimal;
  /** The last stated price (or reported value) in its quote unit, with its day; `null` of cash and before the first one. */
  readonly price: { readonly price: number; readonly day: number; readonly isStale: boolean } | null;
  /** The value rests on an estimate: grown since its price, or rolled on with calls and distributions. */
  readonly isEstimate: boolean;
  readonly localValue: Figure;
  /** The rest in the portfolio's currency. */
  readonly value: Figure;
  /** Accrued interest of a bond, which is part of the value; `null` of anything else, and of a bond whose terms are not known. */
  readonly accrued: Figure | null;
  readonly cost: Figure;
  /** Lots in which the units held were bought, oldest first; none of cash. */
  readonly lots: readonly Lot[];
  readonly gain: Figure;
  readonly gainRate: Figure;
  readonly realised: Decimal;
  readonly income: Decimal;
}

/**
 * Returns the positions of a portfolio at the end of `day`, valued at that day's last prices and rates. `spans` is the book's.
 * Holdings given up before are included, with units 0, so that their realised gain and income are not lost.
 */
export function positionsOn(spans: readonly PositionSpan[], sources: MarketSources, day: number): ValuedPosition[] {
  const firstDay = Math.min(day, sources.entries[0]?.day ?? day);
  const markets = createMarkets(sources, { firstDay, days: day - firstDay + 1 });
  return spansOn(spans, day).map((span) => valuedPosition(span, markets, day));
}

/** The spans that contain `day`. */
export function spansOn(spans: readonly PositionSpan[], day: number): PositionSpan[] {
  return spans.filter(({ fromDay, toDay }) => fromDay <= day && (toDay === null || day < toDay));
}

/** Returns the value of a span at the end of `day`, in the portfolio's currency. */
export function valueOfSpan(span: MoneySpan, markets: Markets, day: number): Figure {
  const quotation = quotationOfSpan(span, markets);
  const from = quotation?.currency ?? span.currency;
  return inPortfolioCurrency(localValueOf(span, quotation, day), { from, markets, day });
}

/** The market in which a holding is quoted, for what its price did and what its currency did. */
export function localMarketOf(span: MoneySpan, markets: Markets): LocalMarket {
  const quotation = quotationOfSpan(span, markets);
  return {
    localValueOn: (own, day) => {
      const value = localValueOf(own, quotation, day);
      return value.available ? value.value : NaN;
    },
    rateOn: (day) => markets.rateOn(quotation?.currency ?? span.currency, day),
  };
}

function quotationOfSpan({ instrumentId, currency }: MoneySpan, markets: Markets): Quotation | undefined {
  return instrumentId === null ? cashIn(currency) : markets.quotation(instrumentId);
}

/** A span on one of its days, valued in the portfolio's currency. */
export function valuedPosition(span: PositionSpan, markets: Markets, day: number): ValuedPosition {
  const quotation = quotationOfSpan(span, markets);
  const localValue = localValueOf(span, quotation, day);
  const inOwn = (local: Figure) => inPortfolioCurrency(local, { from: quotation?.currency ?? span.currency, markets, day });
  const value = inOwn(localValue);
  const cost = costOfSpan(span, value);
  const gain = unrealisedGain(value, cost);
  return {
    instrumentId: span.instrumentId,
    currency: quotation?.currency ?? span.currency,
    units: span.units,
    price: statedPrice(span, { quotation, markets, day }),
    isEstimate: quotation !== undefined && isEstimated(quotation, day),
    localValue,
    value,
    accrued: quotation?.bond ? inOwn(available(accruedUnitValue(quotation, day) * span.units.toNumber())) : null,
    cost,
    lots: span.lots,
    gain,
    gainRate: span.instrumentId === null ? unavailable('nothing-paid-in') : gainRate(gain, cost),
    realised: span.realised,
    income: span.income,
  };
}

function localValueOf({ units, instrumentId }: MoneySpan, quotation: Quotation | undefined, day: number): Figure {
  if (units.isZero()) return available(0);
  if (!quotation) return unavailable('not-recorded', instrumentId ?? '');
  const worth = unitValue(quotation, day) * (quotation.perUnit ? units.toNumber() : 1);
  const reason = quotation.perUnit ? 'no-price' : 'no-reported-value';
  return Number.isNaN(worth) ? unavailable(reason, instrumentId ?? '') : available(worth);
}

function inPortfolioCurrency(local: Figure, { from, markets, day }: { from: string; markets: Markets; day: number }): Figure {
  const rate = markets.rateOn(from, day);
  const figure = Number.isNaN(rate) ? unavailable('no-exchange-rate', from) : available(rate);
  return local.available && local.value === 0 ? local : combineFigures(local, figure, (value, factor) => value * factor);
}

/** Cash has cost what it is worth: what exchange rates did to it is no gain of a holding. */
function costOfSpan(span: PositionSpan, value: Figure): Figure {
  if (span.instrumentId === null) return mapFigure(value, (worth) => worth);
  const reason = whyCostUnknown(span);
  return reason ? unavailable(reason, span.instrumentId) : available(span.cost.toNumber());
}

function statedPrice(
  { instrumentId }: PositionSpan,
  { quotation, markets, day }: { quotation: Quotation | undefined; markets: Markets; day: number },
): ValuedPosition['price'] {
  const stated = quotation && lastOnOrBefore(quotation.stated, day);
  if (!stated || instrumentId === null) return null;
  const type = markets.instrument(instrumentId)?.type ?? 'Other';
  return { ...stated, isStale: isStale(type, stated.day, day) };
}

function isEstimated({ growth, perUnit, series, stated }: Quotation, day: number): boolean {
  const used = lastOnOrBefore(series, day)?.day;
  const said = lastOnOrBefore(stated, day)?.day;
  return perUnit ? growth !== 0 && used !== day : used !== said;
}
