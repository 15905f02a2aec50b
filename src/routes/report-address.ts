import { ReportQuery } from '#contracts/report-query.ts';
import { AppError } from '#domain/errors.ts';

/**
 * The page's own path, and what the address says after the question mark.
 *
 * @throws AppError `query-not-understood`, naming the first part that is not one of ours or has no sense.
 */
export function readReportAddress({ pathname, searchParams }: URL): { readonly query: ReportQuery; readonly path: string } {
  const parsed = ReportQuery.safeParse(Object.fromEntries(searchParams));
  if (parsed.success) return { query: parsed.data, path: pathname };
  const [issue] = parsed.error.issues;
  const part = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw new AppError('query-not-understood', { part: String(part ?? '') });
}
