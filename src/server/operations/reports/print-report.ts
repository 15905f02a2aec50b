import { href } from 'react-router';
import type { Headline } from '#contracts/datasets/headline.ts';
import type { Account } from '#domain/account/account.ts';
import { idOfActor, isOnBehalf } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { reportFileName } from '#wording/report-file-name.ts';
import { appendPdf } from '../../pdf/append-pdf.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload, recordDownloadWith } from '../activity/record-download.ts';
import { readAppendedFile } from '../portals/portal-document.ts';
import { headlineToPublish, publishReport } from './publish-report.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** A report as a file to keep. */
export interface PrintedReport {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/**
 * The report of a portfolio, or of an account with all of its portfolios as one, as a PDF of the figures that its page shows to the
 * visit's actor; written down as a download. What a portfolio's report says is kept, unless someone took it on behalf of a client: what no one
 * said to the client is not published. With `hasDocument` the document of the portal follows the report.
 *
 * @throws AppError `foreign-origin` where another site made the browser ask, `portfolio-not-found` or `account-not-found` as the page does, `server-busy` and `unforeseen` of the printer;
 * `document-not-found` and `file-unreadable` of the portal's document.
 */
export async function printReport(
  context: RequestContext,
  request: ReportRequest,
  { hasDocument = false }: { readonly hasDocument?: boolean } = {},
): Promise<PrintedReport> {
  const { subject, account, headline, path } = await reportToPrint(context, request);
  const { asOf, portfolio } = subject;
  const document = hasDocument ? await readAppendedFile(context) : null;
  const report = await context.pagePrinter.print(context, path);
  const pdf = document ? await appendPdf(report, document, idOfActor(context.actor)) : report;
  const fileName = reportFileName(context.texts, (portfolio ?? account).name, asOf);
  const download = { section: portfolio ? 'portfolio' : 'account', accountId: account.id, file: fileName } as const;
  if (isOnBehalf(context.actor)) await recordDownload(context, download);
  else
    await context.db.write(async (tx) => {
      if (portfolio) await publishReport(tx, context.actor, { accountId: account.id, portfolioId: portfolio.id, asOf, headline });
      await recordDownloadWith(tx, context, download);
    });
  return { pdf, fileName };
}

/** A report that is about to be printed: of which account and day, what its headline says, and where its sheets are. */
interface ReportToPrint {
  readonly subject: ReportSubject;
  readonly account: Account;
  readonly headline: Headline;
  readonly path: string;
  /** False up to the day before the first transaction. */
  readonly hasFigures: boolean;
}

/** @throws AppError `foreign-origin`, `portfolio-not-found`, `account-not-found` */
export async function reportToPrint(context: RequestContext, request: ReportRequest): Promise<ReportToPrint> {
  if (context.isFromElsewhere) throw new AppError('foreign-origin');
  const page = request.portfolio === undefined ? 'account' : 'portfolio';
  const path = paperAddress(page, request);
  return context.db.read(async (snapshot) => {
    const wanted = await reportSubject(snapshot, context, request);
    const { asOf, days } = await reportFrame(snapshot, context, { page, path, subject: wanted });
    const subject = { ...wanted, asOf };
    if (!subject.account) throw new AppError(`${page}-not-found`);
    return {
      subject,
      account: subject.account,
      headline: await headlineToPublish(snapshot, context, subject),
      path,
      hasFigures: days !== null && asOf > days.first,
    };
  });
}

/** Returns the address of a report's sheets, which only the printer opens. */
export function paperAddress(page: 'account' | 'portfolio', { portfolio, account = '', query }: ReportRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${href('/internal/paper/:page/:subject', { page, subject: portfolio ?? account })}?${search.toString()}`;
}
