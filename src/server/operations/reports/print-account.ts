import type { ReportQuery } from '#contracts/report-query.ts';
import { AppError } from '#domain/errors.ts';
import { reportFileName } from '#wording/report-file-name.ts';
import type { Visit } from '../../visit.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { paperAddress, type PrintedReport } from './printed-report.ts';
import { reportFrame } from './report-frame.ts';
import { reportSubject } from './report-subject.ts';

interface PrintRequest {
  readonly account: string;
  readonly query: ReportQuery;
}

/**
 * An account's report, all of its portfolios as one, as a PDF of the figures that its page shows to the visit's actor; written down
 * as a download.
 *
 * @throws AppError `account-not-found` as the page does, `server-busy` and `pdf-failed` of the printer.
 */
export async function printAccount(visit: Visit, request: PrintRequest): Promise<PrintedReport> {
  const path = paperAddress('account', request.account, request.query);
  const { account, asOf } = await visit.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, visit, request);
    const frame = await reportFrame(snapshot, visit, { page: 'account', path, subject });
    return { account: subject.account, asOf: frame.asOf };
  });
  if (!account) throw new AppError('account-not-found');
  const pdf = await visit.press.print(visit, path);
  const fileName = reportFileName(visit.texts, account.name, asOf);
  recordActivity(visit, { kind: 'downloaded', section: 'account', accountId: account.id, info: fileName });
  return { pdf, fileName };
}
