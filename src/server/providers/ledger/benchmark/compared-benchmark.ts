import type { ComparedBenchmark } from '#contracts/datasets/returns.ts';
import { riskProfileBenchmark } from '#domain/portfolio/risk-profile-benchmark.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { subjectBenchmark } from './benchmark-of-subject.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** Reads the benchmark of the subject, whether income is in it, and the sector of the portfolio's risk profile. */
export async function comparedBenchmark(
  snapshot: Queries,
  { portfolio }: ReportSubject,
  figures: SubjectFigures,
): Promise<ComparedBenchmark | null> {
  const { name } = await subjectBenchmark(snapshot, figures);
  const riskLabel = riskProfileBenchmark(portfolio?.riskLevel ?? null);
  return name === null ? null : { name, riskLabel, basis: await basisOf(snapshot, figures) };
}

async function basisOf(snapshot: Queries, { portfolios }: SubjectFigures): Promise<ComparedBenchmark['basis']> {
  const benchmarkIds = new Set(portfolios.flatMap(({ benchmarkId }) => benchmarkId ?? []));
  const components = [...(await snapshot.market.componentsOf(benchmarkIds)).values()].flat();
  const indices = await snapshot.market.instruments(components.map(({ instrumentId }) => instrumentId));
  const [basis, ...others] = new Set([...indices.values()].map(({ returnBasis }) => returnBasis));
  if (basis === undefined) return null;
  return others.length === 0 ? basis : 'mixed';
}
