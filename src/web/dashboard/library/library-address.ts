import type { LibraryQuery } from '#contracts/library.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';

/** The query of a list of documents, in the library or in a section of a report page. */
type Parts = { readonly [Part in keyof LibraryQuery]?: LibraryQuery[Part] | undefined } | ReportQuery;

/** The library with something of its query changed: it begins at its first page again, with none of its documents open. Undefined takes a part away. */
export function libraryAddress(path: string, query: Parts, change: Parts): string {
  const wanted = Object.entries({ ...query, page: undefined, document: undefined, ...change }).flatMap(([part, value]) =>
    value === undefined || value === '' ? [] : [[part, String(value)]],
  );
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`;
}
