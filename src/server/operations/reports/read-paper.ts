import type { Datasets } from '#contracts/datasets.ts';
import type { PaperPage } from '#contracts/ids.ts';
import type { PaperReport } from '#contracts/reports/paper-report.ts';
import type { RequestContext } from '../../request-context.ts';
import { needsOf } from './page-needs.ts';
import { reportFrame } from './report-frame.ts';
import { reportSources } from './report-sources.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

type PaperRequest = ReportRequest & { readonly path: string };

/**
 * The report of a portfolio or an account as it is printed: all datasets of its blocks, of one snapshot, and all transactions of the range instead of one
 * page of them.
 *
 * @throws whatever kept a dataset from being loaded: a report with a hole in it is not handed out.
 */
export async function readPaper(context: RequestContext, page: PaperPage, { path, ...request }: PaperRequest): Promise<PaperReport> {
  return context.db.read(async (snapshot) => {
    const wanted = await reportSubject(snapshot, context, request);
    const frame = await reportFrame(snapshot, context, { page, path, subject: wanted });
    const subject = { ...wanted, asOf: frame.asOf, isWhole: true };
    const sources = reportSources(context, snapshot);
    const title = await sources.title(subject);
    const blocks = context.variant.paper[page];
    const entries = await Promise.all([...needsOf(blocks)].map(async (id) => [id, await sources[id](subject)] as const));
    return { frame, blocks, datasets: { ...(Object.fromEntries(entries) as Partial<Datasets>), title } };
  });
}
