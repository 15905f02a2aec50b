import type { DailyLevels } from '#finance/daily-series.ts';
import type { Queries } from '../../../db/queries.ts';
import { benchmarksOf, wholeBenchmark } from './benchmarks-of.ts';
import { memberSeries } from '../subject/member-series.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

/** The benchmark of a subject. An account is compared with its portfolios' benchmarks, weighted by what each had at work. */
export interface SubjectBenchmark {
  /** The name; for an account with several benchmarks their names, separated by commas. */
  readonly name: string | null;
  readonly levels: DailyLevels | null;
}

export const subjectBenchmark = oncePerSnapshot(async (snapshot, figures: SubjectFigures): Promise<SubjectBenchmark> => ({
  name: await benchmarkName(snapshot, figures),
  levels: await levelsOf(snapshot, figures),
}));

async function benchmarkName(snapshot: Queries, { portfolios }: SubjectFigures): Promise<string | null> {
  const ids = new Set(portfolios.flatMap(({ benchmarkId }) => benchmarkId ?? []));
  const names = [...(await snapshot.market.benchmarks(ids)).values()].map(({ name }) => name).sort();
  return names.length === 0 ? null : names.join(', ');
}

async function levelsOf(snapshot: Queries, figures: SubjectFigures): Promise<DailyLevels | null> {
  const { account, portfolios, subjectId, currency, series: whole, asOf } = figures;
  if (!whole || portfolios.every(({ benchmarkId }) => benchmarkId === null)) return null;
  const days = { firstDay: whole.firstDay, lastDay: asOf };
  const benchmarks = await benchmarksOf(snapshot, { portfolios, currency, days });
  const [portfolio] = portfolios;
  if (portfolio?.id === subjectId) return benchmarks(portfolio.benchmarkId, currency);

  const series = await memberSeries(snapshot, figures);
  const rates = await snapshot.market.rates([currency, ...portfolios.map((one) => one.currency)]);
  return wholeBenchmark(portfolios, { account, whole, series, rates, benchmarks });
}
