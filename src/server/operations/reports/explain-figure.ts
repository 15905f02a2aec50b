import type { Explanation, FigureId } from '#contracts/figures.ts';
import type { Visit } from '../../visit.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** How one figure of a portfolio or an account came about: method, period, steps, rows. */
export async function explainFigure(visit: Visit, figure: FigureId, request: ReportRequest): Promise<Explanation> {
  return visit.db.read(async (snapshot) => visit.provider.explain(snapshot, await reportSubject(snapshot, visit, request), figure));
}
