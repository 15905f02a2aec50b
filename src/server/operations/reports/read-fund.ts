import type { FundData } from '#contracts/datasets/fund-data.ts';
import type { HoldingDocuments } from '#contracts/library.ts';
import type { Report } from '#contracts/reports/report.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { readHoldingDocuments } from '../library/read-holdings.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

type FundRequest = ReportRequest & { readonly path: string; readonly fund: string };

/** A page below a portfolio's. */
export interface ReadFund {
  readonly report: Omit<Report, 'datasets'>;
  readonly fund: FundData;
  /** Null for whom the library is closed. */
  readonly documents: HoldingDocuments | null;
}

/**
 * One security of a portfolio on the day of the page; written down as viewed.
 *
 * @throws AppError as the portfolio's page does, and `page-not-found` when the portfolio never held it.
 */
export async function readFund(context: RequestContext, { fund: id, path, ...request }: FundRequest): Promise<ReadFund> {
  const read = await context.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, context, request);
    const report = await reportFrame(snapshot, context, { page: 'portfolio', path, subject });
    return { report, subject, fund: await context.provider(snapshot, context.actor).fundData({ ...subject, asOf: report.asOf }, id) };
  });
  const { subject, ...shown } = read;
  const { account } = read.report;
  recordView(context, { section: 'portfolio', info: read.fund.symbol, ...(account ? { accountId: account.id } : {}) });
  return { ...shown, documents: await readHoldingDocuments(context, subject, id) };
}
