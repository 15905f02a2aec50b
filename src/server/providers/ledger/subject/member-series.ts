import type { DailySeries } from '#finance/daily-series.ts';
import { collectIds } from '../collect-ids.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import type { SubjectFigures } from './subject-figures.ts';

/** The stored series of each portfolio of a subject, in its own currency, up to the as-of day. */
export const memberSeries = oncePerSnapshot(async (snapshot, figures: SubjectFigures): Promise<ReadonlyMap<string, DailySeries>> => {
  const { account, portfolios, subjectId, series, asOf } = figures;
  if (!series) return new Map();
  const [portfolio] = portfolios;
  if (portfolio?.id === subjectId) return new Map([[subjectId, series]]);
  const wanted = { accountId: account.id, subjectIds: collectIds(portfolios), firstDay: series.firstDay, lastDay: asOf };
  const stored = await snapshot.dailySeries.read(wanted);
  return new Map([...stored].map(([id, one]) => [id, one.series]));
});
