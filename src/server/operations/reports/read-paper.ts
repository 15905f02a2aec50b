import type { Datasets } from '#contracts/datasets.ts';
import type { PaperReport } from '#contracts/paper-report.ts';
import type { Visit } from '../../visit.ts';
import { pageNeeds } from './page-needs.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

type PaperRequest = ReportRequest & { readonly path: string };

/**
 * The page of a portfolio or an account as it is printed: all of its datasets, of one snapshot, and all transactions of the range instead of one
 * page of them.
 *
 * @throws whatever kept a dataset from being loaded: a report with a hole in it is not handed out.
 */
export async function readPaper(visit: Visit, page: 'account' | 'portfolio', { path, ...request }: PaperRequest): Promise<PaperReport> {
  return visit.db.read(async (snapshot) => {
    const wanted = await reportSubject(snapshot, visit, request);
    const frame = await reportFrame(snapshot, visit, { page, path, subject: wanted });
    const subject = { ...wanted, asOf: frame.asOf, isWhole: true };
    const title = await visit.provider.title(snapshot, subject);
    const needs = [...pageNeeds(page, frame.layout)].filter((id) => id !== 'title');
    const entries = await Promise.all(needs.map(async (id) => [id, await visit.provider[id](snapshot, subject)] as const));
    return { frame, datasets: { ...(Object.fromEntries(entries) as Partial<Datasets>), title } };
  });
}
