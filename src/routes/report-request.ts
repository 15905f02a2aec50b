import { ReportQuery } from '#contracts/reports/report-query.ts';
import type { ReportRequest } from '#server/operations/reports/report-subject.ts';
import { parseQuery } from '#server/operations/parse-query.ts';

interface Asked {
  readonly url: URL;
  readonly params: {
    readonly portal?: string;
    readonly account?: string | undefined;
    readonly portfolio?: string | undefined;
    readonly section?: string | undefined;
  };
}

/**
 * What a report is asked about by its own address or by one below it: the account or the portfolio, and what stands after the question mark.
 *
 * @throws AppError `query-not-understood`, naming the first part that has no sense.
 */
export function reportRequest({ url, params: { account, portfolio, section } }: Asked): ReportRequest & { readonly path: string } {
  return {
    ...(account === undefined ? {} : { account }),
    ...(portfolio === undefined ? {} : { portfolio }),
    ...(section === undefined ? {} : { section }),
    query: parseQuery(ReportQuery, url.searchParams),
    path: section === undefined ? url.pathname : url.pathname.replace(/\/[^/]+\/*$/, ''),
  };
}
