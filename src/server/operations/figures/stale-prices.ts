import type { LedgerInstrument } from '#finance/ledger.ts';
import type { PositionSpan } from '#finance/ledger-pass.ts';
import type { MarketSources } from '#finance/markets.ts';
import { indexOnOrBefore, isStale, type PriceSeries } from '#finance/price-series.ts';

/** A portfolio's positions and what the market says about them. */
interface PricedPortfolio {
  readonly book: { readonly positions: readonly PositionSpan[] };
  readonly sources: MarketSources;
}

/** How many of the instruments held on `day` have a price that is too old to be shown without a flag. */
export function stalePrices(portfolios: readonly PricedPortfolio[], day: number): number {
  return new Set(portfolios.flatMap((portfolio) => staleInstruments(portfolio, day))).size;
}

function staleInstruments({ book, sources }: PricedPortfolio, day: number): string[] {
  const held = book.positions.filter(({ fromDay, toDay, units }) => fromDay <= day && (toDay ?? Infinity) > day && !units.isZero());
  const ids = new Set(held.flatMap(({ instrumentId }) => instrumentId ?? []));
  return sources.instruments.filter((instrument) => ids.has(instrument.id) && isOld(instrument, sources, day)).map(({ id }) => id);
}

function isOld(instrument: LedgerInstrument, { prices, reportedValues }: MarketSources, day: number): boolean {
  const stated: PriceSeries | undefined = reportedValues.get(instrument.id) ?? prices.get(instrument.id);
  const at = stated ? indexOnOrBefore(stated.days, day) : -1;
  return stated !== undefined && at >= 0 && isStale(instrument.type, stated.days[at] ?? NaN, day);
}
