import type { Period } from '#finance/daily-series.ts';
import type { Figure } from '#finance/figure.ts';
import type { ValuedHoldings } from '#finance/gains/contribution.ts';
import { type HoldingGain, holdingGains } from '#finance/gains/holding-gain.ts';
import { upTo } from '#finance/ledger/ordered-entries.ts';
import { type Markets, type MarketSources, createMarkets } from '#finance/prices/markets.ts';
import type { MoneySpan } from '#finance/book/cost-pass.ts';
import type { PortfolioBook } from '#finance/book/portfolio-book.ts';
import { valueOfSpan } from '#finance/book/positions-on.ts';

/** The market on all days of a book. */
export function marketsOfBook({ series }: PortfolioBook, sources: MarketSources): Markets {
  const days = series.value.length;
  return createMarkets({ ...sources, entries: upTo(sources.entries, series.firstDay + days - 1) }, { firstDay: series.firstDay, days });
}

/** The gains of everything that a book held over a period. */
export function gainsOfBook(book: PortfolioBook, sources: MarketSources, period: Period): Figure<readonly HoldingGain[]> {
  const markets = marketsOfBook(book, sources);
  return holdingGains(book.positions, period, (span, day) => valueOfSpan(span, markets, day));
}

/** Holdings as `contributions` takes them: valued by these markets, with what they gained over the period. */
export function valuedHoldings(spans: readonly MoneySpan[], markets: Markets, period: Period): ValuedHoldings {
  const valueOf = (span: MoneySpan, day: number) => valueOfSpan(span, markets, day);
  return { spans, valueOf, gains: holdingGains(spans, period, valueOf) };
}
