import { href, redirect } from 'react-router';
import { printReport } from '#server/operations/reports/print-report.ts';
import { putReportInLibrary } from '#server/operations/reports/put-report-in-library.ts';
import { handleFile, handleForm } from '../route-handlers.ts';
import { contentDisposition } from '#domain/file/content-disposition.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/report-pdf.ts';

/** The report of a portfolio, or of an account with all of its portfolios as one, as a PDF to keep; no one on the way keeps a copy.
 * `document=yes` adds the document of the portal. */
export const loader = handleFile(async (context, args: Route.LoaderArgs) => {
  const { pdf, fileName } = await printReport(context, reportRequest(args), {
    hasDocument: args.url.searchParams.get('document') === 'yes',
  });
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' },
  });
});

/** Puts the report into the client's library, and leads to the document that it is there. */
export const action = handleForm(async (context, args: Route.ActionArgs) => {
  const { document, account } = await putReportInLibrary(context, reportRequest(args));
  return redirect(`${href('/dashboard/:portal/account/:account/documents', { portal: args.params.portal, account })}?document=${document}`);
});
