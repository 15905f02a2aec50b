import type { DataHealthQuery } from '#contracts/reports/data-health-query.ts';

/** The page's address with some parts of its query changed; undefined takes a part away. A change of filters leads to the first page. */
export function healthAddress(
  path: string,
  query: DataHealthQuery,
  change: Readonly<{ readonly [Part in keyof DataHealthQuery]?: DataHealthQuery[Part] | undefined }>,
): string {
  const keepsPage = Object.keys(change).every((part) => part === 'page' || part === 'finding' || part === 'portfolios');
  const wanted = { ...query, ...(keepsPage ? {} : { page: undefined, finding: undefined, portfolios: undefined }), ...change };
  const search = new URLSearchParams();
  for (const [part, value] of Object.entries(wanted)) if (value !== undefined) search.set(part, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
