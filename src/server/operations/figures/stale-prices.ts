import type { LedgerInstrument } from '#finance/ledger/ledger.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { MarketSources } from '#finance/prices/markets.ts';
import { indexOnOrBefore, isStale, type PriceSeries } from '#finance/prices/price-series.ts';

/** A portfolio's positions and what the market says about them. */
interface PricedPortfolio {
  readonly positions: readonly PositionSpan[];
  readonly sources: MarketSources;
}

/** How many of the instruments held on each of these days have a price that is too old to be shown without a flag. */
export function stalePrices(portfolios: readonly PricedPortfolio[], days: readonly number[]): ReadonlyMap<number, number> {
  const stale = new Map(days.map((day) => [day, new Set<string>()]));
  for (const { positions, sources } of portfolios) {
    const instruments = new Map(sources.instruments.map((instrument) => [instrument.id, instrument]));
    for (const span of positions) {
      const instrument = instruments.get(span.instrumentId ?? '');
      if (!instrument || span.units.isZero()) continue;
      for (const day of daysOf(span, days)) {
        if (isOld(instrument, sources, day)) stale.get(day)?.add(instrument.id);
      }
    }
  }
  return new Map([...stale].map(([day, ids]) => [day, ids.size]));
}

/** `days` are in order. */
function daysOf({ fromDay, toDay }: PositionSpan, days: readonly number[]): readonly number[] {
  const first = days.findIndex((day) => day >= fromDay);
  if (first < 0) return [];
  const end = toDay === null ? -1 : days.findIndex((day) => day >= toDay);
  return days.slice(first, end < 0 ? days.length : end);
}

function isOld({ id, type }: LedgerInstrument, { prices, reportedValues }: MarketSources, day: number): boolean {
  const stated: PriceSeries | undefined = reportedValues.get(id) ?? prices.get(id);
  const at = stated ? indexOnOrBefore(stated.days, day) : -1;
  return stated !== undefined && at >= 0 && isStale(type, stated.days[at] ?? NaN, day);
}
