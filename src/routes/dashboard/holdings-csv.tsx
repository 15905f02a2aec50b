import { readReportFile } from '#server/operations/reports/read-report-page.ts';
import { holdings } from '#web/dashboard/blocks/holdings/holdings.tsx';
import { answer } from '../answer.ts';
import { csvFile } from '../csv-file.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/holdings-csv.ts';

export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  const report = await readReportFile(visit, 'holdings', { portfolio: params.portfolio, ...readReportAddress(url) });
  return csvFile('holdings', holdings, { report, visit });
});
