import type { Readable } from 'node:stream';
import { fileFormats } from '#domain/file/file-format.ts';
import { AppError } from '#domain/errors.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import { isId } from '#domain/is-id.ts';
import { idOfActor, system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { reportFileName } from '#wording/report-file-name.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { paperAddress } from '../reports/print-report.ts';
import { asItsReader } from '../reports/put-report-in-library.ts';
import { readServedReport, type ServedRequest } from './read-served-report.ts';

/** A file that another system is sent. */
export interface ServedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Readable | Uint8Array;
}

/** A printed report. */
export interface ServedPdf extends ServedFile {
  readonly content: Uint8Array;
}

const documentsAtOnce = 100;

/** Lists some of the documents of an account, the newest first. */
export function listServedDocuments(context: RequestContext, { account, page }: { readonly account: string; readonly page: number }) {
  return readServedReport(context, { account, section: 'account' }, async ({ snapshot, subject }) => {
    const place = { limit: documentsAtOnce + 1, offset: (page - 1) * documentsAtOnce };
    const found = await snapshot.documents.list(subject.account.id, place);
    return {
      page,
      hasMore: found.length > documentsAtOnce,
      data: found.slice(0, documentsAtOnce).map((document) => ({ ...document, documentPath: document.id })),
    };
  });
}

/**
 * Opens the newest file of a document of the account; recorded as a download before any of it leaves.
 *
 * @throws AppError `document-not-found`, also for one of another account; and as `readServedReport`
 */
export async function openServedDocument(
  context: RequestContext,
  { account, documentPath }: { readonly account: string; readonly documentPath: string },
): Promise<ServedFile> {
  const { version, place } = await readServedReport(context, { account, section: 'account' }, async ({ snapshot, subject }) => {
    const found = isId(documentPath) ? await snapshot.documents.find(documentPath) : null;
    const isOwn = found?.accountId === subject.account.id && !found.isRemoved;
    const [newest] = found && isOwn ? await snapshot.documents.versions(found) : [];
    return {
      version: newest,
      place: { ...context, portal: await snapshot.portals.find(subject.portal.id), accountId: subject.account.id },
    };
  });
  if (!version) throw new AppError('document-not-found');
  await recordDownload(place, { section: 'library', accountId: place.accountId, file: version.fileName });
  const format = fileFormats.find(({ extension }) => extension === version.extension);
  return {
    fileName: version.fileName,
    mediaType: format?.mediaType ?? 'application/octet-stream',
    content: await context.files.read(version),
  };
}

interface PrintRequest extends Pick<ServedRequest, 'account' | 'portfolio'> {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  /** Print in the language of the client instead of the firm's own. */
  readonly isForClient: boolean;
}

/**
 * Prints the report of an account with all of its portfolios as one, or of one portfolio.
 *
 * @throws as `readServedReport`; AppError `server-busy`, `unforeseen`
 */
export async function printServedReport(context: RequestContext, { from, to, isForClient, ...request }: PrintRequest): Promise<ServedPdf> {
  const query = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to, date: to }) };
  const page = request.portfolio === undefined ? 'account' : 'portfolio';
  const { subject, portal } = await readServedReport(
    context,
    { ...request, query, section: page },
    async ({ snapshot, subject: found }) => ({
      subject: found,
      portal: await snapshot.portals.find(found.portal.id),
    }),
  );
  const { account, portfolio, asOf } = subject;
  // The pages of the printer know people and our own jobs, no other systems: the scope was asked above.
  const printing = system('reporting-api');
  const asPrinter = { ...context, actor: printing, db: context.auth.database.as(printing), portal };
  const reader = await asItsReader(asPrinter, { account: isForClient ? account : { clientUserId: null } });
  const about = portfolio ? { portfolio: portfolioAddress(context.variant.portfolioParameter, portfolio) } : { account: account.id };
  const pdf = await context.pagePrinter.print(reader, paperAddress(page, { ...about, query }), idOfActor(context.actor));
  const fileName = reportFileName(reader.texts, (portfolio ?? account).name, asOf);
  await recordDownload({ ...context, portal }, { section: page, accountId: account.id, file: fileName });
  return { fileName, mediaType: 'application/pdf', content: pdf };
}
