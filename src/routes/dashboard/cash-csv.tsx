import { readReportFile } from '#server/operations/reports/read-report-page.ts';
import { cashTransactions } from '#web/dashboard/blocks/cash-transactions/cash-transactions.tsx';
import { answer } from '../answer.ts';
import { csvFile } from '../csv-file.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/cash-csv.ts';

export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  const report = await readReportFile(visit, 'cashTransactions', { portfolio: params.portfolio, ...readReportAddress(url) });
  return csvFile('cash', cashTransactions, { report, visit });
});
