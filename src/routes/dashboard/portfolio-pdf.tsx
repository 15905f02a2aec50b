import { printReport } from '#server/operations/reports/print-report.ts';
import { answer } from '../answer.ts';
import { pdfFile } from '../pdf-file.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/portfolio-pdf.ts';

/** The report of the portfolio as a PDF to keep. */
export const loader = answer(async (visit, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { query } = readReportAddress(url);
  return pdfFile(await printReport(visit, { portfolio, query }));
});
