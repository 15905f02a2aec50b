import type { RequestsQuery } from '#contracts/document-requests.ts';

type Parts = { readonly [Part in keyof RequestsQuery]?: RequestsQuery[Part] | undefined };

/** The page of requests as it is asked for. */
export function requestsAddress(path: string, parts: Parts): string {
  const wanted = Object.entries(parts).flatMap(([part, value]) => (value === undefined ? [] : [[part, String(value)]]));
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`;
}
