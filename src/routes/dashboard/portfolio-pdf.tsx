import { printPortfolio } from '#server/operations/reports/print-portfolio.ts';
import { answer } from '../answer.ts';
import { contentDisposition } from '../content-disposition.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/portfolio-pdf.ts';

/** The report of the portfolio as a PDF to keep. */
export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  const { query } = readReportAddress(url);
  const { pdf, fileName } = await printPortfolio(visit, { portfolio: params.portfolio, query });
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' },
  });
});
