import type { Account } from '#domain/account/account.ts';
import { compositeLevels } from '#finance/benchmark/composite-levels.ts';
import type { DailyLevels, DailySeries } from '#finance/daily-series.ts';
import { dailyRates, type ExchangeRates } from '#finance/prices/exchange-rates.ts';
import type { Portfolio } from '../../../db/queries/clients/portfolios.ts';
import type { Queries } from '../../../db/queries.ts';

/** The levels of a benchmark in a currency; null when there is none. */
export type ComparedWith = (benchmarkId: string | null, currency: string) => DailyLevels | null;

export interface BenchmarksQuery {
  readonly portfolios: readonly Pick<Portfolio, 'benchmarkId' | 'currency'>[];
  /** The currency of the whole account. */
  readonly currency: string;
  /** Day numbers. */
  readonly days: { readonly firstDay: number; readonly lastDay: number };
}

/** Reads the benchmarks of the portfolios, in their own currencies and in the account's: a query a currency. */
export async function benchmarksOf(snapshot: Queries, { portfolios, currency, days }: BenchmarksQuery): Promise<ComparedWith> {
  const compared = portfolios.flatMap(({ benchmarkId, currency: own }) => (benchmarkId === null ? [] : [{ benchmarkId, own }]));
  const byCurrency = new Map<string, ReadonlyMap<string, DailyLevels>>();
  for (const one of new Set([currency, ...compared.map(({ own }) => own)])) {
    const wanted = compared.filter(({ own }) => one === currency || own === one);
    byCurrency.set(one, await snapshot.benchmarkSeries.read([...new Set(wanted.map(({ benchmarkId }) => benchmarkId))], one, days));
  }
  return (benchmarkId, one) => (benchmarkId === null ? null : (byCurrency.get(one)?.get(benchmarkId) ?? null));
}

export interface WholeToCompare {
  readonly account: Account;
  /** The account as one portfolio. */
  readonly whole: DailySeries;
  readonly series: ReadonlyMap<string, DailySeries>;
  readonly rates: ExchangeRates;
  readonly benchmarks: ComparedWith;
}

/** The portfolios' benchmarks as one, weighted day by day by what the portfolios had at work, in the account's currency. */
export function wholeBenchmark(
  portfolios: readonly Pick<Portfolio, 'id' | 'benchmarkId' | 'currency'>[],
  { account, whole, series, rates, benchmarks }: WholeToCompare,
): DailyLevels {
  const parts = portfolios.flatMap(({ id, benchmarkId, currency }) => {
    const own = series.get(id);
    if (!own) return [];
    const fx = dailyRates(rates, { from: currency, to: account.currency }, { firstDay: own.firstDay, days: own.value.length });
    return [{ series: own, fx, benchmark: benchmarks(benchmarkId, account.currency) }];
  });
  return compositeLevels(parts, { firstDay: whole.firstDay, days: whole.value.length });
}
