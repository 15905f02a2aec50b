import type { BookInput } from '#finance/book/book-input.ts';
import { canContinueFrom } from '#finance/book/book-opening.ts';
import type { Paid } from '../../db/queries/figures/daily-series.ts';
import { nothingPaid } from '../../db/queries/figures/daily-series.ts';
import type { StoredBook } from '../../db/queries/figures/book-years.ts';
import type { DailySeries } from '#finance/daily-series.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { MarketSources } from '#finance/prices/markets.ts';
import { buildBooks, type PortfolioBook } from '#finance/book/portfolio-book.ts';
import { spansOn } from '#finance/book/positions-on.ts';
import { holdingKey } from '#finance/book/position-history.ts';
import { splitDayWindow } from '#finance/prices/split-evidence.ts';
import { reportedSeries } from '#finance/prices/reported-series.ts';
import { entriesWhere, upTo } from '#finance/ledger/ordered-entries.ts';
import type { FiguresInput } from './account-figures.ts';
import type { PortfolioMaterial, StoredPortfolio } from './account-material.ts';
import { fromDayOf } from './account-plan.ts';
import { joinedSeries, stateOn } from './joined-series.ts';

/** The book of a portfolio, gone on with or whole, and what it was made from. */
export interface BookedPortfolio {
  readonly material: PortfolioMaterial;
  readonly sources: MarketSources;
  readonly book: PortfolioBook;
  /** The result of `book`, and the stored part of the same years. */
  readonly kept: StoredBook;
  /** From its beginning, or from where snapshots need it; null of an empty ledger. */
  readonly series: DailySeries | null;
  readonly paidBefore: Paid;
}

/** The books of all portfolios of an account, among which units move with their cost. */
export function bookPortfolios(materials: readonly PortfolioMaterial[], input: FiguresInput): BookedPortfolio[] {
  const sources = materials.map((material) => sourcesOf(material, input));
  const books = buildBooks(materials.map((material, at) => bookInput(material, input, sources[at] as MarketSources)));
  return materials.map((material, at) =>
    booked(material, { sources: sources[at] as MarketSources, book: books[at] as PortfolioBook }, input),
  );
}

function bookInput({ portfolio, stored }: PortfolioMaterial, input: FiguresInput, sources: MarketSources): BookInput {
  const { settlement, through, material: account } = input;
  if (!stored) return { ...sources, settlement, through };
  const fromDay = fromDayOf(account.plan);
  const [entries, earlierEntries] = [entriesWhere(sources.entries, ({ day }) => day >= fromDay), upTo(sources.entries, fromDay - 1)];
  const positions = spansOn(stored.book.positions, fromDay - 1);
  const inceptionDay = (portfolio.stored?.firstDay ?? NaN) + 1;
  const opening = { day: fromDay, inceptionDay, positions, earlierEntries, ...stateOn(stored.series.series, fromDay - 1) };
  return { ...sources, entries, settlement, through, opening };
}

function booked(
  material: PortfolioMaterial,
  { sources, book }: Pick<BookedPortfolio, 'sources' | 'book'>,
  { material: account }: FiguresInput,
): BookedPortfolio {
  const { stored } = material;
  if (!stored) {
    return { material, sources, book, kept: book, series: book.inceptionDay === null ? null : book.series, paidBefore: nothingPaid };
  }
  return {
    material,
    sources,
    book,
    kept: keptBook(stored, book, fromDayOf(account.plan)),
    series: joinedSeries(stored.series.series, book.series),
    paidBefore: stored.series.paidBefore,
  };
}

/**
 * Returns true if the stored portfolio has a state to continue from, with no split so near that the prices may show it on an earlier day.
 */
export function canGoOn(
  { stored, entries }: Pick<PortfolioMaterial, 'entries'> & { stored: Pick<StoredPortfolio, 'series'> | null },
  fromDay: number,
): boolean {
  if (stored === null) return true;
  const hasSplit = entries.some(({ ratio, day }) => ratio !== null && Math.abs(day - fromDay) <= splitDayWindow);
  return !hasSplit && canContinueFrom(stateOn(stored.series.series, fromDay - 1));
}

function sourcesOf({ entries, portfolio, reports, stored }: PortfolioMaterial, { market }: FiguresInput): MarketSources {
  const held = [...entries, ...(stored?.book.positions ?? [])];
  const ids = new Set(held.flatMap(({ instrumentId }) => instrumentId ?? []));
  return {
    entries,
    instruments: [...ids].flatMap((id) => market.instruments.get(id) ?? []),
    prices: market.prices,
    reportedValues: reportedSeries(reports, market),
    rates: market,
    carried: market.carried,
    currency: portfolio.currency,
  };
}

function keptBook({ book: stored }: StoredPortfolio, book: PortfolioBook, fromDay: number): StoredBook {
  const isEarlier = ({ day }: { readonly day: number }) => day < fromDay;
  return {
    positions: joinedSpans(
      stored.positions.filter(({ toDay }) => toDay !== null && toDay < fromDay),
      book.positions,
    ),
    disposals: [...stored.disposals.filter(isEarlier), ...book.disposals],
    bookedAmounts: [...stored.bookedAmounts.filter(isEarlier), ...book.bookedAmounts],
  };
}

/** By holding, then by day. */
function joinedSpans(ended: readonly PositionSpan[], spans: readonly PositionSpan[]): PositionSpan[] {
  return [...Map.groupBy([...ended, ...spans], holdingKey).values()].flat();
}
