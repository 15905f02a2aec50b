import { readReportFile } from '#server/operations/reports/read-report-page.ts';
import { contractNotes } from '#web/dashboard/blocks/contract-notes/contract-notes.tsx';
import { answer } from '../answer.ts';
import { csvFile } from '../csv-file.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/contract-notes-csv.ts';

export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  const report = await readReportFile(visit, 'contractNotes', { portfolio: params.portfolio, ...readReportAddress(url) });
  return csvFile('contract-notes', contractNotes, { report, visit });
});
