import type { Explanation, FigureId } from '#contracts/reports/figures.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { dayWithFigures } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** Explains a figure of a portfolio or an account: method, period, steps, rows. Records the view. */
export async function explainFigure(context: RequestContext, figure: FigureId, request: ReportRequest): Promise<Explanation> {
  const { account, explanation } = await context.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, context, request);
    const provider = context.provider(snapshot, context.actor);
    const asOf = dayWithFigures(subject, await provider.figureDays(subject));
    return { account: subject.account, explanation: await provider.explain({ ...subject, asOf }, figure) };
  });
  const section = request.portfolio === undefined ? 'account' : 'portfolio';
  recordView(context, { section, ...(account ? { accountId: account.id } : {}) });
  return explanation;
}
