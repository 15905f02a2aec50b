import { href, redirect } from 'react-router';
import { SectionDocumentsQuery } from '#contracts/library.ts';
import { readDocument } from '#server/operations/library/read-document.ts';
import { readSectionDocuments } from '#server/operations/library/read-section-documents.ts';
import { findSinglePortfolio } from '#server/operations/portfolios/find-single-portfolio.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { DocumentsSection } from '#web/dashboard/library/documents-section.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { handleOwnPage } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/account-documents.ts';

export const loader = handleOwnPage(async (context, { url, params }: Route.LoaderArgs) => {
  const { portal, account } = params;
  const portfolio = await findSinglePortfolio(context, account);
  if (portfolio) throw redirect(href('/dashboard/:portal/portfolio/:portfolio/documents', { portal, portfolio }) + url.search);
  const query = parseQuery(SectionDocumentsQuery, url.searchParams);
  const report = await readReportPage(context, 'account', reportRequest({ url, params: { ...params, section: 'documents' } }));
  return {
    portal,
    report,
    documents: await readSectionDocuments(context, report, query),
    shown: query.document === undefined ? null : await readDocument(context, query.document),
  };
});

export { revalidatesUnlessDrawn as shouldRevalidate } from '../revalidates-unless-drawn.ts';

export const handle = placed(({ report }: Route.ComponentProps['loaderData']) => ({ report }));

export default function AccountDocuments({ loaderData }: Route.ComponentProps) {
  return (
    <ReportPage report={loaderData.report}>
      <DocumentsSection {...loaderData} />
    </ReportPage>
  );
}
