import type { ExplorerQuery } from '#contracts/explorer.ts';

/** The explorer with something of its query changed: it begins at its first page again. Undefined takes a part away. */
export function explorerAddress(
  path: string,
  query: ExplorerQuery,
  change: { readonly [Part in keyof ExplorerQuery]?: ExplorerQuery[Part] | undefined },
): string {
  const wanted = Object.entries({ ...query, page: undefined, ...change }).flatMap(([part, value]) =>
    value === undefined || value === '' ? [] : [[part, String(value)]],
  );
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`;
}
