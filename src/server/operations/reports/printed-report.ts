import type { ReportQuery } from '#contracts/report-query.ts';

/** A report as a file to keep. */
export interface PrintedReport {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/** Where the sheets of a report are that only the printer sees. */
export function paperAddress(page: 'account' | 'portfolio', part: string, query: ReportQuery): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/internal/paper/${page}/${encodeURIComponent(part)}?${search.toString()}`;
}
