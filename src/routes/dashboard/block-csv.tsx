import type { BlockId } from '#contracts/reports/blocks.ts';
import { AppError } from '#domain/errors.ts';
import { readReportFile } from '#server/operations/reports/read-report-page.ts';
import { blocks } from '#web/dashboard/blocks/registry.ts';
import { answer } from '../answer.ts';
import { csvFile } from '../csv-file.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/block-csv.ts';

/** The rows of one block of a portfolio's page. */
export const loader = answer(async (visit, args: Route.LoaderArgs) => {
  const name = args.params.block;
  const block = (Object.keys(blocks) as BlockId[]).find((id) => blocks[id].file === name);
  if (!block) throw new AppError('page-not-found');
  return csvFile(name, blocks[block], { report: await readReportFile(visit, block, reportRequest(args)), visit });
});
