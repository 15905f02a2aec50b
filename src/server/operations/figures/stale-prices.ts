import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { InstrumentType } from '#finance/ledger/ledger.ts';
import { CarriedPrices, type Segment } from '#finance/prices/carried-prices.ts';
import type { MarketSources } from '#finance/prices/markets.ts';

/** A portfolio's positions and what the market says about them. */
interface PricedPortfolio {
  readonly positions: readonly PositionSpan[];
  readonly sources: MarketSources;
}

/** Returns, for each of these days in order, the number of held instruments whose price is too old to be shown without a flag. */
export function stalePrices(portfolios: readonly PricedPortfolio[], days: readonly number[]): ReadonlyMap<number, number> {
  const stale = new Map(days.map((day) => [day, new Set<string | null>()]));
  for (const { positions, sources } of portfolios) {
    const staleOf = staleSegments(sources);
    for (const span of positions) {
      for (const old of span.units.isZero() ? [] : staleOf(span.instrumentId)) {
        for (const day of daysIn(span, old, days)) stale.get(day)?.add(span.instrumentId);
      }
    }
  }
  return new Map([...stale].map(([day, ids]) => [day, ids.size]));
}

function staleSegments({ instruments, prices, reportedValues, carried = new CarriedPrices() }: MarketSources) {
  const types = new Map<string | null, InstrumentType>(instruments.map(({ id, type }) => [id, type]));
  return (instrumentId: string | null): readonly Segment[] => {
    const type = types.get(instrumentId);
    const stated = reportedValues.get(instrumentId ?? '') ?? prices.get(instrumentId ?? '');
    return type && stated ? carried.stale(stated, type) : [];
  };
}

function daysIn(span: PositionSpan, old: Segment, days: readonly number[]): readonly number[] {
  const from = Math.max(span.fromDay, old.fromDay);
  const to = Math.min(span.toDay ?? Infinity, old.toDay);
  if (from >= to || (days.at(-1) ?? -Infinity) < from) return [];
  return days.filter((day) => day >= from && day < to);
}
