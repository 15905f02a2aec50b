import type { BlockId } from '#contracts/reports/blocks.ts';
import { AppError } from '#domain/errors.ts';
import { readReportFile } from '#server/operations/reports/read-report-page.ts';
import type { RequestContext } from '#server/request-context.ts';
import { blocks } from '#web/dashboard/blocks/registry.ts';
import { csvFile } from './csv-file.ts';
import { reportRequest } from './report-request.ts';

interface Asked {
  readonly url: URL;
  readonly params: { readonly portfolio: string; readonly file: string };
}

/**
 * The rows of one block of a portfolio's page as a file.
 *
 * @throws AppError `page-not-found` for a block that has none, and as the page
 */
export async function blockCsv(context: RequestContext, asked: Asked): Promise<Response> {
  const block = (Object.keys(blocks) as BlockId[]).find((id) => blocks[id].file?.name === asked.params.file);
  const file = block && blocks[block].file;
  if (!file) throw new AppError('page-not-found');
  return csvFile(file, { report: await readReportFile(context, block, reportRequest(asked)), context });
}
