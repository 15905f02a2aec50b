import type { DailySeries, Period } from '#finance/daily-series.ts';
import { dayNumber, isoDate, yearOfDay } from '#finance/iso-date.ts';
import { pricedHoldings } from '#finance/prices/priced-holdings.ts';
import { findStillPeriods, findUnpricedPeriods, type PricedHolding } from '#finance/returns/unpriced-periods.ts';
import { netIndex } from '#finance/returns/time-weighted-return.ts';
import type { Queries } from '../../../db/queries.ts';

/** A series up to the day shown, and the portfolios that it is of. */
export interface SeriesOfPortfolios {
  readonly series: DailySeries;
  readonly portfolioIds: readonly string[];
}

/**
 * The series with the periods in which nothing that was held got a price. Holdings and prices are read only when an index stands still, all at once
 * for several series of an account.
 */
export async function withUnpricedPeriods(
  snapshot: Queries,
  accountId: string,
  all: readonly SeriesOfPortfolios[],
): Promise<DailySeries[]> {
  const found = all.map(({ series }) => findStillPeriods(netIndex(series)));
  const still = found.flat();
  if (still.length === 0) return all.map(({ series }) => series);
  const ids = all.flatMap(({ portfolioIds }, at) => (found[at]?.length ? portfolioIds : []));
  const holdings = await readHoldings(snapshot, { accountId, portfolioIds: [...new Set(ids)] }, still);
  return all.map(({ series, portfolioIds }, at) => ({
    ...series,
    unpriced: findUnpricedPeriods(
      found[at] ?? [],
      portfolioIds.flatMap((id) => holdings.get(id) ?? []),
    ),
  }));
}

async function readHoldings(
  snapshot: Queries,
  { accountId, portfolioIds }: { readonly accountId: string; readonly portfolioIds: readonly string[] },
  periods: readonly Period[],
): Promise<ReadonlyMap<string, readonly PricedHolding[]>> {
  const [from, to] = [Math.min(...periods.map((period) => period.from)), Math.max(...periods.map((period) => period.to))];
  const [first, last] = [yearOfDay(from), yearOfDay(to)];
  const books = await snapshot.bookYears.ofYears(accountId, portfolioIds, [first, last]);
  const reports = await snapshot.reportedValues.ofPortfolios(accountId, portfolioIds, isoDate(to));
  const positions = new Map([...books].map(([id, years]) => [id, years.positionsFrom(first)]));
  const held = [...positions.values()].flat().flatMap(({ instrumentId }) => instrumentId ?? []);
  const instruments = [...(await snapshot.market.instruments(held)).values()];
  const prices = await snapshot.market.prices(held);
  return new Map([...positions].map(([id, own]) => [id, pricedHoldings(own, { instruments, daysOf: statedDays(id) })]));

  function statedDays(portfolioId: string) {
    const reported = Map.groupBy(
      reports.filter((report) => report.portfolioId === portfolioId),
      ({ instrumentId }) => instrumentId,
    );
    const days = new Map([...reported].map(([id, own]) => [id, Int32Array.from(own, ({ day }) => dayNumber(day)).sort()]));
    return (id: string) => days.get(id) ?? prices.get(id)?.days;
  }
}
