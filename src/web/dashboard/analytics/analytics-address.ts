import type { AnalyticsQuery } from '#contracts/analytics.ts';

type Change = Readonly<{ readonly [Part in keyof AnalyticsQuery]?: AnalyticsQuery[Part] | undefined }>;

/** The page's address with some parts of its query changed; undefined takes a part away. All but another page lead to the first page of the log. */
export function analyticsAddress(path: string, query: AnalyticsQuery, change: Change): string {
  const wanted = { ...query, page: undefined, ...change };
  const parts = Object.entries(wanted).flatMap(([part, value]) => (value === undefined ? [] : [[part, String(value)]]));
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts)}`;
}
