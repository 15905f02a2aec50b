import type { ReportQuery } from '#contracts/report-query.ts';
import { AppError } from '#domain/errors.ts';
import { reportFileName } from '#wording/report-file-name.ts';
import type { Visit } from '../../visit.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { paperAddress, type PrintedReport } from './printed-report.ts';
import { headlineToPublish, publishReport } from './publish-report.ts';
import { reportFrame } from './report-frame.ts';
import { reportSubject } from './report-subject.ts';

interface PrintRequest {
  /** The portfolio's part of the address. */
  readonly portfolio: string;
  readonly query: ReportQuery;
}

/**
 * A portfolio's report as a PDF, of the figures that its page shows to the visit's actor; written down as a download, and kept with what it says.
 *
 * @throws AppError `portfolio-not-found` as the page does, `server-busy` and `pdf-failed` of the printer.
 */
export async function printPortfolio(visit: Visit, request: PrintRequest): Promise<PrintedReport> {
  const path = paperAddress('portfolio', request.portfolio, request.query);
  const { subject, headline } = await visit.db.read(async (snapshot) => {
    const wanted = await reportSubject(snapshot, visit, request);
    const frame = await reportFrame(snapshot, visit, { page: 'portfolio', path, subject: wanted });
    const shown = { ...wanted, asOf: frame.asOf };
    return { subject: shown, headline: await headlineToPublish(snapshot, visit, shown) };
  });
  const { asOf, account, portfolio } = subject;
  if (!account || !portfolio) throw new AppError('portfolio-not-found');
  const pdf = await visit.press.print(visit, path);
  await publishReport(visit, { accountId: account.id, portfolioId: portfolio.id, asOf, headline });
  const fileName = reportFileName(visit.texts, portfolio.name, asOf);
  recordActivity(visit, { kind: 'downloaded', section: 'portfolio', accountId: account.id, info: fileName });
  return { pdf, fileName };
}
