import { createHash } from 'node:crypto';
import type { DeliveryLine } from '#contracts/deliveries.ts';
import { locales } from '#contracts/ids.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { longestTitle } from '#domain/document/document-type.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { isQuarterEnd } from '#finance/iso-date.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { reportFileName } from '#wording/report-file-name.ts';
import { reportTitle } from '#wording/report-title.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { ReportOfDay } from '../../db/queries/library/report-documents.ts';
import type { RequestContext } from '../../request-context.ts';
import { once } from '../idempotency/once.ts';
import { saveOrDeleteFile } from '../library/add-document.ts';
import { deliverTo } from '../library/deliveries/deliver-to.ts';
import type { Keeping } from '../library/save-document.ts';
import { reportToPrint } from './print-report.ts';
import { publishReport } from './publish-report.ts';
import type { ReportRequest } from './report-subject.ts';

/** The document that a report is in the client's library. */
export interface ReportInLibrary {
  readonly document: string;
  readonly account: string;
}

type ToPrint = Awaited<ReturnType<typeof reportToPrint>>;

/**
 * Prints the report of a portfolio or an account in the client's language and puts it in the client's library: a Statement on the last day of a quarter, a
 * Valuation on any other. Of one day and period there is one document: the same figures leave it as it is, others become its next version. The
 * client is told as of any document. With `line`, it is that line of a delivery that is sent.
 *
 * @throws as `printReport`; AppError `forbidden` for whom the account is not theirs to look after; with `line`, `report-without-figures` where the
 * day has none, and `delivery-ended`
 */
export async function putReportInLibrary(
  context: RequestContext,
  request: ReportRequest,
  line: DeliveryLine | null = null,
): Promise<ReportInLibrary> {
  const report = await reportToPrint(context, request);
  if (line && !(report.hasFigures && report.subject.asOf === request.query.date)) throw new AppError('report-without-figures');
  authorize({ policy: accountDocumentsPolicy, action: 'publish', notFound: 'account-not-found' }, context.actor, report.account);
  const account = report.account.id;
  const before = await context.db.read((snapshot) => standing(snapshot, report));
  if (before?.isSame) {
    if (line)
      await context.db.writeUnaudited('deliveries', (tx) => deliverNewest(tx, line, { accountId: account, document: before.document }));
    return { document: before.document, account };
  }
  const reader = await asItsReader(context, report);
  const pdf = Buffer.from(await context.pagePrinter.print(reader, report.path));
  return context.db.write(async (tx) => ({ document: await keep(tx, { context, reader, report, pdf, line }), account }));
}

/** Returns the key of the report. */
function reportOfDay({ account, subject, headline }: ToPrint): ReportOfDay {
  return { accountId: account.id, portfolioId: subject.portfolio?.id ?? null, asOf: subject.asOf, period: headline.period };
}

function hashOf({ headline }: ToPrint): string {
  return createHash('sha256')
    .update(JSON.stringify([headline.currency, Object.entries(headline.figures).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex');
}

/** The document that the report is already, and whether it says the same; null where there is none, or it is in the trash. */
async function standing(
  queries: Pick<Queries, 'documents' | 'publishedReports'>,
  report: ToPrint,
): Promise<{ readonly document: string; readonly isSame: boolean } | null> {
  const found = await queries.publishedReports.documentOf(reportOfDay(report));
  const document = found && (await queries.documents.find(found.documentId));
  if (!found || !document || document.isRemoved) return null;
  return { document: document.id, isSame: found.figuresHash === hashOf(report) };
}

/** The request with the words of whoever the report is for. */
export async function asItsReader(
  context: RequestContext,
  { account }: { readonly account: { readonly clientUserId: string | null } },
): Promise<RequestContext> {
  const { clientUserId } = account;
  const ofClient = clientUserId === null ? null : await context.db.read(({ users }) => users.languageOf(clientUserId));
  const wanted = ofClient ?? context.portal?.language;
  const offered = context.variant.locales;
  const locale = offered.find((each) => each === wanted) ?? offered[0] ?? locales[0];
  return { ...context, locale, texts: textsByLocale[locale] };
}

interface Printed {
  readonly context: RequestContext;
  readonly reader: RequestContext;
  readonly report: ToPrint;
  readonly pdf: Buffer;
  readonly line: DeliveryLine | null;
}

/** Saves the document under a lock on the account and checks again, so that two requests at once create one document. */
async function keep(tx: Transaction, printed: Printed): Promise<string> {
  const { report, line } = printed;
  await tx.documents.lockAccount(report.account.id);
  if (line && !(await tx.deliveryLines.take({ ...line, accountId: report.account.id }))) throw new AppError('delivery-ended');
  const before = await standing(tx, report);
  if (!before?.isSame) return keepPdf(tx, printed, before?.document);
  // The job tries the line again, and finds the report that someone else has put there.
  if (line) throw new AppError('delivery-ended');
  return before.document;
}

async function keepPdf(tx: Transaction, { context, reader, report, pdf, line }: Printed, replaces: string | undefined): Promise<string> {
  const { actor, files, portal, variant } = context;
  const { account, subject, headline } = report;
  const { asOf, portfolio } = subject;
  const given: Keeping['given'] = {
    account: account.id,
    portfolio: portfolio?.id ?? null,
    holding: null,
    type: isQuarterEnd(asOf) ? 'statement' : 'valuation',
    effectiveDate: asOf,
    tags: [],
    title: titleOf(reader, report),
    sameName: 'copy',
    ...(line && { deliveryLine: line }),
  };
  const keeping: Keeping = {
    given,
    fileName: reportFileName(reader.texts, (portfolio ?? account).name, asOf),
    extension: 'pdf',
    size: pdf.length,
    store: (key) => files.storeBytes(pdf, () => key),
    kept: new Set(),
    ...(replaces !== undefined && { replaces }),
  };
  const sent = { by: actor, action: 'document-added', key: null, payload: given } as const;
  const { id } = await once(tx, sent, () => saveOrDeleteFile(tx, { actor, files, portal, variant }, keeping));
  await tx.publishedReports.becomes(reportOfDay(report), { documentId: id, figuresHash: hashOf(report) });
  if (portfolio) await publishReport(tx, actor, { accountId: account.id, portfolioId: portfolio.id, asOf, headline });
  return id;
}

/** Sends the line with the newest version of a document that is there already. */
async function deliverNewest(
  tx: Queries,
  line: DeliveryLine,
  { accountId, document }: { readonly accountId: string; readonly document: string },
): Promise<void> {
  if (!(await tx.deliveryLines.take({ ...line, accountId }))) throw new AppError('delivery-ended');
  const [newest] = await tx.documents.versions({ accountId, id: document });
  if (!newest) throw new AppError('document-not-found');
  await deliverTo(tx, { line, accountId, document, version: newest.number });
}

function titleOf({ texts }: RequestContext, { subject: { portfolio, asOf } }: ToPrint): string {
  const title = reportTitle(texts, asOf);
  return (portfolio ? `${title}, ${portfolio.name}` : title).slice(0, longestTitle);
}
