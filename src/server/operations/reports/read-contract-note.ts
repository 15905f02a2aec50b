import type { Report } from '#contracts/reports/report.ts';
import type { ContractNote } from '#contracts/datasets/transactions.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

type NoteRequest = ReportRequest & { readonly path: string; readonly note: string };

/** A page below a portfolio's. */
export interface ReadNote {
  readonly report: Omit<Report, 'datasets'>;
  readonly note: ContractNote;
}

/**
 * The contract note of one trade of a portfolio; written down as viewed.
 *
 * @throws AppError as the portfolio's page does, and `page-not-found` when the portfolio has no such trade.
 */
export async function readContractNote(context: RequestContext, { note: id, path, ...request }: NoteRequest): Promise<ReadNote> {
  const read = await context.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, context, request);
    const report = await reportFrame(snapshot, context, { page: 'portfolio', path, subject });
    return { report, note: await context.provider(snapshot, context.actor).contractNote(subject, id) };
  });
  const { account } = read.report;
  recordView(context, { section: 'portfolio', info: `contract note ${read.note.number}`, ...(account ? { accountId: account.id } : {}) });
  return read;
}
