import { readReportFile } from '#server/operations/reports/read-report-page.ts';
import { transactions } from '#web/dashboard/blocks/transactions/transactions.tsx';
import { answer } from '../answer.ts';
import { csvFile } from '../csv-file.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/transactions-csv.ts';

export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  const report = await readReportFile(visit, 'transactions', { portfolio: params.portfolio, ...readReportAddress(url) });
  return csvFile('transactions', transactions, { report, visit });
});
