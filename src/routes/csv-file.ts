import type { DatasetId, Datasets } from '#contracts/datasets.ts';
import type { Loading, Report } from '#contracts/reports/report.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { FileOfBlock } from '#web/dashboard/blocks/block.tsx';
import { csvText } from '#web/dashboard/csv-text.ts';

/** The rows of a block as a download, in the reader's words. A file is whole or not at all: what could not be loaded makes it fail. */
export async function csvFile(
  { name, rows }: FileOfBlock,
  { report, context }: { readonly report: Report; readonly context: RequestContext },
): Promise<Response> {
  const loaded = await Promise.all(
    Object.entries<Loading<Datasets[DatasetId]>>(report.datasets).map(async ([id, dataset]) => [id, await dataset] as const),
  );
  const values = loaded.map(([id, dataset]) => {
    if (dataset.state === 'failed') throw new AppError('provider-unavailable');
    return [id, dataset.value] as const;
  });
  return csvAnswer(name, csvText(rows(Object.fromEntries(values), report, context.texts)));
}

/** A file of rows to keep, whole or as it comes; no one on the way keeps a copy. */
export function csvAnswer(name: string, rows: string | ReadableStream): Response {
  return new Response(rows, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
