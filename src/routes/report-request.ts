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
 * Returns the request for a report from its own address or one below it: the account or the portfolio, and the query.
 *
 * @throws AppError `query-not-understood`, naming the first invalid part.
 */
export function reportRequest({ url, params: { account, portfolio, section } }: Asked): ReportRequest & { readonly path: string } {
  return {
    ...(account === undefined ? {} : { account }),
    ...(portfolio === undefined ? {} : { portfolio }),
    ...(section === undefined ? {} : { section }),
    query: parseQuery(ReportQuery, url.searchParams),
    path: url.pathname.replace(section === undefined ? /\/+$/ : /\/[^/]+\/*$/, ''),
  };
}
